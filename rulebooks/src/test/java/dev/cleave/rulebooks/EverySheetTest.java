package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Proofreads every sheet: it is placed in a fight of each book that reads it and fights it out. */
class EverySheetTest {

  private static final Library LIBRARY = Library.core();
  private static final int MOST_QUESTIONS = 20_000;
  private static final String CARRIER = "fighter: 3, hp: 18, weapon: mace, items: ";

  static List<String> books() {
    return LIBRARY.rulebooks();
  }

  /** Does as usual, and has no patience with a fight that does not end. */
  private static final class Patient implements Players {

    private int asked;

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      asked++;
      if (asked > MOST_QUESTIONS) {
        throw new IllegalStateException("it does not end: " + question.says());
      }
      return question.usual();
    }
  }

  private static void fight(Library library, String book, String field, String who) {
    fight(library, book, field, who, 1, new Patient());
  }

  private static void fight(
      Library library, String book, String field, String who, long seed, Players players) {
    String yaml =
        """
        scenario: A plain fight
        rulebook: %s
        %s
        combatants:
          Somebody: {side: one, %s}
          Foe: {side: other, fighter: 4, hp: 24, armour: chain, shield: true, weapon: sword%s}
        """
            .formatted(book, field, who, field.startsWith("map") ? ", at: [2, 5]" : "");
    Scenario scenario = Scenario.of(Yaml.parse(new Source(who, yaml)));
    Game game = Game.of(scenario, library, null, Map.of());
    Battle battle = game.newBattle();
    var table = new GameTable(new SeededDice(seed), players, Journal.kept());
    game.rulebook().fight(battle, table);
    assertThat(battle.isOver()).isTrue();
  }

  /** On a map and without one by turns; all failures are seen at once. */
  private static void fightAll(
      String book, SequencedSet<String> ids, Function<String, List<String>> entries) {
    var failed = new ArrayList<String>();
    int fights = 0;
    for (String id : ids) {
      for (String who : entries.apply(id)) {
        fights++;
        boolean map = fights % 2 == 0;
        String field = map ? "map: 30x20" : "distance: 10";
        try {
          fight(LIBRARY, book, field, who + (map ? ", at: [16, 5]" : ""));
        } catch (RuntimeException | AssertionError problem) {
          failed.add(who + " in " + book + ", " + field + ": " + problem.getMessage());
        }
      }
    }
    assertThat(String.join("\n", failed)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyCreatureFightsToAnEnd(String book) {
    fightAll(book, LIBRARY.creatureIds(), id -> List.of("creature: " + id));
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyClassFightsToAnEndAtEveryStage(String book) {
    fightAll(book, LIBRARY.classIds(), EverySheetTest::stages);
  }

  private static List<String> stages(String calling) {
    return IntStream.of(0, 1, 5, 9, 14)
        .mapToObj(level -> "class: " + calling + ", level: " + level + ", weapon: mace")
        .toList();
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyWeaponAndArmourFightsToAnEnd(String book) {
    fightAll(book, LIBRARY.weaponIds(), EverySheetTest::armed);
    fightAll(book, LIBRARY.armourIds(), EverySheetTest::clad);
  }

  private static List<String> armed(String weapon) {
    return List.of("fighter: 3, hp: 18, weapon: " + weapon);
  }

  private static List<String> clad(String armour) {
    if (armour.endsWith("helm")) {
      return List.of();
    }
    boolean shield = armour.contains("shield") || armour.contains("buckler");
    String worn = (shield ? "shield: " : "armour: ") + armour;
    return List.of(
        "fighter: 3, weapon: mace, " + worn, "fighter: 3, weapon: mace, " + worn + " +1");
  }

  /** Takes whatever has the name of a thing in it, else does as usual. */
  private static final class User implements Players {

    private final Patient usual = new Patient();
    private final String thing;
    private boolean used;

    User(String thing) {
      this.thing = thing;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      T otherwise = usual.answer(question, judge);
      if (!question.says().contains("Somebody")) {
        return otherwise;
      }
      for (Option<T> option : question.options()) {
        if (option.text().matches("(drink|apply|cast|read|release|brandish) .*" + thing + ".*")) {
          used = true;
          return option.answer();
        }
      }
      return otherwise;
    }
  }

  /** Potions are drunk, scrolls read, wands and the like released. */
  @Test
  void everyMagicThingIsUsed() {
    var figures = LIBRARY.figures("acks2", Map.of());
    var unused = new ArrayList<String>();
    for (String id : LIBRARY.itemIds()) {
      Item item = LIBRARY.item(id, "acks2", figures);
      if (item.spell() != null || item.heals().most() > 0) {
        String who = "mage: 9, hp: 30, hp left: 20, items: {" + id + ": hand}, weapon: dagger";
        var user = new User(item.name());
        for (long seed = 1; seed <= 3 && !user.used; seed++) {
          fight(LIBRARY, "acks2", "distance: 5", who, seed, user);
        }
        if (!user.used) {
          unused.add(id);
        }
      }
    }
    assertThat(unused).isEmpty();
  }

  /** Ten things to a pack. */
  private static List<String> packs(SequencedSet<String> things) {
    var packs = new ArrayList<String>();
    var all = List.copyOf(things);
    for (int from = 0; from < all.size(); from += 10) {
      var some = all.subList(from, Math.min(from + 10, all.size()));
      packs.add("[\"" + String.join("\", \"", some) + "\"]");
    }
    return packs;
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyThingCanBeCarriedIntoAFight(String book) {
    var figures = LIBRARY.figures(book, Map.of());
    var used = new LinkedHashSet<String>();
    for (String id : LIBRARY.itemIds()) {
      try {
        LIBRARY.item(id, book, figures);
        used.add(id);
      } catch (BadInput refused) {
        assertThat(refused.getMessage()).contains("has no figures for " + book);
      }
    }
    assertThat(used).hasSizeGreaterThan(35);
    fightAll(book, new LinkedHashSet<>(packs(used)), pack -> List.of(CARRIER + pack));
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyCreatureIsTrue(String book) {
    var figures = LIBRARY.figures(book, Map.of());
    var slips = new ArrayList<String>();
    for (String id : LIBRARY.creatureIds()) {
      slips.addAll(Truths.slips(LIBRARY.creature(id, book, figures)));
    }
    assertThat(String.join("\n", slips)).isEmpty();
  }

  /** A sheet with a slip in it does not pass. */
  @Test
  void aBrokenSheetIsFound() {
    var house =
        HouseRules.of(
            Yaml.parse(
                new Source(
                    "house",
                    """
                    house: Slips
                    creatures:
                      stump: {name: Stump, kind: animal, size: large, hd: "2", ac: 2, speed: 0, fly: 30, morale: 4}
                    """)));
    Library library = LIBRARY.with(house);
    Creature stump = library.creature("stump", "acks2", library.figures("acks2", Map.of()));
    assertThat(Truths.slips(stump))
        .containsExactly(
            "stump never checks morale and is not fearless",
            "stump cannot move",
            "stump has a speed in the air and does not fly",
            "stump has nothing to fight with");
  }

  /** What a creature is said to do it can do in the book that says how. */
  @Test
  void everyPowerIsKnown() {
    var figures = LIBRARY.figures("acks2", Map.of());
    var used = new ArrayList<String>();
    for (String id : LIBRARY.creatureIds()) {
      Creature sheet = LIBRARY.creature(id, "acks2", figures);
      sheet.powers().stream().map(Spell::id).forEach(used::add);
      sheet.spells().stream().map(Spell::id).forEach(used::add);
    }
    assertThat(LIBRARY.spellIds()).containsAll(used);
    assertThat(used).hasSizeGreaterThan(60);
  }

  @Test
  void thereIsMuchToChooseFrom() {
    assertThat(LIBRARY.creatureIds()).hasSizeGreaterThan(150);
    assertThat(LIBRARY.classIds()).hasSizeGreaterThan(20);
  }
}
