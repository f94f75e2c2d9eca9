package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.Arrays;

/** Those about each combatant, found once for as long as nobody moves: rules ask many times. */
final class Neighbours {

  private final Bodies bodies;
  private final int[] found;
  private final int[][] known;
  private final int[] feet;
  private final long[] asOf;

  Neighbours(Bodies bodies) {
    this.bodies = bodies;
    this.found = new int[bodies.size()];
    this.known = new int[bodies.size()][];
    this.feet = new int[bodies.size()];
    this.asOf = new long[bodies.size()];
    Arrays.fill(asOf, -1);
  }

  /** By index, everybody who may be so near, standing or not; nobody may change what he gets. */
  int[] of(Combatant combatant, int within) {
    int who = combatant.index();
    if (asOf[who] != bodies.moves() || feet[who] != within) {
      known[who] = search(combatant, within);
      feet[who] = within;
      asOf[who] = bodies.moves();
    }
    return known[who];
  }

  /** A base counts half a square behind where it lies at most. */
  private int[] search(Combatant combatant, int within) {
    Base base = bodies.counted(combatant);
    int far = within / 5 + 1;
    int left = base.left() - far;
    int top = base.top() - far;
    int right = base.right() + far;
    int bottom = base.bottom() + far;
    int count = 0;
    for (int i : bodies.near(left, top, right, bottom)) {
      if (bodies.isIn(i, left, top, right, bottom)) {
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
  }
}
