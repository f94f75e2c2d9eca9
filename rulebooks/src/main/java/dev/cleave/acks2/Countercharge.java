package dev.cleave.acks2;

import static dev.cleave.acks2.State.OFF_BALANCE;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tally;
import org.jspecify.annotations.Nullable;

/**
 * Meets a charge with one's own weight, and is open for it afterwards. A2.READY.11-15
 *
 * @param maneuver tried in place of a plain blow, null for none. A2.GAP.333
 */
record Countercharge(Combatant target, @Nullable Maneuver maneuver) implements Action {

  Countercharge(Combatant target) {
    this(target, null);
  }

  @Override
  public String text() {
    return "countercharge " + target.name() + Maneuvers.and(maneuver);
  }

  @Override
  public String verb() {
    return "countercharge";
  }

  @Override
  public Cost cost() {
    return Cost.COMBAT;
  }

  @Override
  public @Nullable Forbidden bars(Fight fight, Combatant who, Slot slot) {
    Forbidden bar = fight.meleeAttack.bars(who, target, null);
    return bar != null || maneuver == null ? bar : maneuver.bars(who, target);
  }

  @Override
  public void take(Fight fight, Combatant who) {
    fight.gain(who, OFF_BALANCE);
    fight.meleeAttack.take(who, target, fight.numbers.countercharge.in(maneuver));
  }

  @Override
  public Combatant aim() {
    return target;
  }

  @Override
  public Lead lead(Fight fight, Combatant who) {
    return fight.meleeAttack.lead(who, target);
  }

  @Override
  public Tally needs(Fight fight, Combatant who) {
    return fight.meleeAttack.tally(who, target, null, fight.numbers.countercharge.in(maneuver));
  }

  @Override
  public String detail(Fight fight, Combatant who) {
    Bonus bonus = fight.numbers.countercharge.in(maneuver);
    return "needs " + fight.meleeAttack.needs(who, target, null, bonus) + "+";
  }
}
