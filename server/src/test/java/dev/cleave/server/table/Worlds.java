package dev.cleave.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Worlds that are one to a player: the same people meet on the same ground, and whatever else there
 * is he cannot know. In the first there is nothing else.
 */
final class Worlds {

  static final List<String> BOOKS = List.of("acks2", "weaponskill", "acks1", "thac0");

  /** Those of whom nobody may know; whatever players guess at. */
  static final List<String> UNKNOWN = List.of("Lurker", "Shade", "Warden");

  /** The secrets in which somebody unknown is there, and acts. */
  static final List<String> LURKING = List.of("there", "there elsewhere", "named", "side", "two");

  /** The secrets that are none to who looks in by the door. */
  static final List<String> OPEN = List.of("ground", "chest", "hidden door");

  /** The column of the shut door. */
  static final int DOOR = 9;

  private static final List<String> BEHAVIOURS =
      List.of("plain", "soldier", "beast", "coward", "archer", "pack", "brute", "skirmisher");

  private static final List<String> WEAPONS = List.of("sword", "spear", "short bow", "mace");
  private static final List<String> CREATURES = List.of("goblin", "orc", "kobold", "ogre");

  /** Two rooms and a shut door between; nobody sees what is in the second. */
  private static final List<String> MAP =
      List.of(
          "####################",
          "#........#XXXXXXXXX#",
          "#........#XXXXXXXXX#",
          "#........DXXXXXXXXX#",
          "#........#XXXXXXXXX#",
          "#........#XXXXXXXXX#",
          "####################");

  /** The lie of the land. */
  enum Ground {
    MAP,
    THEATRE,
    WALLS
  }

  /**
   * One of them.
   *
   * @param secret what there is in it
   */
  record World(String secret, String yaml) {}

  private final String book;
  private final Ground ground;
  private final long seed;
  private final boolean near;

  /** The heroes stand between those whom they see and whoever is behind the wall. */
  private final boolean between;

  private final int heroes;
  private final int foes;

  Worlds(long seed) {
    var chance = new Random(seed * 31 + 7);
    this.seed = seed;
    this.book = BOOKS.get((int) (seed % BOOKS.size()));
    this.ground = Ground.values()[(int) (seed / BOOKS.size() % 3)];
    this.near = chance.nextInt(3) == 0;
    this.between = ground == Ground.WALLS && chance.nextBoolean();
    this.heroes = 1 + chance.nextInt(3);
    this.foes = Math.max(1, heroes - 1 + chance.nextInt(4));
  }

  String book() {
    return book;
  }

  /** Without a map whoever hides takes a place beside his foe, and others come at his flank. */
  boolean isMapped() {
    return ground != Ground.THEATRE;
  }

  /** Whoever hides is in the way of the others, who therefore stay where they are. */
  boolean isNear() {
    return near;
  }

  int foes() {
    return foes;
  }

  /** All of them; the first is the one in which there is nothing to be known. */
  List<World> all() {
    var all = new ArrayList<World>();
    all.add(new World("nothing", yaml("", 0, 0)));
    for (String secret : secrets()) {
      all.add(new World(secret, yaml(secret, 1 + all.size() % 3, 0)));
    }
    all.add(new World("hit points", yaml("", 0, 3)));
    return all;
  }

  private List<String> secrets() {
    boolean things = book.startsWith("acks") && ground != Ground.THEATRE;
    boolean walls = ground == Ground.WALLS;
    var secrets = new ArrayList<>(List.of("waits", "waits elsewhere", "two wait"));
    secrets.addAll(List.of("there", "there elsewhere", "named", "side"));
    secrets.addAll(walls ? List.of() : List.of("two"));
    if (walls) {
      secrets.add("ground");
    }
    if (things) {
      secrets.addAll(List.of("trap", walls ? "chest" : "hidden chest"));
      secrets.addAll(walls ? List.of("hidden door") : List.of());
    }
    return secrets;
  }

