package dev.cleave.acks.ready;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.round.Menu;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Readied;
import dev.cleave.acks.turn.Slot;
import dev.cleave.acks.turn.Trigger;
import dev.cleave.engine.actor.Combatant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Getting ready to act later. A2.COMBAT.34, A2.READY.01-02 */
public final class Readying implements Offers {

  private final ReadyRoom fight;

  Readying(ReadyRoom fight) {
    this.fight = fight;
  }

  /** The action is named now, its trigger next; its aim when the moment comes. */
  record Ready(ReadyRoom fight, String action) implements Action {

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
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Combatant who) {
      boolean stationary = fight.fighter(who).stationary;
      Trigger trigger = fight.table.ask(new TriggerQuestion(fight, who, action));
      if (fight.canAct(who)) {
        fight.readiness().ready(who, new Readied(action, trigger, stationary));
      }
    }
  }

  /** A blow for whoever comes into reach, as people wait who keep their place. */
  public Action blow() {
    return new Ready(fight, "attack");
  }

  /** Getting ready, as a cleave may be spent: for a blow or shot, or for anything. A2.CLEAVE.31 */
  public List<Ready> readies(Combatant who, boolean combatOnly) {
    Set<String> verbs = new LinkedHashSet<>();
    for (Action action : new Menu(fight, who, false).candidates()) {
      if (action instanceof Ready(ReadyRoom _, String verb)) {
        verbs.add(verb);
      }
    }
    if (combatOnly) {
      verbs.retainAll(combat(who));
    }
    return verbs.stream().map(verb -> new Ready(fight, verb)).toList();
  }

  private Set<String> combat(Combatant who) {
    Set<String> verbs = new LinkedHashSet<>();
    for (Action action : new Menu(fight, who, false).candidates()) {
      if (action.cost() == Cost.COMBAT) {
        verbs.add(action.verb());
      }
    }
    return verbs;
  }

  /** Whoever stands still for a spell gets ready for nothing else. A2.GAP.128 */
  @Override
  public void forbid(Combatant who, boolean first, Verdict verdict) {
    if (first) {
      verdict.on("ready", null);
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
    verbs.remove(BasicAction.STAY.verb());
    for (String verb : verbs) {
      all.add(new Ready(fight, verb));
    }
  }
}
