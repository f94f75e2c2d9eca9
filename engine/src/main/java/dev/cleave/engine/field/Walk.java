package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/**
 * A way over the battlemap. A long base keeps its lie on the way, which was found for it, and turns
 * at the end.
 */
final class Walk implements Route {

  private final Battlemap map;
  private final Combatant mover;
  private final Passage passage;
  private final Leg[] legs;
  private final boolean arrives;
  private final @Nullable Aim aim;
  private final Facing faced;
  private final Square start;
  private int next;

  Walk(
      Battlemap map,
      Combatant mover,
      Passage passage,
      Leg[] legs,
      boolean arrives,
      @Nullable Aim aim) {
    this.map = map;
    this.mover = mover;
    this.passage = passage;
    this.legs = legs;
    this.arrives = arrives;
    this.aim = aim;
    this.faced = map.facing(mover);
    this.start = new Square(map.lie(mover).x(), map.lie(mover).y());
  }

  @Override
  public boolean step() {
    if (next >= legs.length) {
      return false;
    }
    Leg leg = legs[next++];
    map.move(mover, leg.halvesAcross(), leg.halvesDown());
    if (next == legs.length) {
      arrive(leg.way());
    } else if (map.lie(mover).isSquare()) {
      map.look(mover, straight(leg.way()));
    }
    return true;
  }

  /** Looks the way he went, unless he would then stand where he may not or out of reach. */
  private void arrive(Facing way) {
    Base lie = map.lie(mover);
    if (lie.isSquare()) {
      map.look(mover, straight(way));
    } else {
      map.swing(mover, straight(way), passage);
    }
    if (!map.hasRoom(mover, passage)
        || aim != null && map.counted(mover).feetTo(aim.target()) > aim.reach()) {
      map.look(mover, faced);
      map.move(mover, lie.x(), lie.y());
    }
  }

  /** Only men look aslant. A2.GAP.103 */
  private Facing straight(Facing way) {
    return way.isDiagonal() && !map.lie(mover).isSmall() ? Facing.of(way.dx(), 0) : way;
  }

  @Override
  public void restart() {
    next = 0;
  }

  @Override
  public int walked() {
    return next == 0 ? 0 : legs[next - 1].feet();
  }

  @Override
  public int length() {
    return legs.length == 0 ? 0 : legs[legs.length - 1].feet();
  }

  @Override
  public Spot end() {
    return legs.length == 0
        ? start
        : new Square(legs[legs.length - 1].halvesAcross(), legs[legs.length - 1].halvesDown());
  }

  @Override
  public boolean arrives() {
    return arrives;
  }
}
