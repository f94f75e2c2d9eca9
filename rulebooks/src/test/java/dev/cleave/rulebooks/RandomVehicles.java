package dev.cleave.rulebooks;

import java.util.List;

/**
 * A chariot, a litter or an elephant with a howdah on each of two sides, and all who belong to it.
 */
final class RandomVehicles {

  private static final List<String> KINDS =
      List.of("two-horse chariot", "four-horse chariot", "war wagon", "howdah", "palanquin");
  private static final List<String> WEAPONS =
      List.of("sword", "spear", "great axe", "short bow", "lance", "javelin");

  private RandomVehicles() {}

  static void add(StringBuilder yaml, Chance chance, boolean map) {
    for (int side = 0; side < 2; side++) {
      add(yaml, chance, side, map ? ", facing: E, at: [" + (5 + 12 * side) + ", 6]" : "");
    }
  }

  private static void add(StringBuilder yaml, Chance chance, int side, String place) {
    String kind = chance.of(KINDS);
    String car = "\"V" + side + "\"";
    boolean howdah = kind.equals("howdah");
    boolean litter = kind.equals("palanquin");
    yaml.append("  ").append(car).append(": {side: s").append(side).append(", vehicle: ");
    yaml.append(kind).append(howdah ? "" : place).append("}\n");
    boolean driven = !chance.oneIn(6);
    int people = chance.between(1, 3);
    for (int i = 0; i < (litter ? 1 : people); i++) {
      boolean drives = i == 0 && driven && !litter;
      person(yaml, chance, side, "P" + i, (drives ? "drives: " : "aboard: ") + car);
    }
    if (howdah) {
      yaml.append("  \"B").append(side).append("\": {side: s").append(side);
      yaml.append(", creature: elephant, bears: ").append(car).append(place).append("}\n");
      return;
    }
    int team = chance.between(litter ? 2 : 1, 4);
    for (int i = 0; i < team; i++) {
      if (litter) {
        String part = (i == 0 && driven ? "drives: " + car + ", " : "") + "carries: " + car;
        person(yaml, chance, side, "T" + i, part);
      } else {
        yaml.append("  \"T").append(i).append(" ").append(side).append("\": {side: s").append(side);
        yaml.append(", creature: ").append(chance.oneIn(2) ? "horse" : "warhorse");
        yaml.append(chance.oneIn(4) ? ", conditions: [frightened]" : "");
        yaml.append(", draws: ").append(car).append("}\n");
      }
    }
  }

  private static void person(
      StringBuilder yaml, Chance chance, int side, String name, String part) {
    yaml.append("  \"").append(name).append(" ").append(side).append("\": {side: s").append(side);
    yaml.append(", fighter: ").append(chance.between(1, 4)).append(", weapon: ");
    yaml.append(chance.of(WEAPONS)).append(", ").append(part);
    yaml.append(chance.oneIn(2) ? ", traits: [driving]}\n" : "}\n");
  }
}
