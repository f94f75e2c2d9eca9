package dev.cleave.acks.ready;

import static dev.cleave.acks.book.State.OFF_BALANCE;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.attack.Maneuvers;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/**
 * Meets a charge with one's own weight, and is open for it afterwards. A2.READY.11-15
 *
 * @param maneuver tried in place of a plain blow, null for none. A2.GAP.333
 */
record Countercharge(ReadyRoom fight, Combatant target, @Nullable Maneuver maneuver)
    implements Action, Assault {

  private static final Term WEIGHT = new Term("countercharge", "A2.READY.12", Tag.SITUATION);

  Countercharge(ReadyRoom fight, Combatant target) {
    this(fight, target, null);
  }

  private Bonus bonus() {
    int value = fight.readyNumbers().countercharge;
    return new Bonus(value, WEIGHT, true, Bonus.Carry.STEPPING, null).in(maneuver);
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
  public @Nullable Forbidden bars(Combatant who, Slot slot) {
    Forbidden bar = fight.meleeAttack().bars(who, target, null);
    return bar != null || maneuver == null ? bar : fight.bars(maneuver, who, target);
  }

  @Override
  public void take(Combatant who) {
    fight.gain(who, OFF_BALANCE);
    fight.meleeAttack().take(who, target, bonus());
  }

  @Override
  public Combatant aim() {
    return target;
  }

  @Override
  public Lead lead(Combatant who) {
    return fight.meleeAttack().lead(who, target);
  }

  @Override
  public Tally needs(Combatant who) {
    return fight.meleeAttack().tally(who, target, null, bonus());
  }

  @Override
  public String detail(Combatant who, Prospect prospect) {
    return prospect.words();
  }
}
