package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Story;
import dev.cleave.server.table.LiveTableTest.Kept;
import dev.cleave.server.table.LiveTableTest.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Bad commands at the table itself, without a network. The numbers are those of docs/threats.md.
 */
class TableThreatsTest {

  private static final String DUEL =
      """
      scenario: Duel
      rulebook: acks2
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 14, weapon: sword, shield: true, armour: chain}
        Quill: {side: heroes, thief: 2, hp: 8, weapon: dagger}
        Orc: {side: orcs, creature: orc, hp: 6}
      """;

  private static final String MARCUS = Views.id("Marcus");
  private static final String ORC = Views.id("Orc");

  private static final Seat JUDGE = new Seat(1, Role.JUDGE, "Judge", List.of());
  private static final Seat ANN = new Seat(2, Role.PLAYER, "Ann", List.of("Marcus"));
  private static final Seat BEN = new Seat(3, Role.PLAYER, "Ben", List.of("Quill"));
  private static final Seat EYE = new Seat(4, Role.SPECTATOR, "Onlookers", List.of());

  private final Game game =
      Game.of(Scenario.of(Yaml.parse(new Source("duel", DUEL))), Library.core(), null, Map.of());
  private final Kept log = new Kept();
  private LiveTable table = fresh();
  private long now;

  private LiveTable fresh() {
    return new LiveTable(
        "t",
        game.header(null),
        new Story(game),
        List.of(JUDGE, ANN, BEN, EYE),
        log,
        new Secrets((byte) 1),
        false,
        () -> now);
  }

  private Thread start() {
    var past = List.copyOf(log.lines);
    return Thread.ofPlatform().daemon().start(() -> table.run(past, List.of()));
  }

  @BeforeEach
  void begin() {
    log.lines.add(LiveTable.first(new Secrets((byte) 1).epoch(1)));
    start();
    var judge = sit(JUDGE);
    assertThat(code(judge, JUDGE, "begin-it", "{\"type\":\"begin\"}")).isEqualTo("ack");
  }

  @AfterEach
  void close() {
    table.send(new Message.Close());
  }

  private Screen sit(Seat seat) {
    var screen = new Screen();
    table.send(new Message.Came(screen, seat.number(), List.of()));
    screen.until("welcome");
    return screen;
  }

  private void say(Screen screen, Seat seat, String cmd, String frame) {
    Command command = Command.read(Json.MAPPER.readTree(frame));
    if (command == null) {
      throw new AssertionError(frame);
    }
    table.send(new Message.Said(screen, seat.number(), cmd, command, frame));
  }

  /** What becomes of a command: ack, or why it is refused. */
  private String code(Screen screen, Seat seat, String cmd, String frame) {
    say(screen, seat, cmd, frame);
    JsonNode answer = answer(screen, cmd);
    return answer.path("type").asString().equals("ack") ? "ack" : answer.path("code").asString();
  }

  private static JsonNode answer(Screen screen, String cmd) {
    JsonNode frame = screen.next();
    while (!frame.path("cmd").asString("").equals(cmd)) {
      frame = screen.next();
    }
    return frame;
  }

  private static String usual(JsonNode prompt) {
    return Json.frame("answer")
        .put("q", prompt.path("q").asString())
        .put("text", prompt.path("usual").asString())
        .toString();
  }

  /** 81, 82 */
  @Test
  void theSameCommandCountsOnceAndAnotherUnderItsIdNever() {
    var ann = sit(ANN);
    String frame = usual(ann.prompt());
    assertThat(code(ann, ANN, "once", frame)).isEqualTo("ack");
    int lines = log.lines.size();
    assertThat(code(ann, ANN, "once", frame)).isEqualTo("ack");
    assertThat(code(ann, ANN, "once", frame + " ")).isEqualTo("conflict");
    assertThat(code(sit(BEN), BEN, "once", frame)).isEqualTo("conflict");
    assertThat(log.causes).filteredOn(cause -> cause.cmd().equals("once")).hasSize(1);
    assertThat(log.lines).hasSize(lines);
  }

