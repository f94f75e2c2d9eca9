package dev.cleave.engine.field;

/**
 * Looks back from a goal: who could take a last step there, and a step before that. In a crowd many
 * a free place lies in a pocket that no way leads into, and it is sooner seen from inside.
 */
final class Pocket {

  /** Larger ones are no pockets. */
  private static final int MOST = 400;

  private static final Facing[] COMPASS = Facing.values();

  private final int[] cells = new int[MOST];
  private int[] seen = {};
  private int now;
  private int size;

  /** Begins with nothing, for a drawing of so many cells. */
  void clear(int all) {
    size = 0;
    now++;
    if (seen.length < all) {
      seen = new int[all];
      now = 1;
    }
  }

  /** Adds a cell in which a way could end. */
  void add(int cell) {
    if (size < MOST && cell >= 0 && cell < seen.length && seen[cell] != now) {
      seen[cell] = now;
      cells[size++] = cell;
    }
  }

  /** None of these cells leads there, however many the feet; false if that is not plain. */
  boolean isClosedTo(Going going, int[] starts, int count) {
    for (int i = 0; i < size; i++) {
      for (Facing way : COMPASS) {
        int before = going.beyond(cells[i], way);
        if (size == MOST || before < 0 || before >= going.frame.size() || going.isBorder(before)) {
          return false;
        }
        if (isOneOf(before, starts, count)) {
          return false;
        }
        if (!going.is(before, Going.SOLID | Going.HELD)) {
          add(before);
        }
      }
    }
    return true;
  }

  private static boolean isOneOf(int cell, int[] starts, int count) {
    for (int i = 0; i < count; i++) {
      if (cell == starts[i]) {
        return true;
      }
    }
    return false;
  }
}
