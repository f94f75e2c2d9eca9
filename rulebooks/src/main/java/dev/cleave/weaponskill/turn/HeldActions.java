package dev.cleave.weaponskill.turn;

import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.YesNo;
import dev.cleave.weaponskill.fray.Count;
import dev.cleave.weaponskill.fray.Fighter;
import java.util.ArrayList;
import java.util.List;

/**
 * Actions held back. They come out together with another's action, never before it, or last in the
 * round. WS.HOLD.01-03
 */
public final class HeldActions {

  private final Turns fight;

  HeldActions(Turns fight) {
    this.fight = fight;
  }

  void hold(Fighter fighter) {
    fighter.holding = true;
    if (fight.table.listens()) {
      fight.tell(
          Event.of(Event.Kind.HOLDS, "WS.HOLD.01")
              .by(fighter.combatant)
              .says(fighter + " holds back and watches."));
    }
  }

  /** At the decisive moment of somebody's action: who holds may act at the same time. */
  void with(Fighter actor, Runnable action) {
    List<Fighter> released = fight.course.releasing ? List.of() : release(actor);
    if (released.isEmpty()) {
      action.run();
      return;
    }
    fight.course.releasing = true;
    fight.damage.together();
    var leaving = new ArrayList<Runnable>(0);
    for (Fighter holder : released) {
      holder.metBy = fight.reach.has(actor, holder) ? actor : null;
      if (holder.canAct()) {
        begin(holder, leaving);
      }
    }
    action.run();
    released.forEach(holder -> holder.metBy = null);
    leaving.forEach(Runnable::run);
    fight.damage.fall();
    fight.course.releasing = false;
  }

  /**
   * Who walks away does not act first: the blow that prompts him finds him where he stands, and
   * whoever has him fast by then keeps him there. WS.HOLD.02
   */
  private void begin(Fighter holder, List<Runnable> leaving) {
    Action action = fight.turn.chooseHeld(holder);
    if (!Turn.isWay(action)) {
      fight.turn.act(holder, ActionQuestion.Left.HELD, action);
      return;
    }
    holder.acted = true;
    leaving.add(
        () -> {
          if (!holder.isImmobilized()) {
            fight.turn.act(holder, ActionQuestion.Left.HELD, action);
          }
        });
  }

  private List<Fighter> release(Fighter actor) {
    var released = new ArrayList<Fighter>(0);
    for (Fighter holder : fight.fighters) {
      if (holder != actor
          && holder.holding
          && !holder.acted
          && holder.canAct()
          && isNoticed(actor, holder)
          && fight.table.ask(new ReleaseQuestion(fight, fight.reach, holder, actor)) == YesNo.YES) {
        holder.holding = false;
        released.add(holder);
        tell(holder, holder + " acts at the same moment as " + actor + ".", "WS.HOLD.02");
      }
    }
    return released;
  }

  /** Nobody waits for one of whom he may know nothing: to be asked would tell him. WS.R.22 */
  private boolean isNoticed(Fighter actor, Fighter by) {
    return actor.combatant.side() == by.combatant.side() || !fight.isUnknown(actor);
  }

  /** Nobody else is left to act: use it now or lose it. Goes on where it stood. WS.GAP.38 */
  public void lastChance() {
    Count count = fight.course.count;
    for (; count.next < fight.fighters.length; count.next++) {
      Fighter holder = fight.fighters[count.next];
      if (holder.holding && !holder.acted && holder.canAct()) {
        fight.table.lull(fight.battle);
        holder.holding = false;
        tell(holder, holder + " acts last.", "WS.HOLD.01");
        fight.turn.takeHeld(holder);
        if (fight.battle.isOver()) {
          return;
        }
      }
    }
  }

  private void tell(Fighter holder, String words, String rule) {
    if (fight.table.listens()) {
      fight.tell(Event.of(Event.Kind.RELEASES, rule).by(holder.combatant).says(words));
    }
  }
}
