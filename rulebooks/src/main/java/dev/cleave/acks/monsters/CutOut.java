package dev.cleave.acks.monsters;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** A cut at the beast from within. A2.R.162 */
public record CutOut(MonstersRoom fight, Combatant beast) implements Action, Assault {

  private static final Forbidden OUTSIDE =
      new Forbidden("WHO has not been swallowed by FOE", "A2.R.162");
  private static final Forbidden NO_ROOM =
      new Forbidden("WHO has no weapon in hand that is small enough", "A2.R.162");
  private static final Term WITHIN = new Term("from within", "A2.R.162", Tag.SITUATION);

  @Override
  public String verb() {
    return "cut at";
  }

  @Override
  public Cost cost() {
    return Cost.COMBAT;
  }

  /** It is the one thing left to do. */
  @Override
  public boolean takes(Demand demand, Combatant who) {
    return false;
  }

  @Override
  public Combatant aim() {
    return beast;
  }

  @Override
  public Combatant target() {
    return beast;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Slot slot) {
    if (fight.fighter(who).swallower != beast) {
      return OUTSIDE;
    }
    return fight.swallowing().blade(who) == null ? NO_ROOM : null;
  }

  @Override
  public void take(Combatant who) {
    Weapon blade = fight.swallowing().blade(who);
    if (blade != null) {
      fight.meleeAttack().strike(who, beast, blade, bonus());
    }
  }

  private Bonus bonus() {
    return new Bonus(fight.monsterNumbers().fromWithin, WITHIN, false, Bonus.Carry.NEVER, null);
  }

  @Override
  public Lead lead(Combatant who) {
    return Lead.at(beast);
  }

  @Override
  public Tally needs(Combatant who) {
    return fight.meleeAttack().tally(who, beast, fight.swallowing().blade(who), bonus());
  }

  @Override
  public String detail(Combatant who, Prospect prospect) {
    return prospect.words();
  }
}
