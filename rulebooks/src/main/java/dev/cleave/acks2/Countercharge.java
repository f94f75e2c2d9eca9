package dev.cleave.acks2;

import static dev.cleave.acks2.State.OFF_BALANCE;

import dev.cleave.engine.battle.Combatant;
import org.jspecify.annotations.Nullable;

/** Meets a charge with one's own weight, and is open for it afterwards. A2.READY.11-15 */
record Countercharge(Combatant target) implements Action {

  @Override
  public String verb() {
    return "countercharge";
  }

  @Override
  public Cost cost() {
    return Cost.COMBAT;
  }

  @Override
  public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
    return fight.meleeAttack.bars(who, target, null);
  }

  @Override
  public void take(Fight fight, Combatant who) {
    fight.gain(who, OFF_BALANCE);
    fight.meleeAttack.take(who, target, fight.numbers.countercharge);
  }

  @Override
  public Combatant aim() {
    return target;
  }

  @Override
  public String detail(Fight fight, Combatant who) {
    return "needs " + fight.meleeAttack.needs(who, target, null, fight.numbers.countercharge) + "+";
  }
}
