package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.Arrays;
import java.util.List;

/** Where everybody stands on a battlemap and which way he looks. */
final class Places {

  private final Base[] lies;
  private final Base[] counted;
  private final Facing[] facings;
  private final int[] sides;
  private final Crowd crowd;
  private long moves;

  Places(List<Combatant> combatants, Ground ground) {
    this.lies = new Base[combatants.size()];
    this.counted = new Base[combatants.size()];
    this.facings = new Facing[combatants.size()];
    this.sides = new int[4 * combatants.size()];
    int widest = 1;
    for (Combatant each : combatants) {
      widest = Math.max(widest, Math.max(each.sheet().frontage(), each.sheet().depth()));
    }
    this.crowd = new Crowd(combatants.size(), ground.width(), ground.height(), widest);
    Arrays.fill(facings, Facing.N);
    for (Combatant each : combatants) {
      set(each, 0, 0, Facing.N);
    }
  }

  private Places(Places other) {
    this.lies = other.lies.clone();
    this.counted = other.counted.clone();
    this.facings = other.facings.clone();
    this.sides = other.sides.clone();
    this.crowd = other.crowd.copy();
  }

  Places copy() {
    return new Places(this);
  }

  void set(Combatant combatant, int halvesAcross, int halvesDown, Facing facing) {
    Base lie = laid(combatant, halvesAcross, halvesDown, facing);
    int who = combatant.index();
    lies[who] = lie;
    counted[who] = lie.counted(facing);
    facings[who] = facing;
    sides[4 * who] = lie.x();
    sides[4 * who + 1] = lie.x() + lie.width();
    sides[4 * who + 2] = lie.y();
    sides[4 * who + 3] = lie.y() + lie.height();
    crowd.put(who, lie);
    moves++;
  }

  /** How many times anybody has been put down. */
  long moves() {
    return moves;
  }

  boolean areMany() {
    return crowd.isLarge();
  }

  /** Everybody who could lie on one of these squares and perhaps others, in order. */
  int[] near(int left, int top, int right, int bottom) {
    return crowd.near(left, top, right, bottom);
  }

  /**
   * The base of somebody lies in a rectangle, if only in part. It is asked of everybody again and
   * again, so the sides of all bases lie side by side, apart from the bases.
   *
   * @param left in half squares, as all of them
   * @param right the first half square beyond
   */
  boolean isIn(int who, int left, int top, int right, int bottom) {
    int side = 4 * who; // west, east, north and south
    int across = sides[side] - right & left - sides[side + 1];
    int down = sides[side + 2] - bottom & top - sides[side + 3];
    return (across & down) < 0; // all four are: one question, where four would be guessed at
  }

  /** The base of somebody as it would lie there. */
  static Base laid(Combatant combatant, int halvesAcross, int halvesDown, Facing facing) {
    int frontage = combatant.sheet().frontage();
    int depth = combatant.sheet().depth();
    return facing == Facing.E || facing == Facing.W
        ? Base.at(halvesAcross, halvesDown, depth, frontage)
        : Base.at(halvesAcross, halvesDown, frontage, depth);
  }

  /** The base as it lies, for whom it leaves room. */
  Base lie(Combatant combatant) {
    return lies[combatant.index()];
  }

  /** The base as it counts, for distance, arcs and sight. */
  Base counted(Combatant combatant) {
    return counted[combatant.index()];
  }

  Facing facing(Combatant combatant) {
    return facings[combatant.index()];
  }

  /**
   * A long base swings about its middle. Where that falls between squares it is rounded toward the
   * new front along the new facing, and toward the old front across it. A2.GAP.103
   */
  Base turned(Combatant combatant, Facing to) {
    return turned(combatant, to, 1, 1);
  }

  /**
   * The same, rounded otherwise.
   *
   * @param across 1, or -1 to round away from the front of those two that lies to a side
   * @param down 1, or -1 to round away from the one that lies up or down
   */
  Base turned(Combatant combatant, Facing to, int across, int down) {
    Base lie = lie(combatant);
    Facing from = facing(combatant);
    Base there = laid(combatant, lie.x(), lie.y(), to);
    if (there.width() == lie.width()) {
      return there;
    }
    int left = lie.x() + (lie.width() - there.width()) / 2;
    int top = lie.y() + (lie.height() - there.height()) / 2;
    return laid(
        combatant,
        left + (left & 1) * across * (to.dx() + from.dx()),
        top + (top & 1) * down * (to.dy() + from.dy()),
        to);
  }
}
