package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Past a foe by main force, and on. A2.MAN.OVERRUN.01-09 */
public final class Overrun implements Maneuver {

  private static final Forbidden PAST =
      new Forbidden("WHO has got past FOE already", "A2.MAN.OVERRUN.09");
  private static final Forbidden ABOARD =
      new Forbidden("WHO does not go without the vehicle", "A2.VEHICLE.07");
  private static final Forbidden SECOND_RANK =
      new Forbidden("WHO would have to get past his own friend first", "A2.GAP.333");
  private static final Term PRICE = new Term("overrun", "A2.MAN.OVERRUN.01", Tag.SITUATION);

  private final ManeuversRoom fight;

  Overrun(ManeuversRoom fight) {
    this.fight = fight;
  }

  @Override
  public String verb() {
    return "overrun";
  }

  @Override
  public int price() {
    return fight.maneuverNumbers().overrun;
  }

  @Override
  public boolean movesVehicles() {
    return true;
  }

  @Override
  public Term why() {
    return PRICE;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    Forbidden denied = fight.denies(who, Demand.FOOTING);
    if (denied != null) {
      return denied;
    }
    if (fight.vehicle(who) != null) {
      return ABOARD;
    }
    if (isPast(who, foe)) {
      return PAST;
    }
    return fight.meleeAttack().reachedOver(who, foe) == null ? null : SECOND_RANK;
  }

  /** Overrun in this segment already. A2.CLEAVE.20 */
  public boolean isPast(Combatant who, Combatant foe) {
    boolean[] past = fight.fighter(who).overran;
    return past != null && past[foe.index()];
  }

  /** A2.MAN.OVERRUN.01-03 */
  @Override
  public void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus) {
    if (!fight.meleeAttack().lands(who, foe, weapon, bonus)) {
      return;
    }
    Combatant saver = fight.maneuvers().saver(foe);
    boolean blocks =
        fight.maneuvers().isUnmoved(saver, who, isSized(who, foe))
            && fight.canAct(saver)
            && fight.table.ask(new BlockQuestion(fight, saver, who)).yes();
    if (!fight.canAct(who) || !foe.isInTheWay()) {
      return;
    }
    if (blocks) {
      tell("blocked", "A2.MAN.OVERRUN.04", who, foe, foe.name() + " stands in the way.");
      fight.meleeAttack().wound(who, foe, weapon, bonus);
    } else {
      getThrough(who, foe);
    }
  }

  /** Where a mount has a part in it, size counts. A2.GAP.306 */
  private boolean isSized(Combatant who, Combatant foe) {
    return fight.maneuverNumbers().overrunSized
        || fight.mount(who) != null
        || fight.mount(foe) != null
        || foe.isThing();
  }

  /** A bonus movement and then a bonus attack. A2.MAN.OVERRUN.05 */
  private void getThrough(Combatant who, Combatant foe) {
    Fighter fighter = fight.fighter(who);
    if (fighter.overran == null) {
      fighter.overran = new boolean[fight.fighters.length];
    }
    fighter.overran[foe.index()] = true;
    if (foe.isThing() || fight.vehicle(foe) != null) {
      for (Combatant each : fight.riding().aboard(fight.riding().legs(foe))) {
        fighter.overran[each.index()] = true; // they bar the way together
      }
      fighter.overran[fight.riding().legs(foe).index()] = true;
    }
    fight.whenAttacked(who);
    tell("overrun", "A2.MAN.OVERRUN.05", who, foe, who.name() + " gets past " + foe.name() + ".");
    new OverrunMove(fight, who, foe, fighter.overran).goOn();
    if (fight.canAct(who) && !fight.battle.isOver()) {
      attackAgain(who);
    }
  }

  /** A2.MAN.OVERRUN.08 */
  private void attackAgain(Combatant who) {
    var question = new FurtherQuestion(fight, who);
    if (question.isIdle()) {
      return;
    }
    goOn(who, fight.table.ask(question));
  }

  /** Plays the answer on. */
  void goOn(Combatant who, Action action) {
    if (action == BasicAction.DONE || !fight.canAct(who)) {
      return;
    }
    fight.interrupts().before(who, action);
    if (fight.canAct(who) && fight.allowance().bars(who, action, false) == null) {
      action.take(who);
    }
  }

  private void tell(String event, String rule, Combatant who, Combatant foe, String says) {
    if (fight.table.listens()) {
      fight.table.tell(Event.of(event, rule).by(who).on(foe).says(says));
    }
  }
}
