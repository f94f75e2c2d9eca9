package dev.cleave.acks.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks2.Acks2;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole fights of every sort, and what must hold in all of them. */
class FightsTest {

  private static final Acks2 BOOK = Book.acks2();

  /** A battle with its name. */
  record Fray(String name, Battle battle, int fights) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Fray> frays() {
    return Stream.of(
        new Fray("a duel", duel(), 300),
        new Fray("three against five", band(false).apart(60), 150),
        new Fray("with archers", archers().apart(100), 150),
        new Fray("with spells", casters().apart(80), 150),
        new Fray("a bear alone", bear().apart(40), 150),
        new Fray("cowards", cowards().apart(20), 100),
        new Fray("three against five on a map", onMap(band(true), Ground.open(20, 14)), 60),
        new Fray("among walls", onMap(archers(), walls()), 60),
        new Fray("spells on a map", onMap(casters(), walls()), 60),
        new Fray("cowards on a map", onMap(cowards(), walls()), 60));
  }

  private static Battle duel() {
    var muster = Muster.of(BOOK);
    muster.hero("Marcus", Muster.fighter(1).armour(4).shield(1).strength(13).make());
    muster.monster("Orc", Muster.orc().make());
    return muster.apart(30);
  }

  private static Muster band(boolean spears) {
    var muster = Muster.of(BOOK);
    muster.hero("Marcus", Muster.fighter(2).armour(4).shield(1).make());
    muster.hero("Kara", Muster.fighter(1).armour(3).weapons(Muster.SPEAR, Muster.SWORD).make());
    muster.hero("Norden", Muster.fighter(2).strength(16).weapons(Muster.GREAT_AXE).make());
    for (int i = 1; i <= 5; i++) {
      muster.monster("Orc " + i, Muster.orc().weapons(spears ? Muster.SPEAR : Muster.SWORD).make());
    }
    return muster;
  }

  private static Muster archers() {
    var muster = Muster.of(BOOK);
    muster.hero("Marcus", Muster.fighter(2).armour(4).shield(1).make());
    muster.hero(
        "Skandara",
        Muster.fighter(1).weapons(Muster.BOW, Muster.SWORD).traits("precise shooting").make());
    muster.hero("Ravila", Muster.fighter(1).weapons(Muster.BOW).traits("skirmishing").make());
    muster.monster("Ogre", Muster.ogre().make());
    muster.monster("Bowman 1", Muster.orc().weapons(Muster.BOW, Muster.DAGGER).make());
    muster.monster("Bowman 2", Muster.orc().weapons(Muster.BOW).make());
    muster.monster("Orc", Muster.orc().morale(4).make());
    return muster;
  }

  private static Muster casters() {
    var muster = Muster.of(BOOK);
    muster.hero("Balbus", Muster.mage().spells(Muster.FIRE, Muster.SLEEP).make());
    muster.hero("Quintus", Muster.fighter(2).armour(3).spells(Muster.CURE, Muster.FEAR).make());
    muster.hero("Marcus", Muster.fighter(2).armour(4).make());
    for (int i = 1; i <= 4; i++) {
      muster.monster("Orc " + i, Muster.orc().hp(9).make());
    }
    muster.monster("Shaman", Muster.orc().spells(Muster.FEAR, Muster.SLEEP).make());
    muster.monster("Ogre", Muster.ogre().make());
    return muster;
  }

  private static Muster bear() {
    var muster = Muster.of(BOOK);
    muster.hero("Marcus", Muster.fighter(2).armour(2).make());
    muster.hero("Kara", Muster.fighter(1).armour(2).make());
    muster.monster("Bear", Muster.bear().make());
    return muster;
  }

  private static Muster cowards() {
    var muster = Muster.of(BOOK);
    muster.hero("Marcus", Muster.fighter(4).armour(4).make());
    muster.hero("Kara", Muster.fighter(3).armour(4).make());
    muster.hero("Norden", Muster.fighter(3).armour(4).make());
    for (int i = 1; i <= 6; i++) {
      muster.monster("Goblin " + i, Muster.orc().hp(3).morale(i == 6 ? -6 : -3).make());
    }
    return muster;
  }

  private static Ground walls() {
    return Ground.drawn(
        List.of(
            "....................",
            "....................",
            "........##..........",
            "........##..........",
            "....................",
            ".........2..........",
            ".........1..........",
            ".........3..........",
            "....................",
            "........##..........",
            "........##..........",
            "...................."));
  }

  private static Battle onMap(Muster muster, Ground ground) {
    int[] next = {0, 0};
    for (var who : muster.everybody()) {
      int side = who.side().index();
      int row = 2 + next[side]++ * 2 % 8;
      muster.at(who, side == 0 ? 3 : 15, row, side == 0 ? Facing.E : Facing.W);
    }
    return muster.on(ground);
  }

