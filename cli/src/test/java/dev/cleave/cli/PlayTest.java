package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayTest {
  /** Too far for anybody to reach anybody in the first round. */
  private static final String FIELD =
      Command.YARD
          .replace("............\n", "........................................\n")
          .replace("[[9, 0], [9, 1], [9, 2]]", "[[38, 0], [38, 1], [38, 2]]");

  @TempDir private Path folder;
  private Command cleave;

  @BeforeEach
  void scenarios() {
    cleave = Command.in(folder).with("duel.yaml", Command.DUEL).with("yard.yaml", FIELD);
  }

  private Command.Result play(String typed, String... more) {
    var args = new String[6 + more.length];
    System.arraycopy(
        new String[] {"fight", "yard.yaml", "--seed", "7", "--play", "heroes"}, 0, args, 0, 6);
    System.arraycopy(more, 0, args, 6, more.length);
    var result = cleave.typing(typed, args);
    assertThat(result.code()).as(result.err()).isZero();
    return result;
  }

  @Test
  void theEndOfInputLeavesTheFight() {
    assertThat(play("").out()).contains("What does ").contains("The fight is left in round 1.");
    assertThat(play("quit\n").out()).contains("The fight is left in round 1.");
  }

  @Test
  void aFightLeftIsKeptAndCanBeReplayed() {
    play("wait\nwait\nquit\n", "--journal", "j");
    var replay = cleave.run("replay", "j");
    assertThat(replay.code()).as(replay.err()).isZero();
    assertThat(replay.out()).contains("The journal stops here, before the fight does.");
  }

  @Test
  void anAnswerIsItsTextItsNumberOrEnoughOfIt() {
    assertThat(play("full defence\n").out()).contains(" goes on full defence.");
    assertThat(play("ful\n").out()).contains("\n  full defence\n").contains("on full defence.");
    assertThat(play("3\n").out()).doesNotContain("3: ");
    assertThat(play("def\n").out()).contains("\n  full defence\n");
  }

  @Test
  void whatIsNotLegalIsRefusedWithItsRule() {
    assertThat(play("charge Orc 1\n").out()).contains(" is on foot [WS.MOVE.03]\n");
    assertThat(play("dance\n").out()).contains("dance: this is not among the options [WS.");
  }

  @Test
  void oneMayAskWhyAndReadTheRule() {
    assertThat(play("why\nrule WS.MOVE.03\nrule WS.NO.1\n").out())
        .contains("  charge: ")
        .contains("WS.MOVE.03  Running excludes the attack  (core)\n")
        .contains("no rule is called \"WS.NO.1\"");
  }

  @Test
  void manySquaresShareALine() {
    assertThat(play("move\n").out())
        .containsPattern("      move to … \\d+ squares: \\S+,\\d+ .*")
        .contains("  which of these?\n");
  }

  @Test
  void theMapShowsWhereOneCanGo() {
    assertThat(play("map move\nmap m\nmap fly\n").out())
        .containsPattern("\n 1  1 M→  1  2 ")
        .containsPattern("Where (Marcus|Thief) could move, in squares of 5 feet\\.\n")
        .contains("  which? map move, map run\n");
    assertThat(cleave.typing("map move\n", "fight", "duel.yaml", "--play", "all").out())
        .contains("  there are no squares to choose from\n");
  }

  @Test
  void squaresAreMarkedWithTheirCostAndWithWhoWaitsThere() {
    cleave.write(
        "gate.yaml",
        """
        scenario: The gate
        map: |
          .......
          ###.###
          .......
        combatants:
          Kara: {side: watch, creature: guard, hp: 5, at: [0, 0], facing: E}
          Orc: {side: orcs, creature: orc, hp: 4, at: [6, 0], facing: W}
        """);
    var played =
        cleave.typing("map march\n", "fight", "gate.yaml", "--seed", "2", "--play", "watch").out();
    assertThat(played)
        .contains(
            """
               0  1  2  3  4  5  6
             0 K→  1  2  3  4  5!o←
             1 █████████ 4 █████████
             2 ·  ·   6  5  6 ·  ·
            Where Kara could march, in squares of 5 feet; ! provokes a foe.
            """);
  }

  @Test
  void helpFitsATerminalAndTellsOfWays() {
    assertThat(play("?\n").lines())
        .contains("    march to 6,5 by 4,5 by 5,5 facing N")
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void theJudgeMaySetTheRulesAside() {
    var result =
        play(
            "judge set Marcus to 5 hp\n"
                + "judge move Marcus to 4,1\n"
                + "judge move Marcus to 1e300,1\n"
                + "judge move Marcus to 0,0\n"
                + "judge remove Orc 2\n"
                + "judge sing\n"
                + "state\n",
            "--journal",
            "j");
    assertThat(result.out())
        .contains("The Judge: set Marcus to 5 hp.")
        .contains("The Judge: move Marcus to 4,1.")
        .contains("nobody here knows how to \"move Marcus to 1e300,1\"")
        .contains("Marcus  5 of 20 hp  standing at 0,0")
        .contains("removed")
        .contains("nobody here knows how to \"sing\"");
    assertThat(cleave.run("replay", "j").code()).isZero();
  }

  @Test
  void theLastAnswerCanBeTakenBack() {
    var result =
        play("undo\nflee\nundo\njudge set Thief to 1 hp\nundo\nstate\nbot\n", "--journal", "j");
    assertThat(result.out())
        .contains("  there is nothing to take back\n")
        .contains("  taken back: flee\n")
        .contains("  taken back: the Judge's set Thief to 1 hp\n")
        .contains("Thief    8 of  8 hp");
    assertThat(cleave.read("j")).doesNotContain("\"flee\"").doesNotContain("judge");
    assertThat(cleave.run("replay", "j").code()).isZero();
  }

  @Test
  void aWholeFightByBotsAtThePromptIsTheBotsFight() {
    String bots = "bot\n".repeat(2000);
    var byHand =
        cleave.typing(bots, "fight", "yard.yaml", "--seed", "7", "--play", "all", "--json");
    assertThat(byHand.code()).isZero();
    assertThat(byHand.out())
        .isEqualTo(cleave.run("fight", "yard.yaml", "--seed", "7", "--json").out());
    assertThat(byHand.err()).contains("What does ");
  }

  @Test
  void oneMaySeeWhatABehaviourWouldDo() {
    String out = play("would coward\nwould\nwould king\nstate\n").out();
    assertThat(out)
        .containsPattern("> would coward\n  \\S+.*  \\S+")
        .containsPattern("> would\n  \\S+")
        .contains(
            "  there is no behaviour \"king\"; there are: plain, pack, beast, mindless, caster,\n")
        .contains("Marcus  20 of 20 hp")
        .contains("The fight is left in round 1.");
  }

  @Test
  void whoIsLeftToABehaviourForARoundIsAskedAgainInTheNext() {
    String out = play("leave Thief to archer for a round\nwait\nwait\nwait\nwait\nwait\n").out();
    String first = out.substring(out.indexOf("Round 1"), out.indexOf("Round 2"));
    assertThat(first)
        .contains("  Thief fights as archer for a round\n")
        .containsPattern("    Thief, archer: .+\n")
        .doesNotContain("What does Thief do?\nThief");
    assertThat(out.substring(out.indexOf("Round 2"))).contains("What does Thief do?");
  }

  @Test
  void whoIsLeftForGoodFightsOnUntilHeIsTakenBack() {
    String typed =
        "leave Thief to coward\nleave Marcus to soldier\n\nstate\ndance\nleave marcus\nundo\n";
    var result = play(typed, "--journal", "j");
    assertThat(result.out())
        .contains("  Marcus fights as soldier; leave Marcus takes back\n")
        .contains("yours fight by themselves; Enter goes on> ")
        .contains("  leave NAME takes one back\n")
        .contains("  Marcus is yours again\n")
        .contains("What does Marcus do?")
        .contains("  there is nothing to take back\n");
    assertThat(cleave.read("j")).contains("\"by\":\"coward: ").contains("\"by\":\"soldier: ");
    assertThat(cleave.run("replay", "j").code()).isZero();
  }

  @Test
  void whenNothingMoreIsTypedThoseLeftFightToTheEnd() {
    String out = play("leave Thief to brute\nleave Marcus to brute\n").out();
    assertThat(out).contains("The fight ends").doesNotContain("The fight is left");
  }

  @Test
  void onlyOnesOwnCanBeLeftToABehaviour() {
    assertThat(play("leave Orc 1 to coward\nleave\nleave Thief to king\n").out())
        .contains("  nobody of yours is called \"Orc 1\": leave NAME to BEHAVIOUR")
        .contains("  whom? leave NAME to BEHAVIOUR, or to BEHAVIOUR for a round; leave NAME takes")
        .contains("  there is no behaviour \"king\"; there are: ")
        .contains("The fight is left in round 1.");
  }

  @Test
  void peopleTypeWhatTheyRolled() {
    String plain = "sides: {north: {behaviour: plain}, south: {behaviour: plain}}\n";
    cleave.with("brawl.yaml", Command.DUEL + plain);
    var result =
        cleave.typing(
            "7\nx\n4 4\n?\n4\nr\n21\nundo\n2\n",
            "fight",
            "brawl.yaml",
            "--seed",
            "7",
            "--dice",
            "ask",
            "--journal",
            "j");
    assertThat(result.code()).isZero();
    assertThat(result.out())
        .contains("Kurt, initiative, d6? 7\n  a d6 shows 1 to 6, not 7\n")
        .contains("  a d6 shows 1 to 6, not x\n")
        .contains("  please type the face of the die, 1 to 6\n")
        .contains("  the face of the die, 1 to 6, r to have it rolled, undo, quit\n")
        .containsPattern("Otto, initiative, d6\\? r\n  rolled \\d\n")
        .contains("  a d20 shows 1 to 20, not 21\n")
        .contains("  taken back: initiative ");
    assertThat(cleave.run("replay", "j").code()).isZero();
  }

  @Test
  void noSuchSideNoSuchDice() {
    assertThat(cleave.run("fight", "yard.yaml", "--play", "heros"))
        .isEqualTo(
            new Command.Result(
                2,
                "",
                "no side is called \"heros\"; there are heroes, orcs (or all)."
                    + " Did you mean heroes?\n"));
    assertThat(cleave.run("fight", "yard.yaml", "--dice", "throw").code()).isEqualTo(2);
  }
}
