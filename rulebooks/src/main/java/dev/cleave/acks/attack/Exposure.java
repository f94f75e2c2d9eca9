package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.BLINDED;
import static dev.cleave.acks.book.State.COWERING;
import static dev.cleave.acks.book.State.HELPLESS;
import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.INVISIBLE;
import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.SURPRISED;
import static dev.cleave.acks.book.State.VULNERABLE;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Arc;

/** Lying open to an attacker. A2.ATK.23, A2.COND.VULN.01 */
public class Exposure {

  private final AttackRoom fight;

  protected Exposure(AttackRoom fight) {
    this.fight = fight;
  }

  /**
   * @param arc of the target from which the attack comes
   * @param melee whether it comes hand to hand, where the prone lie open. A2.GAP.305
   */
  protected boolean isVulnerable(Combatant attacker, Combatant target, Arc arc, boolean melee) {
    return arc == Arc.REAR || melee && target.is(PRONE) || isExposed(attacker, target);
  }

  /** Whatever the arc. */
  private boolean isExposed(Combatant attacker, Combatant target) {
    return target.is(VULNERABLE)
        || target.is(COWERING)
        || target.is(HELPLESS)
        || fight.escaping().exposes(target, attacker)
        || fight.clambering().isOn(attacker, target) // A2.MAN.CLAMBER.09
        || attacker.is(HIDDEN)
        || attacker.is(INVISIBLE) // A2.COND.INVIS.02
        || target.is(SURPRISED) && !attacker.is(SURPRISED)
        || target.is(BLINDED) && fight.sight().couldSee(attacker, target)
        || isUnheard(attacker) && !fight.sight().sees(target, attacker);
  }

  /** A2.COND.SNEAK.02 */
  private boolean isUnheard(Combatant attacker) {
    return fight.fighter(attacker).sneaking;
  }
}
