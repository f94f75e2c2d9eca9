package dev.cleave.rulebooks;

import java.util.ArrayList;
import java.util.List;

/**
 * A map nobody thought of: walls, doors, cover, hills and what lies about, round those who stand
 * there.
 */
final class AnyGround {

  private static final List<String> TURNS = List.of("N", "E", "S", "W");
  private static final List<String> ALL_TURNS = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");

  private final Chance chance;
  private final boolean barred;
  private final int width;
  private final int height;
  private final char[][] ground;
  private final boolean[][] taken;
  private final List<String> doors = new ArrayList<>();

  /**
   * @param barred whether there may be what bars the way until somebody opens it
   */
  AnyGround(Chance chance, boolean barred) {
    this.chance = chance;
    this.barred = barred;
    this.width = chance.between(14, 44);
    this.height = chance.between(12, 26);
    this.ground = new char[height][width];
    this.taken = new boolean[height][width];
    for (char[] row : ground) {
      java.util.Arrays.fill(row, '.');
    }
  }

  /**
   * A free place for so many squares each way on a side's part of the map; null if there is none.
   */
  String place(int side, int squares) {
    int third = Math.max(squares, width / 3);
    for (int attempt = 0; attempt < 60; attempt++) {
      int left = side == 0 ? 0 : side == 1 ? width - third : width / 3;
      int column = Math.min(width - squares, left + chance.below(Math.max(1, third)));
      int row = chance.below(Math.max(1, height - squares + 1));
      if (column >= 0 && row + squares <= height && isFree(column, row, squares)) {
        take(column, row, squares);
        String facing = squares == 1 ? chance.of(ALL_TURNS) : chance.of(TURNS);
        return "at: [" + column + ", " + row + "], facing: " + facing;
      }
    }
    return null;
  }

  private boolean isFree(int column, int row, int squares) {
    for (int y = row; y < row + squares; y++) {
      for (int x = column; x < column + squares; x++) {
        if (taken[y][x]) {
          return false;
        }
      }
    }
    return true;
  }

  private void take(int column, int row, int squares) {
    for (int y = row; y < row + squares; y++) {
      for (int x = column; x < column + squares; x++) {
        taken[y][x] = true;
      }
    }
  }

  /** The whole of it as a scenario states it, once everybody stands. */
  String yaml() {
    if (chance.oneIn(2)) {
      scatter('#', chance.between(8, 30));
    }
    if (chance.oneIn(3)) {
      wall();
    }
    if (chance.oneIn(2)) {
      scatter((char) ('1' + chance.below(4)), 20);
    }
    var yaml = new StringBuilder("map: |\n");
    for (char[] row : ground) {
      yaml.append("  ").append(row).append('\n');
    }
    if (chance.oneIn(4)) {
      hills(yaml);
    }
    if (chance.oneIn(4)) {
      river(yaml);
    }
    features(yaml);
    return yaml.toString();
  }

  private void scatter(char sign, int oneIn) {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (!taken[y][x] && chance.oneIn(oneIn)) {
          ground[y][x] = sign;
        }
      }
    }
  }

  /** From edge to edge, with a gap or a door in it. */
  private void wall() {
    int x = width / 3 + chance.below(Math.max(1, width / 3));
    int gap = chance.below(height);
    for (int y = 0; y < height; y++) {
      if (!taken[y][x]) {
        ground[y][x] = '#';
      }
    }
    if (!taken[gap][x]) {
      ground[gap][x] = chance.oneIn(3) ? '+' : chance.oneIn(2) ? '\'' : '.';
      if (ground[gap][x] == '+' && !barred) {
        ground[gap][x] = '\'';
      }
      if (ground[gap][x] == '+') {
        String how = chance.oneIn(3) ? ", stuck: true" : chance.oneIn(3) ? ", locked: true" : "";
        doors.add("  - {name: oak door, kind: door, at: [" + x + ", " + gap + "]" + how + "}\n");
      }
    }
  }

  /** Rounded, so that one can walk up; or a cliff. */
  private void hills(StringBuilder yaml) {
    int x0 = chance.below(width);
    int y0 = chance.below(height);
    int top = chance.between(1, 4);
    boolean cliff = chance.oneIn(4);
    yaml.append("heights: |\n");
    for (int y = 0; y < height; y++) {
      yaml.append("  ");
      for (int x = 0; x < width; x++) {
        int away = Math.max(Math.abs(x - x0), Math.abs(y - y0)) / 2;
        int high = cliff ? (away < 2 ? top : 0) : Math.max(0, top - away);
        yaml.append(high == 0 ? '.' : (char) ('0' + high));
      }
      yaml.append('\n');
    }
    ladder(x0 - 4, y0);
    ladder(x0 + 4, y0);
  }

  /** At the foot of the hill, where it may be steep. */
  private void ladder(int x, int y) {
    if (x >= 0 && x < width && ground[y][x] == '.' && chance.oneIn(2)) {
      doors.add("  - {name: ladder %d, kind: ladder, at: [%d, %d]}\n".formatted(x, x, y));
    }
  }

  /** From edge to edge, to be waded or to be swum; some stand in it. */
  private void river(StringBuilder yaml) {
    int left = width / 3 + chance.below(Math.max(1, width / 4));
    int right = left + chance.between(1, 6);
    String bed = chance.of(List.of("2", "3", "6", "B"));
    yaml.append("water: |\n");
    for (int y = 0; y < height; y++) {
      int to = Math.min(width, right);
      yaml.append("  ").append(".".repeat(left)).append(bed.repeat(Math.max(0, to - left)));
      yaml.append('\n');
    }
    if (chance.oneIn(2)) {
      yaml.append("waters: [%s]\n".formatted(chance.of(List.of("cold", "fast", "very rough"))));
    }
  }

  private void features(StringBuilder yaml) {
    doors.addAll(
        List.of(
            thing("chest", "chest", "locked: true, key: iron key"),
            thing("pit trap", "trap", "effect: {damage: 1d6, save: half, against: breath}"),
            thing("old sword", "thing", "weapon: sword"),
            thing("fence", "structure", "structure: wooden palisade"),
            thing("engine", "artillery", "piece: light ballista")));
    doors.removeIf(thing -> thing.isEmpty() || !barred && thing.contains("structure"));
    if (!doors.isEmpty()) {
      yaml.append("features:\n");
      doors.forEach(yaml::append);
    }
  }

  private String thing(String name, String kind, String more) {
    int x = chance.below(width);
    int y = chance.below(height);
    if (!chance.oneIn(5) || taken[y][x] || ground[y][x] != '.') {
      return "";
    }
    taken[y][x] = true;
    return "  - {name: %s, kind: %s, at: [%d, %d], %s}\n".formatted(name, kind, x, y, more);
  }
}
