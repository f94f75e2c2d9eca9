package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A seat of a real table, over a real socket. */
class JoinTest {

  private static final String DUEL =
      """
      scenario: Duel
      about: On the bridge.
      rulebook: acks2
      map: 8x4
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 60, weapon: sword, shield: true, armour: chain, at: [1, 1], facing: E}
        Orc: {side: orcs, creature: orc, hp: 40, at: [3, 1], facing: W}
      """;

  private static final String SHORT = DUEL.replace("hp: 60", "hp: 9").replace("hp: 40", "hp: 6");
  private static final String BOTS = "bot\n".repeat(400);

  @TempDir Path folder;

  private LiveHouse house;

  @BeforeEach
  void open() {
    house = new LiveHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Map<String, String> token(LiveHouse.Table table, int seat) {
    return Map.of("CLEAVE_TOKEN", table.tokens().get(seat - 1));
  }

  @Test
  void aFightIsFoughtFromTheTerminalToItsEnd() throws Exception {
    var table = house.table(SHORT, "fair", "orcs");
    try (var ann = new Terminal(folder, token(table, 2), "join", house.address())) {
      ann.type(BOTS);
      assertThat(ann.end()).as(ann.out() + ann.err()).isZero();
      assertThat(ann.out())
          .startsWith("Duel\n")
          .contains("On the bridge.")
          .contains("You are Marcus (player). ? helps.\n")
          .contains("\nRound 1\n")
          .contains("Initiative: ")
          .contains("Marcus> bot\n")
          .contains("needs ")
          .containsPattern(
              "The dice of epoch 1 are what was promised: \\d+ rolls worked out again,\\s+your seed"
                  + "\\s+among\\s+what\\s+made\\s+them\\.");
    }
  }

  @Test
  void oneMayAskAndLookBeforeOneAnswers() throws Exception {
    var table = house.table(DUEL, "fair", "orcs");
    try (var ann = new Terminal(folder, token(table, 2), "join", house.address())) {
      int at = ann.until("Marcus> ");
      ann.type("?\nmap\nstate\nseats\noptions\nrule A2.INIT.01\nlog 5\nnonsense\n");
      at = ann.until("nonsense\n", at);
      at = ann.until("Marcus> ", at);
      assertThat(ann.out())
          .contains("why ANSWER")
          .doesNotContain("The Judge also says")
          .containsPattern("heroes: M Marcus \\([0-9]+/60 hp")
          .contains("orcs: o Orc (unhurt")
          .containsPattern("[0-9]+ of 60 hp, standing at 1,1")
          .contains("Orc     unhurt, standing at ")
          .contains("Marcus (player) plays Marcus")
          .contains("A2.INIT.01");
      assertThat(ann.out().substring(ann.out().indexOf("> nonsense"))).contains("[A2.");
    }
  }

  @Test
  void oddsAndReasonsComeFromTheTable() throws Exception {
    var table = house.table(DUEL.replace("at: [3, 1]", "at: [2, 1]"), "fair", "orcs");
    try (var ann = new Terminal(folder, token(table, 2), "join", house.address())) {
      int at = ann.until("Marcus> ");
      while (!ann.out().contains("attack Orc")) {
        ann.type("bot\n");
        at = ann.until("bot\n", at);
        at = ann.until("Marcus> ", at);
      }
      ann.type("odds attack Orc\nwhy attack Orc\n");
      ann.until("attack Orc: hits ", at);
      ann.until("attack Orc: needs ", at);
      ann.type("quit\n");
      assertThat(ann.end()).isZero();
      assertThat(ann.out()).containsPattern("attack Orc: hits [0-9.]+%, drops [0-9.]+%");
    }
  }

  @Test
  void theTableIsLeftAndFoundAgainAsItWas() throws Exception {
    var table = house.table(SHORT, "fair", "orcs");
    try (var ann = new Terminal(folder, token(table, 2), "join", house.address())) {
      int at = ann.until("Marcus> ");
      house.close();
      at = ann.until("The connection is lost", at);
      house.open();
      at = ann.until("Back at the table.", at);
      at = ann.until("Marcus> ", at);
      ann.type(BOTS);
      assertThat(ann.end()).as(ann.out() + ann.err()).isZero();
    }
  }

  @Test
  void anAnswerWhoseAckWasLostIsNotGivenTwice() throws Exception {
    var table = house.table(SHORT, "fair", "orcs");
    try (var leash = new Leash(house.port());
        var ann =
            new Terminal(
                folder, token(table, 2), "join", "http://127.0.0.1:" + leash.port() + "/")) {
      int at = ann.until("Marcus> ");
      leash.deafen();
      ann.type("bot\n");
      at = ann.until("bot\n", at);
      while (!house.journal(table, 1, "jsonl").contains("\"who\":\"Marcus\"")) {
        Thread.sleep(20);
      }
      String before = house.journal(table, 1, "jsonl");
      leash.cut();
      at = ann.until("Back at the table.", at);
      at = ann.until("Marcus> ", at);
      assertThat(house.journal(table, 1, "jsonl")).isEqualTo(before);
      ann.type(BOTS);
      assertThat(ann.end()).as(ann.out() + ann.err()).isZero();
      assertThat(ann.out()).doesNotContain("conflict").doesNotContain("no longer asked");
    }
  }

  @Test
  void realDiceAreTyped() throws Exception {
    var table = house.table(DUEL, "typed", "orcs");
    try (var ann = new Terminal(folder, token(table, 2), "join", house.address())) {
      int at = 0;
      int rolled = 0;
      while (rolled < 2) {
        at = ann.until("Marcus> ", at);
        int question = ann.out().lastIndexOf("\n\n", at);
        boolean dice = ann.out().indexOf("the face of the die", question) > 0;
        ann.type(dice ? "21\n4\n" : "bot\n");
        at = ann.until(dice ? "Marcus> 4\n" : "bot\n", at);
        rolled += dice ? 1 : 0;
      }
      assertThat(ann.out()).containsPattern("a d[0-9]+ shows 1 to [0-9]+, not 21");
      ann.until("Marcus> ", at);
      ann.type("quit\n");
      assertThat(ann.end()).isZero();
      assertThat(house.journal(table, 1, "jsonl")).contains("\"faces\":[4]");
    }
  }

  @Test
  void theJudgeSetsTheRulesAside() throws Exception {
    var table = house.table(DUEL, "fair", "orcs");
    try (var ann = new Terminal(folder, token(table, 2), "join", house.address());
        var judge = new Terminal(folder, token(table, 1), "join", house.address())) {
      ann.until("Marcus> ");
      int at = judge.until("Judge> ");
      judge.type("?\njudge set Orc to 1 hp\n");
      at = judge.until("The Judge: set Orc to 1 hp.", at);
      int heard = ann.until("The Judge intervenes.");
      ann.until("Marcus> ", heard);
      judge.until("Judge> ", at);
      judge.type("judge fly\n");
      judge.until("the Judge cannot", at);
      assertThat(judge.out()).contains("The Judge also says");
      ann.type("judge set Orc to 1 hp\n");
      ann.until("only the Judge may do this");
      judge.type("quit\n");
    }
  }

  @Test
  void theLastAnswerIsTakenBack() throws Exception {
    var table = house.table(DUEL, "fair", "orcs");
    try (var ann = new Terminal(folder, token(table, 2), "join", house.address());
        var judge = new Terminal(folder, token(table, 1), "join", house.address())) {
      int at = ann.until("Marcus> ");
      ann.type("undo\n");
      at = ann.until("there is nothing to take back", at);
      ann.type("bot\n");
      at = ann.until("bot\n", at);
      at = ann.until("Marcus> ", at);
      judge.until("Judge> ");
      judge.type("undo 1\n");
      judge.until("Judge takes back what followed.");
      ann.until("Judge takes back what followed.", at);
      judge.type("quit\n");
    }
  }

  @Test
  void aLinkIsTakenButNotPraised() throws Exception {
    var table = house.table(DUEL, "fair", "orcs");
    var result =
        Command.in(folder)
            .typing("quit\n", "join", house.address() + "join#" + table.tokens().get(1));
    assertThat(result.code()).as(result.err()).isZero();
    assertThat(result.err())
        .contains("The link was given on the command line")
        .contains("cleave join http://127.0.0.1:" + house.port() + "/ asks")
        .doesNotContain(table.tokens().get(1));
    assertThat(result.out()).contains("You are Marcus");
  }

  @Test
  void theTokenMayBeTheFirstLine() throws Exception {
    var table = house.table(DUEL, "fair", "orcs");
    var result =
        Command.in(folder)
            .typing(
                house.address() + "join#" + table.tokens().get(1) + "\nquit\n",
                "join",
                house.address());
    assertThat(result.code()).as(result.err()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.out()).contains("You are Marcus").doesNotContain(table.tokens().get(1));
  }

  @Test
  void whatOpensNothingIsRefused() {
    var result = Command.in(folder).typing("guess\n", "join", house.address());
    assertThat(result)
        .isEqualTo(
            new Command.Result(
                2,
                "",
                "http://127.0.0.1:" + house.port() + ": This link opens nothing any more.\n"));
    house.close();
    var nobody = Command.in(folder).typing("guess\n", "join", house.address());
    assertThat(nobody.code()).isEqualTo(2);
    assertThat(nobody.err()).startsWith("http://127.0.0.1:" + house.port() + ": ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "127.0.0.1:8420|this is no address of a table; it looks like http://127.0.0.1:8420/join#… or http://127.0.0.1:8420/",
        "ftp://127.0.0.1/|this is no address of a table; it looks like http://127.0.0.1:8420/join#… or http://127.0.0.1:8420/",
        "http://127.0.0.1:8420/t/x|a seat's link ends in /join# and its token; /t/x leads elsewhere",
        "http://127.0.0.1:8420/join#a%20b|this is no token; it is what stands after the # of a seat's link",
      })
  void addressesThatAreNoneAreRefused(String url, String message) {
    assertThat(Command.in(folder).run("join", url))
        .isEqualTo(new Command.Result(2, "", message + "\n"));
  }

  @Test
  void withoutATokenThereIsNoSeat() {
    assertThat(Command.in(folder).run("join", "http://127.0.0.1:1/").err())
        .isEqualTo(
            "without its link or token there is no seat; type it, or put it into CLEAVE_TOKEN\n");
  }
}
