package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Ledger;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Where the ledger says that both editions have the same rule, both tell the same fight, but for
 * the ids. The fights keep to such rules: two people hand to hand from the first blow to the last,
 * whose numbers never tie, with weapons that neither slow nor reach nor strike harder at a charge.
 */
class TwinEditionsTest {

  /** Raise it with {@code -Dcleave.twins=2000}. */
  private static final int FIGHTS = Integer.getInteger("cleave.twins", 40);

  private static final Pattern ID = Pattern.compile("\\bA2O?\\.[A-Z][A-Z0-9.-]*[A-Z0-9]");
  private static final Map<String, String> SAME = Ledger.core().same("acks1");

  private static final List<String> CLASSES =
      List.of("fighter", "cleric", "thief", "mage", "explorer", "paladin", "barbarian");
  private static final List<String> WEAPONS =
      List.of(
          "sword",
          "sword +1",
          "dagger",
          "club",
          "mace",
          "short sword",
          "battle axe",
          "hand axe",
          "staff",
          "warhammer",
          "flail",
          "whip");
  private static final List<String> ARMOUR =
      List.of("none", "leather", "scale", "chain", "banded", "plate", "leather +1");

  /** A blow whenever one can be struck: tricks are weighed by saves, which are not the same. */
  private static final Players PLAIN =
      new Players() {
        @Override
        public <T extends Answer> T answer(Question<T> question, Judge judge) {
          T one = question.read("attack One");
          T two = one == null ? question.read("attack Two") : one;
          return two == null ? question.usual() : two;
        }
      };

  @Test
  void whatIsTheSameIsToldAlike() {
    for (long seed = 0; seed < FIGHTS; seed++) {
      String people = people(new Chance(seed));
      List<String> second =
          lines("acks2", people, seed).stream().map(TwinEditionsTest::own).toList();
      assertThat(lines("acks1", people, seed)).as("fight %s\n%s", seed, people).isEqualTo(second);
    }
  }

  private static String own(String line) {
    return ID.matcher(line).replaceAll(id -> SAME.getOrDefault(id.group(), id.group()));
  }

  private static String people(Chance chance) {
    return somebody(chance, "One", 3) + somebody(chance, "Two", -3);
  }

  /** Numbers from 4 to 9 and from -2 to 3 before Dexterity, which is nobody's here. */
  private static String somebody(Chance chance, String name, int initiative) {
    var parts = new ArrayList<String>();
    parts.add("side: " + name);
    parts.add(chance.of(CLASSES) + ": " + chance.between(1, 9));
    parts.add("hp: " + chance.between(1, 40));
    parts.add("str: " + chance.between(3, 18));
    parts.add("con: " + chance.between(3, 18));
    parts.add("armour: " + chance.of(ARMOUR));
    parts.add("weapon: " + chance.of(WEAPONS));
    parts.add("shield: " + chance.oneIn(2));
    parts.add("numbers: {initiative: " + initiative + "}");
    return "  " + name + ": {" + String.join(", ", parts) + "}\n";
  }

  private static List<String> lines(String book, String people, long seed) {
    String yaml = "scenario: Twins\nrulebook: " + book + "\ndistance: 5\ncombatants:\n" + people;
    Scenario scenario = Scenario.of(Yaml.parse(new Source("twins", yaml)));
    Game game = Game.of(scenario, Library.core(), null, Map.of());
    Journal.Kept kept = Journal.kept();
    game.rulebook().fight(game.newBattle(), new GameTable(Lots.undisturbed(seed), PLAIN, kept));
    return kept.entries().stream().map(Entry::json).toList();
  }
}
