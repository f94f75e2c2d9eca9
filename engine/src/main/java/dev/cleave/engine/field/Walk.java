package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/**
 * A way over the battlemap. A long base keeps its lie on the way, which was found for it, and turns
 * at the end.
 */
final class Walk implements Route {

  private final Footwork footwork;
  private final Combatant mover;
  private final Passage passage;
  private final Leg[] legs;
  private final boolean arrives;
  private final @Nullable Aim aim;
  private final Facing faced;
  private final Square start;
  private int next;
  private boolean held;

  Walk(
      Footwork footwork,
      Combatant mover,
      Passage passage,
      Leg[] legs,
      boolean arrives,
      @Nullable Aim aim) {
    this.footwork = footwork;
    this.mover = mover;
    this.passage = passage;
    this.legs = legs;
    this.arrives = arrives;
    this.aim = aim;
    this.faced = footwork.facing(mover);
    this.start = footwork.square(mover);
  }

  /** The same way for who stands and looks as the mover did when it was planned. */
  Walk again() {
    return new Walk(footwork, mover, passage, legs, arrives, aim);
  }

  @Override
  public boolean step() {
    if (next >= legs.length) {
      return false;
    }
    Leg leg = legs[next++];
    footwork.step(mover, leg);
    if (held) {
      return true;
    }
    if (next == legs.length) {
      footwork.arrive(mover, leg.way(), faced, passage, aim);
    } else {
      footwork.lookAlong(mover, leg.way());
    }
    return true;
  }

  @Override
  public void hold() {
    held = true;
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
