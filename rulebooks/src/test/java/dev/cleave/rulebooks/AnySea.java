package dev.cleave.rulebooks;

import dev.cleave.content.Library;
import dev.cleave.engine.creature.Craft;
import dev.cleave.engine.figures.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A fight at sea nobody thought of, from a seed: any vessels with any crews, pieces and fires on
 * them, islands, and now and then something in the water.
 */
final class AnySea {

  private static final Library LIBRARY = Library.core();
  private static final Figures FIGURES = LIBRARY.figures("acks1", Map.of());
  private static final List<String> VESSELS = List.copyOf(LIBRARY.vesselIds());
  private static final List<String> CREWS =
      List.of(
          "creature: brigand",
          "creature: guard",
          "creature: orc, morale: 4",
          "man-at-arms: 1, weapon: short bow, weapons: [short sword]",
          "fighter: 2, weapon: spear, armour: chain",
          "mage: 5, weapon: dagger, spells: [fireball, sleep]",
          "thief: 3, weapon: sword, items: {oil flask: lit}");
  private static final List<String> BEASTS =
      List.of("sea serpent", "giant octopus", "giant crocodile");
  private static final List<String> BENTS = List.of("fight", "fight", "board", "flee", "wait");
  private static final List<String> PIECES =
      List.of("ballista", "light catapult", "heavy catapult");
  private static final List<String> BOWS = List.of("N", "E", "S", "W");

  /** Room for the longest vessel whichever way it lies. */
  private static final int BERTH = 30;

  private final Chance chance;
  private final StringBuilder vessels = new StringBuilder();
  private final StringBuilder features = new StringBuilder();
  private final StringBuilder people = new StringBuilder();

  private AnySea(long seed) {
    this.chance = new Chance(seed);
  }

  static String yaml(long seed) {
    return new AnySea(seed).write(seed);
  }

  private String write(long seed) {
    int across = chance.between(2, 4);
    for (int i = 0; i < across; i++) {
      vessel(i, i % 2 == 0 ? "one" : "two");
    }
    if (chance.oneIn(4)) {
      beast(across);
    }
    var yaml = new StringBuilder("scenario: Sea " + seed + "\nrulebook: acks1\n");
    yaml.append("map: %dx%d%nborder: water%n".formatted((across + 1) * BERTH, BERTH));
    yaml.append(chance.oneIn(3) ? islands(across + 1) : "water: sea\n");
    if (chance.oneIn(3)) {
      yaml.append("waters: [%s]\n".formatted(chance.of(List.of("cold", "fast", "very rough"))));
    }
    if (chance.oneIn(5)) {
      yaml.append("light: dark\n");
    }
    yaml.append("vessels:\n").append(vessels);
    if (!features.isEmpty()) {
      yaml.append("features:\n").append(features);
    }
    return yaml.append("combatants:\n").append(people).toString();
  }

  private void vessel(int number, String side) {
    String id = chance.of(VESSELS);
    Craft craft = LIBRARY.vessel(id, "acks1", FIGURES);
    String bow = chance.of(BOWS);
    boolean lengthwise = bow.equals("E") || bow.equals("W");
    int column = number * BERTH + chance.below(2);
    int row = chance.below(BERTH - (lengthwise ? craft.beam() : craft.length()));
    var parts = new ArrayList<String>();
    parts.add("name: V" + number);
    parts.add("vessel: " + id);
    parts.add("side: " + side);
    parts.add("at: [%d, %d]".formatted(column, row));
    parts.add("facing: " + bow);
    parts.add("bent: " + chance.of(BENTS));
    parts.add("captain: Captain " + number);
    if (chance.oneIn(3)) {
      parts.add("shp: " + chance.between(1, 60));
    }
    if (craft.rowers() > 1 && chance.oneIn(3)) {
      parts.add("rowers: " + chance.between(1, craft.rowers()));
    }
    if (chance.oneIn(6)) {
      parts.add("burning: " + chance.of(List.of("light", "heavy")));
    }
    vessels.append("  - {").append(String.join(", ", parts)).append("}\n");
    boolean armed = craft.length() * craft.beam() > 40 && chance.oneIn(2);
    if (armed) {
      features.append(
          "  - {name: engine %d, kind: artillery, piece: %s, crew: [Captain %d], at: [%d, %d]}%n"
              .formatted(number, chance.of(PIECES), number, column + 1, row + 1));
    }
    String at = armed ? ", at: [%d, %d]".formatted(column, row) : "";
    crew(number, side, at, craft.length() * craft.beam());
  }

  private void crew(int number, String side, String at, int squares) {
    people.append(
        "  Captain %d: {side: %s, fighter: %d, hp: %d, weapon: sword, armour: %s, deck: V%d%s}%n"
            .formatted(
                number,
                side,
                chance.between(1, 6),
                chance.between(3, 30),
                chance.of(List.of("none", "leather", "chain")),
                number,
                at));
    int hands = Math.min(squares - 1, chance.between(1, 10));
    people.append(
        "  Hand %d: {side: %s, %s, count: %d, deck: V%d}%n"
            .formatted(number, side, chance.of(CREWS), Math.max(2, hands), number));
  }

  private void beast(int berth) {
    people.append(
        "  Beast: {side: deep, creature: %s, at: [%d, 12]}%n"
            .formatted(chance.of(BEASTS), berth * BERTH + 8));
  }

  /** Shallows and rocks between the berths, where nobody lies yet. */
  private String islands(int berths) {
    var water = new StringBuilder("water: |\n");
    for (int y = 0; y < BERTH; y++) {
      water.append("  ");
      for (int x = 0; x < berths * BERTH; x++) {
        boolean between = x % BERTH == BERTH - 1;
        water.append(between && chance.oneIn(6) ? '.' : 'Z');
      }
      water.append('\n');
    }
    return water.toString();
  }
}
