package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every spell of use in a fight is cast on a map and without one, and the fights come to an end.
 */
class EverySpellTest {

  private static final String BOOK = "acks2";
  private static final int TRIES = 12;

  /** A spell of the pack by its id. */
  static Stream<String> spells() {
    return all().stream();
  }

  private static List<String> all() {
    Library library = Library.core();
    var figures = library.figures(BOOK, Map.of());
    var ids = new ArrayList<String>();
    for (String id : library.spellIds(BOOK)) {
      Spell spell = library.spell(id, BOOK, figures);
      if (spell.traits().isEmpty()) {
        ids.add(id);
      }
    }
    return ids;
  }

  @Test
  void thereAreSixtyToChooseFrom() {
    assertThat(all()).hasSizeGreaterThanOrEqualTo(60);
  }

  @Test
  void aSpellThatOtherBooksDoNotReadIsRefusedThere() {
    Library library = Library.core();
    var figures = library.figures("weaponskill", Map.of());
    try {
      library.spell("bless", "weaponskill", figures);
    } catch (BadInput refused) {
      assertThat(refused.getMessage())
          .contains("the spell \"bless\" has no figures for weaponskill")
          .contains("Add weaponskill to it, or use another.");
      return;
    }
    throw new AssertionError("it was read");
  }

  /** Casts whenever he can, at whatever is offered; everybody else does as usual. */
  private static final class Caster implements Players {

    private final Chance chance;
    private final String cast;

    Caster(long seed, String cast) {
      this.chance = new Chance(seed);
      this.cast = cast;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (!question.says().contains("Caster")) {
        return question.usual();
      }
      var casting = new ArrayList<T>();
      for (Option<T> option : question.options()) {
        if (option.text().startsWith(cast)) {
          casting.add(option.answer());
        }
      }
      return casting.isEmpty() ? question.usual() : chance.of(casting);
    }
  }

  private static Game game(String spell, boolean map) {
    String[] at =
        map
            ? new String[] {
              ", at: [5, 5], facing: E",
              ", at: [5, 6], facing: E",
              ", at: [7, 5], facing: W",
              ", at: [7, 6], facing: W",
              ", at: [8, 5], facing: W"
            }
            : new String[] {"", "", "", "", ""};
    String yaml =
        """
        scenario: A spell
        rulebook: acks2
        %s
        combatants:
          Caster: {side: heroes, mage: 12, hp: 40, weapon: dagger, spells: [%s, %s]%s}
          Friend: {side: heroes, fighter: 3, hp: 24, hp left: 9, weapon: sword%s}
          Orc 1: {side: orcs, creature: orc, hp: 6%s}
          Orc 2: {side: orcs, creature: orc, hp: 6%s}
          Orc 3: {side: orcs, creature: orc, hp: 6%s}
        """
            .formatted(
                map ? "map: 20x14" : "distance: 5",
                spell,
                spell,
                at[0],
                at[1],
                at[2],
                at[3],
                at[4]);
    Scenario scenario = Scenario.of(Yaml.parse(new Source(spell, yaml)));
    return Game.of(scenario, Library.core(), null, Map.of());
  }

  @ParameterizedTest
  @MethodSource("spells")
  void isCastOnAMapAndWithoutOne(String spell) {
    for (boolean map : new boolean[] {true, false}) {
      boolean cast = false;
      for (long seed = 0; seed < TRIES; seed++) {
        Game game = game(spell, map);
        Battle battle = game.newBattle();
        Journal.Kept journal = Journal.kept();
        var players = new Caster(seed, "cast ");
        game.rulebook().fight(battle, new GameTable(new SeededDice(seed), players, journal));
        assertThat(battle.isOver()).as("%s, map %s, seed %d ends", spell, map, seed).isTrue();
        cast |= journal.entries().stream().anyMatch(EverySpellTest::isCasting);
      }
      assertThat(cast).as("%s is cast, map %s", spell, map).isTrue();
    }
  }

  private static boolean isCasting(Entry entry) {
    return entry instanceof Entry.Told told && told.event().name().equals("cast");
  }
}
