package dev.cleave.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.scene.Scene;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayTest {

  private static final int SEEDS = 40;

  private static List<String> json(List<Recorded> lines) {
    return lines.stream().map(Recorded::json).toList();
  }

  private static Outcome replay(List<Recorded> lines) {
    var battle = Recording.battle();
    return new Brawl().fight(battle, new RecordedTable(lines, battle, null, null));
  }

  @Test
  void theBrawlsHereHaveEverythingThatCanBeRecordedAndEndInEveryWay() {
    var kinds = EnumSet.noneOf(Recorded.Kind.class);
    var ends = EnumSet.noneOf(Outcome.End.class);
    for (int seed = 1; seed <= SEEDS; seed++) {
      var recording = Recording.of(seed);
      recording.lines().forEach(line -> kinds.add(line.kind()));
      ends.add(recording.outcome().end());
    }
    assertThat(kinds).containsExactlyInAnyOrder(Recorded.Kind.values());
    assertThat(ends).contains(Outcome.End.FELLED, Outcome.End.UNFINISHED);
  }

  @Test
  void aJournalPlaysAgainLineForLine() {
    for (int seed = 1; seed <= SEEDS; seed++) {
      var recording = Recording.of(seed);
      var battle = Recording.battle();
      var heard = Journal.kept();
      var table = new RecordedTable(recording.lines(), battle, heard, null);
      assertThat(table.played()).isZero();
      Outcome again = new Brawl().fight(battle, table);
      assertThat(again).isEqualTo(recording.outcome());
      assertThat(table.isAtEnd()).isTrue();
      assertThat(table.played()).isEqualTo(recording.lines().size());
      assertThat(Recording.recorded(heard)).isEqualTo(recording.lines());
    }
  }

  @Test
  void whoTakesOverHearsOfEveryLull() {
    var lines = Recording.of(1).lines();
    var heard = new ArrayList<Scene>();
    var battle = Recording.battle();
    var during = new RecordedTable(lines, battle, null, new Lulls(heard));
    during.lull(battle);
    assertThat(heard).containsExactly(battle);
    var after = new RecordedTable(List.of(), battle, null, new Lulls(heard));
    after.lull(battle);
    assertThat(heard).containsExactly(battle, battle);
    new RecordedTable(lines, battle, null, null).lull(battle); // nobody takes over
    assertThat(during.played()).isZero();
  }

  /** Takes down the lulls there are; nothing else happens at it. */
  private record Lulls(List<Scene> heard) implements Table {

    @Override
    public int roll(Dice dice, Reason why, Actor who) {
      throw new AssertionError(why);
    }

    @Override
    public <T extends Answer> T ask(Question<T> question) {
      throw new AssertionError(question);
    }

    @Override
    public void lull(Scene scene) {
      heard.add(scene);
    }

    @Override
    public boolean listens() {
      return false;
    }

    @Override
    public void tell(Event event) {}
  }

  @Test
  void theSameSeedAndPlayersGiveTheSameJournal() {
    assertThat(Recording.of(5).lines()).isEqualTo(Recording.of(5).lines());
    assertThat(json(Recording.of(5).lines())).isNotEqualTo(json(Recording.of(6).lines()));
  }

  @Test
  void aLineThatSaysAnythingElseIsFoundAtThatLine() {
    for (int seed = 1; seed <= 5; seed++) {
      var lines = Recording.of(seed).lines();
      for (int i = 0; i < lines.size(); i++) {
        Recorded line = lines.get(i);
        for (String json : tampered(line.json())) {
          var changed = new ArrayList<>(lines);
          changed.set(i, new Recorded(line.line(), line.kind(), line.faces(), line.text(), json));
          assertDiverges(changed, i + 1, json, line.json());
        }
      }
    }
  }

  private static List<String> tampered(String json) {
    return List.of(
        json.replaceFirst("B\\.|judge", "C."),
        json.replaceFirst("\"}$|]}$", "x$0"),
        json.substring(0, json.length() - 1),
        json + " ",
        "");
  }

  private static void assertDiverges(List<Recorded> lines, int at, String recorded, String played) {
    if (recorded.equals(played)) {
      return;
    }
    var diverged = catchThrowableOfType(Divergence.class, () -> replay(lines));
    assertThat(diverged).as("line %d as %s", at, recorded).isNotNull();
    assertThat(diverged.line()).isEqualTo(at);
    assertThat(diverged.recorded()).isEqualTo(recorded);
    assertThat(diverged.played()).isEqualTo(played);
    assertThat(diverged).hasMessage("line %d says %s but the rules give %s", at, recorded, played);
  }

  @Test
  void aLineLostOrTwiceIsFoundAtTheNextThatTheRulesWrite() {
    var lines = Recording.of(3).lines();
    for (int i = 0; i < lines.size() - 1; i++) {
      var lost = new ArrayList<>(lines);
      lost.remove(i);
      var twice = new ArrayList<>(lines);
      twice.add(i, lines.get(i));
      if (lines.get(i).kind() != Recorded.Kind.JUDGE) {
        int line = i + 1;
        int after = lines.get(i + 1).kind() == Recorded.Kind.JUDGE ? line + 2 : line + 1;
        assertThatExceptionOfType(Divergence.class)
            .isThrownBy(() -> replay(lost))
            .satisfies(found -> assertThat(found.line()).isEqualTo(after));
        assertThatExceptionOfType(Divergence.class)
            .isThrownBy(() -> replay(twice))
            .satisfies(found -> assertThat(found.line()).isEqualTo(line));
      }
    }
  }

  @Test
  void withoutItsLastLineTheRecordEndsBeforeTheFightDoes() {
    var lines = Recording.of(3).lines();
    assertThatExceptionOfType(RecordedTable.RecordEnds.class)
        .isThrownBy(() -> replay(lines.subList(0, lines.size() - 1)))
        .withMessage("the journal stops before the fight does");
  }

  @Test
  void facesTheDieDoesNotHaveAreFound() {
    Recorded roll = firstOf(Recorded.Kind.ROLL);
    assertDivergence(
        changed(roll, List.of(21), "", roll.json().replaceFirst("\\[.*]", "[21]")),
        "line %d says a face of 21 but the rules give a d20",
        roll.line());
    assertDivergence(
        changed(roll, List.of(0), "", roll.json().replaceFirst("\\[.*]", "[0]")),
        "line %d says a face of 0 but the rules give a d20",
        roll.line());
    assertDivergence(
        changed(roll, List.of(3, 4), "", roll.json().replaceFirst("\\[.*]", "[3,4]")),
        "line %d says 2 faces but the rules give d20",
        roll.line());
  }

  @Test
  void anAnswerThatIsNotLegalIsFoundWithTheRuleAgainstIt() {
    Recorded target =
        Recording.of(1).lines().stream()
            .filter(line -> line.text().startsWith("hit "))
            .findFirst()
            .orElseThrow();
    assertDivergence(
        changed(
            target,
            List.of(),
            "hit me",
            target.json().replaceFirst("\"answer\":.*}", "\"answer\":\"hit me\"}")),
        "line %d says the answer \"hit me\" but the rules give hit: Marcus cannot hit that [B.2]",
        target.line());
  }

  @Test
  void anActOfTheJudgeThatCannotBeReadIsFound() {
    Recorded act = firstOf(Recorded.Kind.JUDGE);
    assertDivergence(
        changed(act, List.of(), "smite Marcus", "{\"judge\":\"smite Marcus\"}"),
        "line %d says the Judge's \"smite Marcus\" but the rules give no such act",
        act.line());
  }

  private static Recorded firstOf(Recorded.Kind kind) {
    return Recording.of(1).lines().stream()
        .filter(line -> line.kind() == kind)
        .findFirst()
        .orElseThrow();
  }

  private static List<Recorded> changed(
      Recorded line, List<Integer> faces, String text, String json) {
    var lines = new ArrayList<>(Recording.of(1).lines());
    lines.set(line.line() - 1, new Recorded(line.line(), line.kind(), faces, text, json));
    return lines;
  }

  private static void assertDivergence(List<Recorded> lines, String message, int line) {
    assertThatExceptionOfType(Divergence.class)
        .isThrownBy(() -> replay(lines))
        .withMessage(message, line);
  }

  @Test
  void anotherTableTakesOverAnywhereAndPlaysOnTheSame() {
    for (int seed = 1; seed <= 8; seed++) {
      var recording = Recording.of(seed);
      for (int cut = 0; cut <= recording.lines().size(); cut++) {
        var battle = Recording.battle();
        var journal = Journal.kept();
        var then = new GameTable(recording.diceAfter(cut), Recording.SLY, journal);
        var begun = recording.lines().subList(0, cut);
        var table = new RecordedTable(begun, battle, journal, then);
        Outcome outcome = new Brawl().fight(battle, table);
        assertThat(outcome).isEqualTo(recording.outcome());
        assertThat(json(Recording.recorded(journal)))
            .as("seed %d cut at %d", seed, cut)
            .isEqualTo(json(recording.lines()));
      }
    }
  }

  @Test
  void whoPlaysOnWithoutListenersIsNotToldAnything() {
    var lines = Recording.of(2).lines();
    var battle = Recording.battle();
    var then = new GameTable(new SeededDice(9), Players.USUAL, null);
    var table = new RecordedTable(lines.subList(0, 4), battle, null, then);
    assertThat(table.listens()).isTrue();
    new Brawl().fight(battle, table);
    assertThat(table.listens()).isFalse();
  }
}
