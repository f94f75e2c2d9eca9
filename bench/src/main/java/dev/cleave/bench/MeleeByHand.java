package dev.cleave.bench;

import dev.cleave.engine.table.SeededDice;
import java.util.Arrays;

/**
 * The hand-written fight of four against four: the same dice as the engine's and the same targets
 * as its bots choose, in bare ints, and nothing else. The first four are the players', the others
 * the Judge's.
 */
final class MeleeByHand {

  private static final int SIDE = 4;
  private static final int ALL = 2 * SIDE;

  /** So many come at somebody from the front; the next is at a flank. */
  private static final int FRONT = 3;

  /** Nobody of them may cleave more often in a round. */
  private static final int CLEAVES = 1;

  private static final int NOBODY = -1;

  private final int[] fromFront = new int[ALL];
  private final int[] fromFlank = new int[ALL];
  private final int[] damage = new int[ALL];
  private final int[] whole = new int[ALL];
  private final int moralePlus;

  private final int[] hitPoints = new int[ALL];
  private final int[] number = new int[ALL];
  private final boolean[] waits = new boolean[ALL];
  private final boolean[] faces = new boolean[ALL * ALL];
  private final int[] standing = new int[2];
  private int count;
  private int chooser;

  /** As the fight begins only the last of each side is at anybody's flank. */
  MeleeByHand(Arena arena) {
    for (int i = 0; i < ALL; i++) {
      int side = side(i) * SIDE;
      int foe = SIDE - side;
      fromFront[i] = arena.needs(side, foe);
      fromFlank[i] = arena.needs(side + SIDE - 1, foe);
      damage[i] = arena.damage(i);
      whole[i] = arena.hitPoints(i);
    }
    moralePlus = arena.moralePlus(SIDE);
  }

  private static int side(int who) {
    return who / SIDE;
  }

  /** Rounds fought, negative if the Judge's side wins. */
  int fight(SeededDice dice) {
    System.arraycopy(whole, 0, hitPoints, 0, ALL);
    Arrays.fill(faces, false);
    Arrays.fill(standing, SIDE);
    int losses = 0;
    boolean toTheDeath = false;
    for (int round = 1; ; round++) {
      for (int i = 0; i < ALL; i++) {
        waits[i] = hitPoints[i] > 0;
        number[i] = waits[i] ? dice.die(6) : 0;
      }
      count = 0;
      for (int who = next(); who != NOBODY; who = next()) {
        waits[who] = false;
        strike(dice, who, CLEAVES);
        if (standing[1 - side(who)] == 0) {
          break; // whoever is left to act has nobody to strike at
        }
      }
      if (standing[1] == 0) {
        return round;
      }
      int lost = SIDE - standing[1];
      if (lost > losses && lost * 3 >= SIDE && !toTheDeath) {
        toTheDeath = dice.die(6) + dice.die(6) + moralePlus >= 12;
      }
      losses = lost;
      if (standing[0] == 0) {
        return -round;
      }
    }
  }

  /**
   * The highest number. Of equals the smaller side goes first, of equal sides the Judge's, which is
   * settled once for a number; and of a side the first.
   */
  private int next() {
    int highest = 0;
    for (int i = 0; i < ALL; i++) {
      highest = waits[i] && hitPoints[i] > 0 ? Math.max(highest, number[i]) : highest;
    }
    if (highest == 0) {
      return NOBODY;
    }
    if (highest != count) {
      count = highest;
      chooser = NOBODY;
    }
    int ours = first(0, highest);
    int theirs = first(SIDE, highest);
    if (ours == NOBODY || theirs == NOBODY) {
      return ours == NOBODY ? theirs : ours;
    }
    if (chooser == NOBODY) {
      chooser = standing[0] < standing[1] ? 0 : 1;
    }
    return chooser == 0 ? ours : theirs;
  }

  private int first(int from, int highest) {
    for (int i = from; i < from + SIDE; i++) {
      if (waits[i] && hitPoints[i] > 0 && number[i] == highest) {
        return i;
      }
    }
    return NOBODY;
  }

  /** At the weakest, and if he falls at the next. */
  private void strike(SeededDice dice, int who, int cleaves) {
    int foe = weakest(1 - side(who));
    faces[who * ALL + foe] |= isAtFlank(foe, who);
    int die = dice.die(20);
    int needs = isAtFlank(who, foe) ? fromFlank[who] : fromFront[who];
    if (die == 20 || die != 1 && die >= needs) {
      hitPoints[foe] -= dice.die(damage[who]);
      if (hitPoints[foe] <= 0) {
        standing[side(foe)]--;
        if (cleaves > 0 && standing[side(foe)] > 0) {
          strike(dice, who, cleaves - 1);
        }
      }
    }
  }

  private int weakest(int side) {
    int weakest = NOBODY;
    for (int i = side * SIDE; i < (side + 1) * SIDE; i++) {
      if (hitPoints[i] > 0 && (weakest == NOBODY || hitPoints[i] < hitPoints[weakest])) {
        weakest = i;
      }
    }
    return weakest;
  }

  /** Three stand before somebody already, and he has not turned to this one. */
  private boolean isAtFlank(int who, int of) {
    if (faces[of * ALL + who]) {
      return false;
    }
    int before = 0;
    for (int i = side(who) * SIDE; i < who; i++) {
      before += hitPoints[i] > 0 ? 1 : 0;
    }
    return before >= FRONT;
  }
}
