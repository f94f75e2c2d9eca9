package dev.cleave.acks.attack;

import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;

/** A part of the book in which a weapon does more than wound. A2.SAVE.16, A2.OIL.35 */
public interface WhenStruck {

  /**
   * @param dealt what was left of the damage after the target's protections
   */
  void struck(Combatant attacker, Combatant target, Weapon weapon, int dealt, Harm harm);
}
