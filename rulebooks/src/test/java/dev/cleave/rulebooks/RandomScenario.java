package dev.cleave.rulebooks;

import java.util.ArrayList;
import java.util.List;

/** Writes scenarios nobody thought of, as YAML, from a seed. */
final class RandomScenario {

  private static final List<String> CLASSES =
      List.of("fighter", "cleric", "thief", "mage", "man-at-arms", "normal man");
  private static final List<String> WEAPONS =
      List.of(
          "sword",
          "dagger",
          "spear",
          "great axe",
          "polearm",
          "mace",
          "long bow",
          "crossbow",
          "sling",
          "net",
          "unarmed",
          "javelin",
          "staff",
          "lance",
          "whip");
  private static final List<String> ARMOUR = List.of("leather", "chain", "plate", "hide");
  private static final List<String> CREATURES =
      List.of(
          "orc",
          "goblin",
          "hobgoblin",
          "ogre",
          "brigand",
          "wolf",
          "skeleton",
          "zombie",
          "ghoul",
          "giant spider",
          "bronze golem",
          "stone giant",
          "horse",
          "warhorse",
          "elephant",
          "young dragon",
          "giant rat",
          "giant octopus",
          "kobold",
          "bear",
          "gray ooze",
          "treant");
  private static final String OPTIONAL_RULES =
      """
      large monster penetration: "on", exploding twenties: "on", encounter groups: "on", \
      static initiative: "on", first and last: "on", tide turns: "on", mysteries of magic: "on", \
      simultaneous duels: "on", critical hits: "on\"""";
  private static final List<String> CLOSE =
      List.of("sword", "spear", "great axe", "short bow", "polearm");
  private static final List<String> FACINGS = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");
  private static final List<String> BIG =
      List.of("orc", "goblin", "ogre", "wolf", "warhorse", "elephant", "stone giant", "bear");
  private static final List<String> ROUTINES =
      List.of("bear", "ghoul", "young dragon", "giant octopus", "wolf", "ogre");
  private static final List<String> SKILLED = List.of("fighter", "cleric", "thief", "fighter");
  private static final List<String> WEAK = List.of("goblin", "kobold", "orc", "giant rat");
  private static final List<String> AROUND =
      List.of("[6, 4]", "[6, 5]", "[6, 3]", "[5, 2]", "[3, 2]", "[11, 4]", "[13, 6]", "[2, 7]");
  private static final List<String> SPELLS =
      List.of(
          "magic missile", "sleep", "gust of wind", "cause fear", "cure light wounds", "dazzle");
  private static final List<String> ACKS2_SPELLS =
      List.of(
          "magic missile",
          "sleep",
          "gust of wind",
          "cause fear",
          "cure light wounds",
          "dazzle",
          "fireball",
          "lightning bolt",
          "fear, bless",
          "chant",
          "web, magic missile",
          "charm person",
          "burning hands, dispel magic",
          "insect plague, silence",
          "cloudkill, haste",
          "hypnotism, bloody flux");
  private static final List<String> COVER = List.of("quarter", "half", "three-quarter", "full");

  private final Chance chance;
  private final StringBuilder yaml = new StringBuilder();
  private boolean map;

  private RandomScenario(long seed) {
    this.chance = new Chance(seed);
  }

  /** On a map of so many squares each way there is always room for everybody. */
  static String yaml(String rulebook, boolean onMap, long seed) {
    return new RandomScenario(seed).write(rulebook, onMap, seed);
  }

  /** The same with artillery, a palisade, a deck and oil; the engine called mangonel is ours. */
  static String siege(boolean onMap, long seed) {
    var scenario = new RandomScenario(seed);
    scenario.features(onMap);
    return scenario.write("acks2", onMap, seed);
  }

