package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** The view people on a map have from where they stand, their cover, and where throws come down. */
final class Outlook {

  private static final int EYES = 5;

  private final Ground ground;
  private final Fixtures fixtures;
  private final Footing footing;
  private final Bodies bodies;
  private final Sight sight;

  Outlook(Ground ground, Fixtures fixtures, Footing footing, Bodies bodies) {
    this.ground = ground;
    this.fixtures = fixtures;
    this.footing = footing;
    this.bodies = bodies;
    this.sight = new Sight(ground, fixtures);
  }

  boolean sees(Combatant viewer, Combatant target) {
    return sight.between(
        bodies.counted(viewer), eyes(viewer), bodies.counted(target), eyes(target));
  }

  /** As if the target's upper left square were this one. */
  boolean sees(Combatant viewer, Combatant target, int column, int row) {
    Base there = Places.laid(target, 2 * column, 2 * row, bodies.facing(target));
    int eye = EYES + elevation(target, there);
    return sight.between(bodies.counted(viewer), eyes(viewer), there, eye);
  }

  /** Nothing hides anybody in these squares from who is in that base, or him from them. */
  boolean isPlain(Base base, int left, int top, int right, int bottom) {
    return sight.isPlain(
        Math.min(base.left(), left),
        Math.min(base.top(), top),
        Math.max(base.right(), right),
        Math.max(base.bottom(), bottom));
  }

  boolean sees(Combatant viewer, Feature feature) {
    Base base = fixtures.base(feature);
    Square near = nearest(feature, viewer);
    return base != null
        && near != null
        && sight.between(bodies.counted(viewer), eyes(viewer), base, EYES + elevation(near));
  }

  /** Seen by anybody who stood in a square. */
  boolean isSeen(Combatant combatant, Square from) {
    int eye = EYES + elevation(from);
    return sight.between(Base.of(from), eye, bodies.counted(combatant), eyes(combatant));
  }

  /** Nothing solid stands between a base and a square. */
  boolean isOpen(Base from, Square to) {
    int eye = EYES + elevation(Square.of(from.left(), from.top()));
    return sight.between(from, eye, Base.of(to), EYES + elevation(to));
  }

  /** The square of a feature nearest to somebody, null if it is not here. */
  @Nullable Square nearest(Feature feature, Combatant from) {
    Base base = fixtures.base(feature);
    if (base == null) {
      return null;
    }
    Square middle = middle(from);
    return Square.of(
        Math.clamp(middle.column(), base.left(), base.right()),
        Math.clamp(middle.row(), base.top(), base.bottom()));
  }

  Square middle(Combatant combatant) {
    Base base = bodies.counted(combatant);
    return new Square(base.middleX() - 1, base.middleY() - 1);
  }

  int eyes(Combatant combatant) {
    return EYES + elevation(combatant);
  }

  /** Of anybody who stood in a square. */
  int eyes(Square square) {
    return EYES + elevation(square);
  }

  /** Lines of sight as they are now, for who asks after many. */
  Sight drawn() {
    return sight.drawn();
  }

  /** As stated, or as the highest ground under the base. */
  int elevation(Combatant combatant) {
    return elevation(combatant, bodies.counted(combatant));
  }

  private int elevation(Combatant combatant, Base base) {
    int highest = footing.elevation(combatant);
    if (highest != 0 || ground.isFlat()) {
      return highest;
    }
    return groundUnder(base);
  }

  int groundUnder(Base base) {
    return ground.highest(base.left(), base.top(), base.right(), base.bottom());
  }

  int elevation(Square square) {
    return ground.height(square.column(), square.row());
  }

  /** Cover as stated, or what the line of fire crosses within five feet of the target. */
  int cover(Combatant shooter, Combatant target) {
    return cover(shooter, target, true);
  }

  int cover(Combatant shooter, Combatant target, boolean own) {
    int stated = footing.cover(target);
    return Math.max(stated, sight.cover(bodies.counted(shooter), bodies.counted(target), own));
  }

  int cover(Combatant shooter, Square square, boolean own) {
    return sight.cover(bodies.counted(shooter), Base.of(square), own);
  }

  /** In a square of his own or the next. */
  int coverNear(Combatant combatant) {
    Base base = bodies.counted(combatant);
    int best = footing.cover(combatant);
    for (int y = base.top() - 1; y <= base.bottom() + 1; y++) {
      for (int x = base.left() - 1; x <= base.right() + 1; x++) {
        best = Math.max(best, ground.cover(x, y));
      }
    }
    return best;
  }

  /** An obstacle is hit on the near side. A2.GAP.223 */
  Square landing(Combatant thrower, Square at) {
    int eye = EYES + elevation(at);
    if (!sight.isSolid(at.column(), at.row())
        && sight.between(bodies.counted(thrower), eyes(thrower), Base.of(at), eye)) {
      return at;
    }
    return sight.stop(middle(thrower), eyes(thrower), at, eye);
  }

  /** A2.GAP.229 */
  Square scatter(Combatant thrower, Square at, int hour, int feet) {
    Square to = Scatter.from(middle(thrower), bodies.facing(thrower), at).landing(hour, feet);
    return sight.stop(at, EYES + elevation(at), to, EYES + elevation(to));
  }
}