  private String yaml(String secret, int place, int points) {
    var chance = new Random(seed);
    var yaml = new StringBuilder("scenario: Pair\nrulebook: " + book + "\n");
    ground(yaml, secret, chance);
    features(yaml, secret, place);
    // Those whom nobody may know of stand where a count would show them: first, between, or last.
    int where = chance.nextInt(3);
    yaml.append("combatants:\n");
    unknown(yaml, where == 0 ? secret : "", place);
    for (int i = 0; i < heroes; i++) {
      yaml.append("  Hero ").append(i).append(": {side: heroes, fighter: ");
      yaml.append(1 + chance.nextInt(4)).append(", hp: ").append(8 + chance.nextInt(20));
      yaml.append(", weapon: ").append(of(WEAPONS, chance));
      yaml.append(", behaviour: ").append(of(BEHAVIOURS, chance));
      at(yaml, between ? 8 - i : 1 + i, 1 + chance.nextInt(5), between ? "W" : "E");
    }
    unknown(yaml, where == 1 ? secret : "", place);
    for (int i = 0; i < foes; i++) {
      yaml.append("  Orc ").append(i).append(": {side: orcs, creature: orc, hp: ");
      yaml.append(4 + chance.nextInt(6) + (points == 0 ? 0 : 1 + (points * (i + 1)) % 5));
      yaml.append(", behaviour: ").append(of(BEHAVIOURS, chance));
      int column = between ? 1 : ground == Ground.WALLS ? 4 : near ? 8 : 5;
      at(yaml, column + i, 1 + chance.nextInt(5), between ? "E" : "W");
    }
    unknown(yaml, where == 2 ? secret : "", place);
    return yaml.toString();
  }

  private static String of(List<String> all, Random chance) {
    return all.get(chance.nextInt(all.size()));
  }

  private void at(StringBuilder yaml, int column, int row, String facing) {
    yaml.append(
        ground == Ground.THEATRE
            ? "}\n"
            : ", at: [" + column + ", " + row + "], facing: " + facing + "}\n");
  }

  private void ground(StringBuilder yaml, String secret, Random chance) {
    int feet = 10 + 5 * chance.nextInt(6);
    switch (ground) {
      case MAP -> yaml.append("map: 16x14\n");
      case THEATRE -> yaml.append("distance: ").append(feet).append('\n');
      case WALLS -> {
        yaml.append("fog: on\nmap: |\n");
        for (String line : MAP) {
          yaml.append("  ");
          for (int x = 0; x < line.length(); x++) {
            char sign = line.charAt(x);
            boolean rough = secret.equals("ground") && (x + line.hashCode()) % 3 == 0;
            boolean door = sign == 'D' && book.startsWith("acks");
            yaml.append(door ? '+' : sign == 'D' ? '#' : sign == 'X' ? rough ? '2' : '.' : sign);
          }
          yaml.append('\n');
        }
      }
    }
  }

  private void features(StringBuilder yaml, String secret, int place) {
    int column = ground == Ground.WALLS ? 11 + place : 15;
    String thing =
        switch (secret) {
          case "chest" -> "{name: hoard, kind: chest";
          case "hidden chest" -> "{name: hoard, kind: chest, hidden: true";
          case "hidden door" -> "{name: secret door, kind: door, hidden: true";
          case "trap" -> "{name: dart trap, kind: trap, hidden: true, effect: {damage: 1d6}";
          default -> "";
        };
    if (!thing.isEmpty()) {
      yaml.append("features:\n  - ").append(thing);
      yaml.append(", at: [").append(column).append(", ").append(1 + place).append("]}\n");
    }
  }

  private void unknown(StringBuilder yaml, String secret, int place) {
    String hidden = ground == Ground.WALLS ? "" : ", conditions: [hidden]";
    String waits = ", waits: true";
    switch (secret) {
      case "there", "there elsewhere" -> add(yaml, "Lurker", "orcs", place, hidden);
      case "named" -> add(yaml, "Shade", "orcs", place, hidden);
      case "side" -> add(yaml, "Warden", "shades", place, hidden);
      case "waits", "waits elsewhere" -> add(yaml, "Lurker", "orcs", place, waits);
      case "two" -> {
        add(yaml, "Lurker", "orcs", place, hidden);
        add(yaml, "Shade", "orcs", place, waits);
      }
      case "two wait" -> {
        add(yaml, "Lurker", "orcs", place, waits);
        add(yaml, "Warden", "orcs", place, waits);
      }
      default -> {}
    }
  }

  private void add(StringBuilder yaml, String name, String side, int place, String how) {
    yaml.append("  ").append(name).append(": {side: ").append(side).append(", creature: ");
    yaml.append(CREATURES.get(place % CREATURES.size())).append(", hp: ").append(3 + 2 * place);
    yaml.append(how);
    if (how.contains("waits")) {
      yaml.append("}\n");
    } else {
      boolean walls = ground == Ground.WALLS;
      at(yaml, walls ? 10 + 2 * place : near ? 5 + place % 3 : 14, walls ? place : 8 + place, "W");
    }
  }
}