  private void features(boolean onMap) {
    String crew = chance.oneIn(2) ? ", crew: [C0]" : onMap ? "" : ", beside: [C0, C1]";
    yaml.append("features:\n");
    feature(
        "engine", "artillery, piece: mangonel, ammunition: [crude, pitch]" + crew, "1, 0", onMap);
    feature("bow", "artillery, piece: repeating ballista" + side(onMap), "12, 1", onMap);
    feature("fence", "structure, structure: palisade" + side(onMap), "10, 2", onMap);
    feature("tower", "structure, structure: stone wall, shp: 3" + side(onMap), "10, 5", onMap);
    feature("deck", "structure, structure: longship" + side(onMap), "13, 0", onMap);
  }

  private String side(boolean onMap) {
    return onMap ? "" : chance.oneIn(2) ? ", beside: [C1]" : ", feet: " + chance.between(1, 60) * 5;
  }

  private void feature(String name, String what, String at, boolean onMap) {
    yaml.append("  - {name: ").append(name).append(", kind: ").append(what);
    yaml.append(onMap ? ", at: [" + at + "]}\n" : "}\n");
  }

  /** Men and beasts of every size close together among walls, some of them on half squares. */
  static String crowd(long seed) {
    return new RandomScenario(seed).writeCrowd(seed);
  }

  /**
   * Strong fighters and beasts with several attacks in the thick of the weak, so that they cleave;
   * some have oil to throw.
   */
  static String throng(long seed) {
    return new RandomScenario(seed).writeThrong(seed);
  }

  private String writeThrong(long seed) {
    map = chance.oneIn(2);
    yaml.append("scenario: Throng ").append(seed).append("\nrulebook: acks2\nrounds: 6\n");
    yaml.append(map ? "map: 16x10\n" : "distance: 5\n").append("combatants:\n");
    int strong = chance.between(1, 2);
    for (int i = 0; i < strong; i++) {
      yaml.append("  \"H").append(i).append("\": {side: strong, ");
      if (chance.oneIn(2)) {
        yaml.append("creature: ").append(chance.of(ROUTINES));
      } else {
        yaml.append(chance.of(SKILLED)).append(": ").append(chance.between(2, 9));
        yaml.append(", str: ").append(chance.between(9, 18));
        yaml.append(", weapon: ").append(chance.of(CLOSE));
        yaml.append(", weapons: [javelin, dagger]");
        yaml.append(", items: {oil flask: lit, healing potion: hand}");
      }
      yaml.append(map ? ", facing: E, at: [" + (3 + 6 * i) + ", 4]}\n" : "}\n");
    }
    int weak = chance.between(3, 8);
    for (int i = 0; i < weak; i++) {
      yaml.append("  \"W").append(i).append("\": {side: weak, creature: ");
      yaml.append(chance.of(WEAK)).append(", hp: ").append(chance.between(1, 6));
      yaml.append(map ? ", facing: W, at: " + AROUND.get(i) + "}\n" : "}\n");
    }
    return yaml.toString();
  }

  private String writeCrowd(long seed) {
    map = true;
    yaml.append("scenario: Crowd ").append(seed).append("\nrulebook: acks2\nrounds: 12\n");
    if (chance.oneIn(3)) {
      yaml.append("options: {engagement by size: \"on\"}\n");
    }
    yaml.append("map: |\n");
    for (int y = 0; y < 24; y++) {
      yaml.append("  ");
      for (int x = 0; x < 24; x++) {
        boolean stand = x % 6 < 4 && y % 6 < 4;
        yaml.append(!stand && chance.oneIn(12) ? '#' : '.');
      }
      yaml.append('\n');
    }
    yaml.append("combatants:\n");
    int men = chance.between(4, 7);
    for (int i = 0; i < men; i++) {
      yaml.append("  \"H").append(i).append("\": {side: heroes, fighter: ");
      yaml.append(chance.between(1, 4)).append(", weapon: ").append(chance.of(CLOSE));
      yaml.append(", facing: ").append(chance.of(FACINGS)).append(", at: [");
      yaml.append(i % 4 * 6 + chance.between(0, 1)).append(", ").append(12 + i / 4 * 6);
      yaml.append("]}\n");
    }
    int foes = chance.between(3, 7);
    for (int i = 0; i < foes; i++) {
      yaml.append("  \"F").append(i).append("\": {side: foes, creature: ");
      yaml.append(chance.of(BIG)).append(", at: [").append(i % 4 * 6).append(", ");
      yaml.append(i / 4 * 6).append("]}\n");
    }
    return yaml.toString();
  }