  /** 81, 82: what was applied before a restart is known from the log alone. */
  @Test
  void afterARestartTheSameHolds() {
    var ann = sit(ANN);
    String frame = usual(ann.prompt());
    assertThat(code(ann, ANN, "once", frame)).isEqualTo("ack");
    table.send(new Message.Close());
    table = fresh();
    start();
    ann = sit(ANN);
    assertThat(code(ann, ANN, "once", frame)).isEqualTo("ack");
    assertThat(code(ann, ANN, "once", frame + " ")).isEqualTo("conflict");
    assertThat(code(sit(BEN), BEN, "once", frame)).isEqualTo("conflict");
  }

  /** 83 */
  @Test
  void whatIsStaleIsToldWithWhatIsAskedNow() {
    var ann = sit(ANN);
    JsonNode first = ann.prompt();
    assertThat(code(ann, ANN, "first", usual(first))).isEqualTo("ack");
    say(ann, ANN, "again", usual(first));
    JsonNode refused = answer(ann, "again");
    assertThat(refused.path("code").asString()).isEqualTo("stale");
    assertThat(refused.has("prompt")).isTrue();
    assertThat(refused.path("prompt").path("q")).isNotEqualTo(first.path("q"));
    say(ann, ANN, "future", usual(first).replace("\"q\":\"0.", "\"q\":\"9."));
    assertThat(answer(ann, "future").path("code").asString()).isEqualTo("stale");
  }

  /** 84 */
  @Test
  void nobodySpeaksForAnother() {
    var ann = sit(ANN);
    JsonNode prompt = ann.prompt();
    var ben = sit(BEN);
    var eye = sit(EYE);
    int lines = log.lines.size();
    assertThat(code(ben, BEN, "b1", usual(prompt))).isEqualTo("not yours");
    assertThat(code(eye, EYE, "e1", usual(prompt))).isEqualTo("not yours");
    int n = 0;
    for (String order :
        List.of(
            "{\"type\":\"judge\",\"text\":\"set Orc to 1 hp\"}",
            "{\"type\":\"pause\",\"on\":true}",
            "{\"type\":\"timer\",\"seconds\":5}",
            "{\"type\":\"run\",\"who\":\"orcs\",\"by\":\"seat\"}",
            "{\"type\":\"begin\"}",
            "{\"type\":\"epoch\"}",
            "{\"type\":\"dice\",\"seat\":2,\"by\":\"hand\"}",
            "{\"type\":\"aftermath\"}")) {
      assertThat(code(ben, BEN, "b" + ++n + 10, order))
          .as(order)
          .isIn("not yours", "illegal", "stale");
      assertThat(code(eye, EYE, "e" + n + 10, order))
          .as(order)
          .isIn("not yours", "illegal", "stale");
    }
    assertThat(log.lines).hasSize(lines);
    assertThat(code(ann, ANN, "a1", usual(prompt))).isEqualTo("ack");
  }

  /** 84: whoever has not sat down is not heard at all. */
  @Test
  void whoHasNotComeIsNotHeard() {
    var ann = sit(ANN);
    JsonNode prompt = ann.prompt();
    var ghost = new Screen();
    say(ghost, JUDGE, "ghost", "{\"type\":\"pause\",\"on\":true}");
    assertThat(code(ann, ANN, "a1", usual(prompt))).isEqualTo("ack");
    assertThat(ghost.frames).isEmpty();
    assertThat(log.causes).noneMatch(cause -> cause.cmd().equals("ghost"));
  }

  /** 85 */
  @Test
  void ofTwoScreensTheFirstAnswerCounts() {
    var one = sit(ANN);
    var two = sit(ANN);
    JsonNode prompt = one.prompt();
    assertThat(two.prompt()).isEqualTo(prompt);
    assertThat(code(two, ANN, "two", usual(prompt))).isEqualTo("ack");
    assertThat(code(one, ANN, "one", usual(prompt))).isEqualTo("stale");
  }

