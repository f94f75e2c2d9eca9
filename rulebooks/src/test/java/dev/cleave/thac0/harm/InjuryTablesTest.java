package dev.cleave.thac0.harm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Ledger;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import dev.cleave.rulebooks.Game;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Injury;
import dev.cleave.thac0.fray.Volley;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every cell of the nine injury tables, by every face of the location die, through the rules. */
class InjuryTablesTest {

  private static final List<String> PLACES_OF_MEN =
      List.of(
          "right leg",
          "right leg",
          "left leg",
          "left leg",
          "abdomen",
          "torso",
          "torso",
          "right arm",
          "left arm",
          "head");
  private static final List<String> PLACES_OF_BEASTS =
      List.of(
          "right foreleg",
          "left foreleg",
          "right hind leg",
          "left hind leg",
          "tail",
          "abdomen",
          "abdomen",
          "torso",
          "torso",
          "head");
  private static final List<String> COLUMNS_OF_MEN =
      List.of("leg", "arm", "abdomen", "torso", "head");
  private static final List<String> COLUMNS_OF_BEASTS =
      List.of("foreleg", "hind leg", "tail", "abdomen", "torso", "head");

  private static final Library LIBRARY =
      Library.core()
          .with(
              HouseRules.of(
                  Yaml.parse(
                      new Source(
                          "house.yaml",
                          """
                          house: Test
                          creatures:
                            dog: {name: Dog, kind: animal, size: man-sized, hd: "1", ac: 0, speed: 40, morale: 0, attacks: [{name: bite, damage: 1d4, type: piercing}]}
                            thing: {name: Thing, kind: monstrosity, size: man-sized, hd: "1", ac: 0, speed: 40, morale: 0, attacks: [{name: bite, damage: 1d4, type: piercing}]}
                          """))));

  /** Fails the save, and shows what is wanted for place and gravity. */
  private static final class Loaded implements Table {

    private final int place;
    private final int total;
    final List<Event> events = new ArrayList<>();

    Loaded(int place, int total) {
      this.place = place;
      this.total = total;
    }

    @Override
    public int roll(Dice dice, Reason why, @Nullable Actor who) {
      return switch (why.name()) {
        case "location" -> place;
        case "severity" -> total;
        case "system shock" -> dice.most();
        default -> dice.least();
      };
    }

    @Override
    public <T extends Answer> T ask(Question<T> question) {
      return question.quiet();
    }

    @Override
    public boolean listens() {
      return true;
    }

    @Override
    public void tell(Event event) {
      events.add(event);
    }
  }

  /** The cells of a table as the ledger has it, the total first. */
  private static List<List<String>> rows(String table) {
    String text = Ledger.of("thac0").note(table).orElseThrow().text();
    long columns = text.lines().findFirst().orElseThrow().split(" \\| ", -1).length;
    return text.lines()
        .skip(1)
        .map(line -> Arrays.asList(line.split(" \\| ", -1)))
        .filter(row -> row.size() == columns)
        .toList();
  }

  /** The row for a total: the first also for less, the last for more. */
  private static List<String> row(List<List<String>> rows, int total) {
    List<String> found = rows.getFirst();
    for (List<String> row : rows) {
      String cell = row.getFirst();
      int last = Integer.parseInt(cell.substring(cell.indexOf('-') + 1).replaceAll("[^0-9]", ""));
      found = total >= last ? row : found;
    }
    return found;
  }

  @ParameterizedTest
  @Proves({"TH.CRIT.10", "TH.CRIT.15", "TH.C.CRIT.01", "TH.C.CRIT.02", "TH.C.CRIT.03"})
  @CsvSource({
    "HUM-S, fighter: 1, slashing",
    "HUM-P, fighter: 1, piercing",
    "HUM-B, fighter: 1, bludgeoning",
    "ANI-S, creature: dog, slashing",
    "ANI-P, creature: dog, piercing",
    "ANI-B, creature: dog, bludgeoning",
    "MON-S, creature: thing, slashing",
    "MON-P, creature: thing, piercing",
    "MON-B, creature: thing, bludgeoning"
  })
  void everyCellIsDealtOut(String table, String who, String type) {
    boolean man = table.startsWith("HUM");
    Scenario scenario =
        Scenario.of(
            Yaml.parse(
                new Source(
                    "one.yaml",
                    """
                    scenario: One
                    rulebook: thac0
                    combatants:
                      By: {side: a, fighter: 1, weapon: sword}
                      On: {side: b, %s, hp: 300, traits: [named]}
                    """
                        .formatted(who))));
    Game game = Game.of(scenario, LIBRARY, "thac0", Map.of());
    var numbers = new Numbers(game.figures());
    var rows = rows("TH.C.T.INJ-" + table);
    int cells = 0;
    for (int total = 2; total <= 16; total++) {
      for (int die = 1; die <= 10; die++) {
        String place = (man ? PLACES_OF_MEN : PLACES_OF_BEASTS).get(die - 1);
        String kind = place.replaceFirst("^(right|left) ", "");
        int column = (man ? COLUMNS_OF_MEN : COLUMNS_OF_BEASTS).indexOf(kind);
        String cell = row(rows, total).get(column + 1);
        var fate = new Loaded(die, total);
        var fight = new HarmRoom(game.newBattle(), fate, numbers);
        Fighter on = fight.fighters[1];
        fight.injuries.threaten(
            fight.fighters[0],
            on,
            new Volley.Wound(0, 1, 20, 0, type, new Volley.Gravity(true, ""), ""));
        String where = table + " " + total + " " + place;
        Event told =
            fate.events.stream()
                .filter(event -> event.name().equals("injury"))
                .findFirst()
                .orElseThrow();
        assertThat(told.fact("place")).as(where).isEqualTo(place);
        assertThat(told.fact("injury")).as(where).isEqualTo(cell);
        for (String code : cell.equals("-") ? new String[0] : cell.split(" ")) {
          assertThat(suffers(on, code, place)).as(where + " " + code).isTrue();
        }
        if (cell.equals("-")) {
          assertThat(on.injuries).as(where).isEmpty();
        }
        cells++;
      }
    }
    assertThat(cells).isEqualTo(150);
  }

  /** What a code must have done to him. */
  private static boolean suffers(Fighter on, String code, String place) {
    boolean dead = on.combatant.fate() == Fate.DEAD;
    return switch (code) {
      case "fall" -> on.is(State.PRONE);
      case "drop" -> dead || place.startsWith("left") || on.weapon().isUnarmed();
      case "daze" -> on.is(State.DAZED);
      case "stun", "stunD" -> on.is(State.STUNNED);
      case "ko", "shock" -> on.combatant.fate() != Fate.STANDING;
      case "dying" -> on.combatant.hitPoints() <= 0;
      case "slain" -> dead;
      default -> dead || on.injuries.contains(injury(on, code, place));
    };
  }

  private static @Nullable Injury injury(Fighter on, String code, String place) {
    for (Injury injury : on.injuries) {
      if (injury.code().equals(code) && injury.place().equals(place)) {
        return injury;
      }
    }
    return null;
  }
}