  private String write(String rulebook, boolean onMap, long seed) {
    map = onMap;
    yaml.append("scenario: Property ").append(seed).append("\nrulebook: ").append(rulebook);
    if (rulebook.equals("acks2") && seed % 6 == 5) {
      yaml.append("\noptions: {").append(OPTIONAL_RULES).append('}');
    }
    yaml.append("\nrounds: 40\n");
    if (chance.oneIn(8)) {
      yaml.append("light: dark\n");
    }
    if (map) {
      drawMap();
    } else {
      yaml.append("distance: ").append(chance.between(1, 12) * 5).append('\n');
    }
    yaml.append("combatants:\n");
    int number = 0;
    int sides = chance.oneIn(6) ? 3 : 2;
    for (int side = 0; side < sides; side++) {
      int members = chance.between(1, 4);
      for (int i = 0; i < members; i++) {
        combatant(number++, side);
      }
    }
    if (rulebook.equals("acks2") && seed % 5 == 2) {
      RandomVehicles.add(yaml, chance, map);
    }
    return yaml.toString();
  }

  /** Twelve columns of open ground in cells of 12x12 for each combatant, some walls between. */
  private void drawMap() {
    yaml.append("map: |\n");
    for (int y = 0; y < 36; y++) {
      yaml.append("  ");
      for (int x = 0; x < 48; x++) {
        boolean edge = x % 12 == 11 && y % 6 != 2 && y % 6 != 3;
        yaml.append(edge ? (chance.oneIn(3) ? '#' : '.') : chance.oneIn(25) ? '2' : '.');
      }
      yaml.append('\n');
    }
  }

  private void combatant(int number, int side) {
    var parts = new ArrayList<String>();
    parts.add("side: s" + side);
    if (side == 0 || chance.oneIn(4)) {
      character(parts);
    } else {
      parts.add("creature: " + chance.of(CREATURES));
      if (chance.oneIn(3)) {
        parts.add("hp: " + chance.between(1, 12));
      }
    }
    if (chance.oneIn(8)) {
      parts.add("cover: " + chance.of(COVER));
    }
    if (chance.oneIn(10)) {
      parts.add("conditions: [prone]");
    }
    if (map) {
      parts.add("at: [" + (number % 4 * 12) + ", " + (number / 4 * 12) + "]");
    }
    yaml.append("  \"C").append(number).append("\": {").append(String.join(", ", parts));
    yaml.append("}\n");
  }

  private void character(List<String> parts) {
    String calling = chance.of(CLASSES);
    boolean leveled = !calling.startsWith("normal") && !calling.startsWith("man");
    parts.add(calling + ": " + (leveled ? chance.between(1, 6) : 0));
    if (!leveled) {
      parts.set(parts.size() - 1, calling + ": " + (calling.startsWith("man") ? 1 : 0));
    }
    parts.add("weapon: " + chance.of(WEAPONS));
    if (chance.oneIn(2)) {
      parts.add("weapons: [" + chance.of(WEAPONS) + "]");
    }
    if (chance.oneIn(2)) {
      parts.add("armour: " + chance.of(ARMOUR));
    }
    if (chance.oneIn(6)) {
      parts.add("mount: warhorse");
    }
    if (chance.oneIn(3)) {
      parts.add("items: {healing potion: pouch, coins: belt, holy symbol: hand}");
    } else if (chance.oneIn(3)) {
      parts.add(
          "items: {wand of magic missiles: hand, scroll of sleep: hand, torch: lit, rope: pack,"
              + " horsetail: hand, dagger: pack}");
    }
    if (calling.equals("mage") || calling.equals("cleric")) {
      boolean areas = yaml.indexOf("rulebook: acks2") > 0;
      parts.add("spells: [" + chance.of(areas ? ACKS2_SPELLS : SPELLS) + "]");
    }
    parts.add("str: " + chance.between(3, 18));
    parts.add("dex: " + chance.between(3, 18));
  }
}