  /** 86 */
  @Test
  void whoIsShownTheDoorHearsNothingMoreAndIsNotHeard() {
    var ann = sit(ANN);
    JsonNode prompt = ann.prompt();
    var ben = sit(BEN);
    var line = new LogLine(LogLine.Kind.SEATS, "{\"revoked\":3}");
    table.ask(now -> now.reseat(line, () -> List.of(JUDGE, ANN, EYE), Set.of()));
    assertThat(code(ann, ANN, "a1", usual(prompt))).isEqualTo("ack"); // it has taken effect
    assertThat(ben.bye).isEqualTo("this seat is no longer yours");
    ben.frames.clear();
    say(ben, BEN, "b1", "{\"type\":\"standing\",\"kind\":\"ready\",\"answer\":\"never\"}");
    var judge = sit(JUDGE);
    assertThat(code(judge, JUDGE, "j1", "{\"type\":\"pause\",\"on\":true}")).isEqualTo("ack");
    assertThat(ben.frames).isEmpty();
    assertThat(log.causes).noneMatch(cause -> cause.cmd().equals("b1"));
  }

  /** 89 */
  @Test
  void whatGotLostIsSettledInTheWelcome() {
    var ann = sit(ANN);
    assertThat(code(ann, ANN, "done", usual(ann.prompt()))).isEqualTo("ack");
    var again = new Screen();
    table.send(new Message.Came(again, ANN.number(), List.of("done", "lost")));
    JsonNode applied = again.until("welcome").path("applied");
    assertThat(applied.path("done").isNumber()).isTrue();
    assertThat(applied.path("lost").isNull()).isTrue();
  }

  /** 91 */
  @Test
  void nobodyCountsGaps() {
    var ann = sit(ANN);
    var eye = sit(EYE);
    var judge = sit(JUDGE);
    // Somebody acts whom they do not see: the Judge has cards, and throws dice, that they have not.
    assertThat(code(judge, JUDGE, "hide", "{\"type\":\"judge\",\"text\":\"hide Orc\"}"))
        .isEqualTo("ack");
    say(judge, JUDGE, "bots-1", "{\"type\":\"run\",\"who\":\"heroes\",\"by\":\"bot\"}");
    say(judge, JUDGE, "bots-2", "{\"type\":\"run\",\"who\":\"orcs\",\"by\":\"bot\"}");
    for (Screen screen : List.of(ann, eye, judge)) {
      while (!screen.view.path("table").path("phase").asString("").equals("over")) {
        screen.next();
      }
      assertThat(screen.cards).hasSizeGreaterThan(5);
    }
    for (Screen screen : List.of(ann, eye)) {
      for (int i = 0; i < screen.cards.size(); i++) {
        assertThat(screen.cards.get(i).path("card").asInt())
            .isEqualTo(screen.cards.getFirst().path("card").asInt() + i);
      }
      var open = new ArrayList<Integer>();
      for (JsonNode card : screen.cards) {
        for (JsonNode dice : card.path("dice")) {
          String[] from = dice.path("from").asString("").split("\\.", -1);
          if (from.length == 4 && from[1].equals("0")) {
            open.add(Integer.parseInt(from[3]));
          }
        }
      }
      assertThat(open).as("open rolls, without a gap").isNotEmpty();
      for (int i = 1; i < open.size(); i++) {
        assertThat(open.get(i) - open.get(i - 1)).as("rolls " + open).isBetween(0, 1);
      }
    }
    assertThat(judge.cards.size()).as("the Judge knows more").isGreaterThan(ann.cards.size());
  }

