package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Getting ready to act later. A2.COMBAT.34, A2.READY.01-02 */
final class Readying implements Offers {

  private final Fight fight;

  Readying(Fight fight) {
    this.fight = fight;
  }

  /** The action is named now, its trigger next; its aim when the moment comes. */
  record Ready(String action) implements Action {

    @Override
    public String verb() {
      return "ready";
    }

    @Override
    public String text() {
      return "ready " + action;
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Fight fight, Combatant who) {
      boolean stationary = fight.stance(who).stationary;
      Trigger trigger = fight.table.ask(new TriggerQuestion(fight, who, action));
      if (fight.canAct(who)) {
        fight.readiness.ready(who, new Readied(action, trigger, stationary));
      }
    }
  }

  /** Every movement or combat action there is, whether it could be taken now or not. */
  @Override
  public void offer(Combatant who, List<Action> all) {
    Set<String> verbs = new LinkedHashSet<>();
    for (Action action : all) {
      if (action.cost() == Cost.MOVEMENT || action.cost() == Cost.COMBAT) {
        verbs.add(action.verb());
      }
    }
    for (Offers part : fight.lists()) {
      verbs.addAll(part.verbs());
    }
    verbs.remove(Plain.STAY.verb());
    for (String verb : verbs) {
      all.add(new Ready(verb));
    }
  }
}
