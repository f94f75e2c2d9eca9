package dev.cleave.acks2;

import dev.cleave.acks.attack.Hits;
import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;

/** Critical hits throw twice the dice; the weary strike less hard. A2O.CRIT.02, A2O.FX.FATIGUE.01 */
final class CriticalDice extends Hits {

  private final OptionalRules fight;

  CriticalDice(OptionalRules fight) {
    super(fight);
    this.fight = fight;
  }

  /** Fixed bonuses are added once. A2O.MIX.14, A2O.GAP.04 */
  @Override
  protected Dice dice(Dice printed) {
    return fight.criticals().announce()
        ? new Dice(2 * printed.count(), printed.sides(), printed.plus())
        : printed;
  }

  @Override
  protected int weariness(Combatant attacker) {
    return fight.ours.wear(attacker).fatigue;
  }

  @Override
  protected int wound(
      Combatant attacker, Combatant target, Weapon weapon, int amount, int magic, Harm harm) {
    int dealt = super.wound(attacker, target, weapon, amount, magic, harm);
    fight.criticals().note(fight.damage().enchanted(amount, magic), dealt, harm);
    return dealt;
  }
}
