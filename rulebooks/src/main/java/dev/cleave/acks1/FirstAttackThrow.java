package dev.cleave.acks1;

import static dev.cleave.acks.book.State.BLINDED;
import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.SURPRISED;
import static dev.cleave.acks.book.State.WRESTLED;

import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.book.Thrown;
import dev.cleave.acks.sea.Sea;
import dev.cleave.acks.turn.Impact;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/**
 * More against those who retreat, are surprised, are held or lie on the ground, for each of these,
 * and for a backstab besides; the side does not matter. Those who act together throw for what they
 * needed when they chose. A1.INIT.06
 */
final class FirstAttackThrow extends AttackThrow {

  private static final Term RETREATING = new Term("retreating", "A1.DEFMOVE.09", Tag.STATE);
  private static final Term OFF_GUARD = new Term("target surprised", "A1.SURPRISE.06", Tag.STATE);
  private static final Term LYING = new Term("target prone", "A1.MAN.22", Tag.STATE);
  private static final Term HELD = new Term("target held", "A1.MAN.42", Tag.STATE);
  private static final Term IN_A_GRIP = new Term("held", "A1.GAP.244", Tag.STATE);
  private static final Term UNSEEN = new Term("unseen", "A1.MISSILE.17", Tag.STATE);
  private static final Term BOW = new Term("magic weapon", "A1.MISSILE.07", Tag.WEAPON);
  private static final Term THROWN = new Term("magic weapon", "A1.MISSILE.18", Tag.WEAPON);

  private final FirstEdition fight;

  FirstAttackThrow(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  public Tally melee(Combatant attacker, Combatant target, Weapon weapon, Bonus bonus) {
    Tally promised = promised(attacker, target);
    return promised == null ? super.melee(attacker, target, weapon, bonus) : promised;
  }

  @Override
  public Tally missile(Combatant attacker, Combatant target, Weapon weapon) {
    Tally promised = promised(attacker, target);
    return promised == null ? super.missile(attacker, target, weapon) : promised;
  }

  @Override
  public Tally thrown(Combatant thrower, Impact impact, Thrown thrown) {
    Tally promised = promised(thrower, impact.creature());
    return promised == null ? super.thrown(thrower, impact, thrown) : promised;
  }

  private @Nullable Tally promised(Combatant attacker, @Nullable Combatant target) {
    Promise promise = fight.ours.promises[attacker.index()];
    return promise != null && target != null && promise.target() == target.index()
        ? promise.needs()
        : null;
  }

  @Override
  protected void addWear(Tally toHit, Combatant attacker, Weapon weapon) {
    addCrossing(toHit, attacker);
  }

  /** A1.SHIP.39 */
  private void addCrossing(Tally toHit, Combatant attacker) {
    Sea sea = fight.sea();
    if (sea != null) {
      sea.addCrossing(toHit, attacker);
    }
  }

  @Override
  protected void addExposure(
      Tally toHit, Combatant attacker, Combatant target, Arc arc, boolean melee) {
    if (target.is(WRESTLED) && !fight.escaping().wrestles(attacker, target)) {
      toHit.plus(fight.own.heldTarget, HELD);
    }
    toHit.plusIf(fight.isRetreating(target), fight.own.retreating, RETREATING);
    toHit.plusIf(target.is(SURPRISED), fight.own.surprised, OFF_GUARD);
    toHit.plusIf(target.is(PRONE), fight.attackNumbers().vulnerable, LYING);
  }

  /** A1.R.17 */
  @Override
  protected boolean ambushAddsUp() {
    return true;
  }

  @Override
  protected void addGrip(Tally toHit, Combatant attacker, Combatant target) {
    if (fight.escaping().wrestles(target, attacker)) {
      toHit.plus(fight.own.heldAttacker, IN_A_GRIP);
    }
  }

  @Override
  protected void addSight(Tally toHit, Combatant attacker, Combatant target) {
    if (!fight.sight().sees(attacker, target)) {
      toHit.plus(fight.own.unseenTarget, UNSEEN);
    }
  }

  /** A flask is a missile like any other. A1.OIL.01, A1.SHIP.39 */
  @Override
  protected void addFlight(Tally toHit, Combatant thrower, @Nullable Combatant target) {
    if (target == null) {
      toHit.plusIf(thrower.is(BLINDED), fight.own.unseenTarget, UNSEEN);
    } else {
      addSight(toHit, thrower, target);
      if (!target.isThing()) {
        addExposure(toHit, thrower, target, Arc.FRONT, false);
      }
    }
    addCrossing(toHit, thrower);
  }

  /** What is shot does not help the aim. A1.MISSILE.07-08 */
  @Override
  protected void addMagic(Tally toHit, Weapon weapon, int missile) {
    toHit.plus(weapon.magic(), weapon.has("thrown") ? THROWN : BOW);
  }
}
