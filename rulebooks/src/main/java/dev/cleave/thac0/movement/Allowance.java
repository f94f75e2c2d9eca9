package dev.cleave.thac0.movement;

import dev.cleave.engine.creature.Creature;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.HarmRoom;
import org.jspecify.annotations.Nullable;

/** How far somebody goes in a round, by what he does. TH.C.MOVE.01, TH.C.T.MOVEMENT */
public final class Allowance {

  private static final int SQUARE = 5;

  private final HarmRoom fight;

  Allowance(HarmRoom fight) {
    this.fight = fight;
  }

  /** Feet of a full move. */
  public int full(Fighter fighter) {
    if (fighter.isHeld()
        || fighter.isCaught()
        || fighter.holds >= 0
        || fighter.catches >= 0
        || fighter.isUnable()
        || fighter.parrying // TH.PARRY.02
        || fighter.trappedBy >= 0) {
      return 0;
    }
    return walking(fighter, fighter.mount());
  }

  /** A quarter of it, with somebody in one's grip. TH.C.WRES.07, TH.C.SPWM.08 */
  public int dragging(Fighter fighter) {
    return part(walking(fighter, fighter.mount()), fight.numbers.unarmed.dragDivisor);
  }

  private int walking(Fighter fighter, @Nullable Creature mount) {
    if (fight.isAloft(fighter)) {
      return squares(hindered(fighter, fight.wings.speed(fighter), null));
    }
    int feet = mount != null ? mount.speed() : fight.body.move(fighter, fighter.prowess.speed());
    feet = hindered(fighter, feet, mount);
    if (fighter.stance() == Stance.PRONE && mount == null) {
      feet /= fight.numbers.move.crawlingDrag; // TH.C.MOVE.03
    } else if (fighter.is(State.IN_DEEP_WATER)) {
      feet /= fight.numbers.move.swimmingDrag;
    } else if (fighter.is(State.WADING)) {
      feet /= fight.numbers.move.difficultGround;
    }
    return squares(feet);
  }

  /** Less by what he carries, by what has come over him, and by weariness. */
  private int hindered(Fighter fighter, int speed, @Nullable Creature mount) {
    int feet = speed;
    feet = mount == null ? fight.burden.move(fighter, feet) : feet;
    var harm = fight.numbers.harm;
    feet = fighter.is(State.HASTED) ? feet * harm.hasteMultiplier : feet;
    feet = fighter.is(State.SLOWED) ? feet / harm.slowDivisor : feet;
    feet = fighter.is(State.DAZED) ? feet / harm.dazedMoveDivisor : feet;
    feet = fighter.is(State.BLIND) ? feet / harm.blindMoveDivisor : feet;
    feet = fighter.is(State.FEEBLE) ? feet / 2 : feet;
    feet = fighter.is(State.ENTANGLED) ? feet / fight.numbers.manoeuvre.entangledMoveDivisor : feet;
    return feet * fight.numbers.fatigue.at(fighter.fatigue, fight.numbers.fatigueMove) / 4;
  }

  /** What leaves time for a blow, on the wing; for those on the ground too. TH.R.72 */
  int wing(Fighter fighter) {
    return full(fighter) == 0 ? 0 : squares(hindered(fighter, fight.wings.speed(fighter), null));
  }

  /** Rounded down to whole squares, at least one. TH.C.MOVE.02 */
  private static int squares(int feet) {
    return feet <= 0 ? 0 : Math.max(SQUARE, feet / SQUARE * SQUARE);
  }

  /** What leaves time to attack. TH.C.MOVE.06 */
  public int half(Fighter fighter) {
    return part(full(fighter), fight.numbers.move.halfMoveDivisor);
  }

  private static int part(int feet, int divisor) {
    return feet == 0 ? 0 : squares(feet / divisor);
  }

  public int charge(Fighter fighter) {
    return squares(full(fighter) * fight.numbers.move.chargePercent / 100);
  }

  /** On one's count: more than half of a plain move only if nothing else was meant. .09 */
  public int onCount(Fighter fighter, Deed gait) {
    boolean meant = fighter.declared(Deed.MOVE) || gait != Deed.MOVE;
    return meant ? of(fighter, gait) : half(fighter); // TH.C.CHANGE.02
  }

  /** By the declared gait. TH.C.T.MOVEMENT */
  public int of(Fighter fighter, Deed gait) {
    int full = full(fighter);
    return switch (gait) {
      case WITHDRAW -> part(full, fight.numbers.move.withdrawDivisor);
      case FLEE -> full * fight.numbers.move.fleeMultiplier;
      case RUN -> full * fight.numbers.move.runMultiplier;
      case SPRINT -> full * fight.numbers.move.sprintMultiplier;
      case CHARGE, RUSH -> charge(fighter);
      case MOVE -> full;
      default -> half(fighter);
    };
  }
}