  /** 73, 90: who is hidden is, to others, like one who is not there. */
  @Test
  void whatIsAskedOfTheHiddenIsAnsweredLikeWhatIsAskedOfNobody() {
    var ann = sit(ANN);
    var judge = sit(JUDGE);
    for (String who : List.of("orcs", Views.id("Quill"))) {
      String run = "{\"type\":\"run\",\"who\":\"" + who + "\",\"by\":\"bot\"}";
      assertThat(code(judge, JUDGE, "run " + who, run)).isEqualTo("ack");
    }
    for (int i = 0; !ann.prompt().path("kind").asString().equals("action"); i++) {
      String frame = usual(ann.view.path("prompt"));
      ann.view.putNull("prompt");
      assertThat(code(ann, ANN, "on" + i, frame)).isEqualTo("ack");
    }
    assertThat(code(judge, JUDGE, "hide", "{\"type\":\"judge\",\"text\":\"hide Orc\"}"))
        .isEqualTo("ack");
    while (ann.view.path("combatants").toString().contains("\"Orc\"") && !gone(ann)) {
      ann.next();
    }
    String q = ann.prompt().path("q").asString();
    for (String[] ask :
        new String[][] {
          {"sight", "{\"type\":\"sight\",\"from\":\"" + MARCUS + "\",\"to\":\"%s\"}", ORC, "c7"},
          {"why", "{\"type\":\"why\",\"q\":\"" + q + "\",\"text\":\"attack %s\"}", "Orc", "Elf"},
        }) {
      assertThat(reply(ann, ask[0], ask[1].formatted(ask[2])).replace(ask[2], "X"))
          .as(ask[0])
          .isEqualTo(reply(ann, ask[0], ask[1].formatted(ask[3])).replace(ask[3], "X"));
    }
    assertThat(reply(ann, "options", "{\"type\":\"options\",\"q\":\"" + q + "\"}"))
        .doesNotContain("Orc");
    String answer = "{\"type\":\"answer\",\"q\":\"" + q + "\",\"text\":\"%s %s\"}";
    for (String verb : List.of("attack", "march away from")) {
      say(ann, ANN, "a-orc", answer.formatted(verb, "orc"));
      String orc = answer(ann, "a-orc").toString();
      say(ann, ANN, "a-elf", answer.formatted(verb, "elf"));
      assertThat(orc.replace("orc", "X"))
          .isEqualTo(answer(ann, "a-elf").toString().replace("elf", "X"));
    }
    say(ann, ANN, "odds", "{\"type\":\"odds\",\"q\":\"" + q + "\",\"text\":\"attack Orc\"}");
    say(ann, ANN, "pause", "{\"type\":\"pause\",\"on\":true}"); // an answer to wait for
    JsonNode next = ann.next();
    while (!next.path("cmd").asString("").equals("pause")) {
      assertThat(next.path("type").asString()).isNotEqualTo("odds");
      next = ann.next();
    }
  }

  private static boolean gone(Screen screen) {
    return screen.view.path("gone").toString().contains(ORC);
  }

  /** What is said to a question of this type, or that it is refused. */
  private String reply(Screen screen, String type, String frame) {
    Command command = Command.read(Json.MAPPER.readTree(frame));
    table.send(
        new Message.Said(screen, ANN.number(), null, Objects.requireNonNull(command), frame));
    JsonNode answer = screen.next();
    while (!List.of(type, "refused").contains(answer.path("type").asString())) {
      answer = screen.next();
    }
    return answer.toString();
  }

  /** 93 */
  @Test
  void aPlayerTakesBackThriceAMinuteAndTheJudgeAsHeLikes() {
    var ann = sit(ANN);
    var judge = sit(JUDGE);
    String undo = "{\"type\":\"undo\",\"to\":99999}";
    for (int i = 0; i < 3; i++) {
      assertThat(code(ann, ANN, "u" + i, undo)).isEqualTo("bad");
    }
    assertThat(code(ann, ANN, "u4", undo)).isEqualTo("too fast");
    assertThat(code(sit(ANN), ANN, "u5", undo)).as("on another screen").isEqualTo("too fast");
    assertThat(code(sit(BEN), BEN, "u6", undo)).as("somebody else").isEqualTo("bad");
    for (int i = 0; i < 10; i++) {
      assertThat(code(judge, JUDGE, "j" + i, undo)).isEqualTo("bad");
    }
    now += 60_000;
    assertThat(code(ann, ANN, "u7", undo)).as("a minute later").isEqualTo("bad");
  }

  /** 87: at a table that has ended nobody waits in vain. */
  @Test
  void whoComesToATableThatHasEndedIsSentBack() throws Exception {
    table.send(new Message.Close());
    table = fresh();
    var running = start();
    var ann = sit(ANN);
    table.send(new Message.Close());
    running.join();
    table.end();
    var late = new Screen();
    table.send(new Message.Came(late, ANN.number(), List.of()));
    say(ann, ANN, "late", "{\"type\":\"pause\",\"on\":true}");
    assertThat(late.bye).isEqualTo("the table is set up again");
    assertThat(ann.bye).isEqualTo("the table is set up again");
  }
}
