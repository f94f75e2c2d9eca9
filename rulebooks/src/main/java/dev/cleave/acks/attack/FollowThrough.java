package dev.cleave.acks.attack;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import org.jspecify.annotations.Nullable;

/** The sequel to the blow or shot that felled somebody. A2.CLEAVE.01 */
public interface FollowThrough {

  /**
   * @param fallen by it, the last of several
   */
  void afterBlow(Combatant attacker, Combatant fallen, Weapon weapon, Bonus bonus);

  /**
   * @param fallen by it
   * @param band in which it flew. A2.CLEAVE.43
   * @param hurled whether the chain began with a blow. A2.CLEAVE.28
   * @param troop the formation shot at, null if it was somebody in particular. A2.GAP.222
   */
  void afterShot(
      Combatant shooter,
      Combatant fallen,
      Weapon weapon,
      int band,
      boolean hurled,
      @Nullable Troop troop);
}