  /** Answers as usual, but checks first that the usual is legal and can be read back. */
  private static final class Checked implements Players {

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      T usual = question.usual();
      assertThat(question.refuses(usual)).as("%s: %s", question, usual.text()).isNull();
      assertThat(question.refuses(question.quiet())).as("quiet of %s", question).isNull();
      assertThat(question.read(usual.text())).isEqualTo(usual);
      return usual;
    }
  }

  /** Takes any option, now and then. */
  private static final class Wild implements Players {

    private final Random random;

    Wild(long seed) {
      this.random = new Random(seed);
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (random.nextInt(3) > 0) {
        return question.usual();
      }
      List<Option<T>> options = question.options();
      T answer = options.get(random.nextInt(options.size())).answer();
      assertThat(question.refuses(answer)).as("%s: %s", question, answer.text()).isNull();
      assertThat(question.read(answer.text())).isEqualTo(answer);
      assertThat(question.refusals()).isNotNull();
      return answer;
    }
  }

  @ParameterizedTest
  @MethodSource("frays")
  void every_fight_ends_and_the_usual_answer_is_always_legal(Fray fray) {
    var ends = new HashMap<Outcome.End, Integer>();
    for (long seed = 0; seed < fray.fights(); seed++) {
      Battle battle = fray.battle().copy();
      var journal = Journal.kept();
      var table = new GameTable(new SeededDice(seed), new Checked(), journal);
      Outcome outcome = BOOK.fight(battle, table);
      ends.merge(outcome.end(), 1, Integer::sum);
      assertThat(journal.events().getLast().is("ended")).isTrue();
      check(journal.events());
    }
    assertThat(ends).doesNotContainKey(Outcome.End.UNFINISHED);
  }

  @ParameterizedTest
  @MethodSource("frays")
  void whatever_people_answer_the_rules_hold(Fray fray) {
    for (long seed = 0; seed < fray.fights() / 10; seed++) {
      Battle battle = fray.battle().copy();
      var journal = Journal.kept();
      BOOK.fight(battle, new GameTable(new SeededDice(seed), new Wild(seed), journal));
      check(journal.events());
    }
  }

  /** Damage never heals, healing never hurts, and the fallen do nothing until they come round. */
  private static void check(List<Event> events) {
    Map<String, Integer> hp = new HashMap<>();
    var out = new ArrayList<Object>();
    for (Event event : events) {
      Object by = event.fact("by");
      if (!event.is("fallen") && !event.is("damage") && !event.is("heal")) {
        assertThat(out).as(event.toString()).doesNotContain(by == null ? "" : by);
      }
      if (event.is("damage")) {
        int now = (int) event.fact("hp");
        Integer before = hp.put((String) event.fact("on"), now);
        assertThat((int) event.fact("amount")).isPositive();
        assertThat(before == null || before > now).isTrue();
      } else if (event.is("heal")) {
        hp.put((String) event.fact("on"), (int) event.fact("hp"));
        if ((int) event.fact("hp") > 0) {
          out.remove(event.fact("on"));
        }
      } else if (event.is("fallen")) {
        out.add(event.fact("on"));
      } else if (event.is("fled")) {
        out.add(by);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("frays")
  void equal_seeds_give_equal_journals_and_the_original_is_untouched(Fray fray) {
    for (long seed = 0; seed < 10; seed++) {
      assertThat(lines(play(fray, seed))).isEqualTo(lines(play(fray, seed)));
    }
    assertThat(fray.battle().round()).isZero();
  }

  @ParameterizedTest
  @MethodSource("frays")
  void a_journal_plays_back_line_by_line(Fray fray) {
    for (long seed = 0; seed < 10; seed++) {
      var recorded = recorded(play(fray, seed));
      Battle battle = fray.battle().copy();
      var table = new RecordedTable(recorded, battle, null, null);
      BOOK.fight(battle, table);
      assertThat(table.isAtEnd()).isTrue();
    }
  }

  private static List<Entry> play(Fray fray, long seed) {
    var journal = Journal.kept();
    BOOK.fight(fray.battle().copy(), new GameTable(new SeededDice(seed), new Wild(seed), journal));
    return journal.entries();
  }

  private static List<String> lines(List<Entry> entries) {
    return entries.stream().map(Entry::json).toList();
  }

  private static List<Recorded> recorded(List<Entry> entries) {
    var recorded = new ArrayList<Recorded>();
    for (Entry entry : entries) {
      int line = recorded.size() + 1;
      recorded.add(
          switch (entry) {
            case Entry.Rolled roll ->
                new Recorded(line, Recorded.Kind.ROLL, roll.faces(), "", roll.json());
            case Entry.Asked asked ->
                new Recorded(line, Recorded.Kind.ASK, List.of(), asked.answer(), asked.json());
            case Entry.Told told ->
                new Recorded(line, Recorded.Kind.EVENT, List.of(), "", told.json());
            case Entry.Judged act ->
                new Recorded(line, Recorded.Kind.JUDGE, List.of(), act.act(), act.json());
          });
    }
    return recorded;
  }
}
