package dev.cleave.acks.dungeon;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Actions that no list foresees, if the Judge allows them. A2.MOVE.18, A2.COMBAT.12 */
final class Improvising implements Offers {

  private static final Forbidden NO_JUDGE =
      new Forbidden("there is no Judge to allow it", "A2.MOVE.18");
  private static final Forbidden ASKED =
      new Forbidden("WHO has asked for it this segment", "A2.MOVE.18");

  private final DungeonRoom fight;

  Improvising(DungeonRoom fight) {
    this.fight = fight;
  }

  /** How long it takes, and the rule that leaves it to the Judge. */
  enum Task {
    SIMPLE("a simple task", Cost.MOVEMENT, "A2.MOVE.18"),
    LONGER("a longer task", Cost.COMBAT, "A2.COMBAT.12");

    private final String text;
    private final Cost cost;
    private final String rule;
    private final Forbidden notAllowed;

    Task(String text, Cost cost, String rule) {
      this.text = text;
      this.cost = cost;
      this.rule = rule;
      this.notAllowed = new Forbidden("the Judge has not allowed it", rule);
    }

    String text() {
      return text;
    }

    String rule() {
      return rule;
    }

    /** Its place among the tasks a fighter remembers. */
    int bit() {
      return 1 << ordinal();
    }

    boolean isIn(int tasks) {
      return (tasks & bit()) != 0;
    }
  }

  /** Asking costs nothing, whatever the answer. */
  record Propose(DungeonRoom fight, Task task) implements Action {

    @Override
    public String verb() {
      return "propose";
    }

    @Override
    public String text() {
      return "propose " + task.text;
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (fight.improvising().judge() == null) {
        return NO_JUDGE;
      }
      return task.isIn(fight.fighter(who).proposed) ? ASKED : null;
    }

    @Override
    public void take(Combatant who) {
      fight.improvising().propose(who, task);
    }
  }

  /** A2.MOVE.18, A2.COMBAT.12 */
  record Improvise(DungeonRoom fight, Task task) implements Action {

    @Override
    public String verb() {
      return "improvise";
    }

    @Override
    public String text() {
      return "improvise " + task.text;
    }

    @Override
    public Cost cost() {
      return task.cost;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return task.isIn(fight.fighter(who).allowed) ? null : task.notAllowed;
    }

    @Override
    public void take(Combatant who) {
      fight.improvising().improvise(who, task);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Task task : Task.values()) {
      all.add(new Propose(fight, task));
      all.add(new Improvise(fight, task));
    }
  }

  private @Nullable Side judge() {
    for (Side side : fight.battle.sides()) {
      if (side.isJudges()) {
        return side;
      }
    }
    return null;
  }

  private void propose(Combatant who, Task task) {
    Side judge = judge();
    if (judge == null) {
      return;
    }
    Fighter fighter = fight.fighter(who);
    fighter.proposed |= task.bit();
    boolean allowed = fight.table.ask(new RulingQuestion(fight, judge, who, task)).yes();
    if (allowed) {
      fighter.allowed |= task.bit();
    }
    tell("ruling", who, task, allowed ? " may do " : " may not do ", allowed);
  }

  private void improvise(Combatant who, Task task) {
    Fighter fighter = fight.fighter(who);
    fighter.allowed &= ~task.bit();
    fighter.stationary &= task != Task.SIMPLE;
    tell("improvised", who, task, " does ", true);
  }

  private void tell(String event, Combatant who, Task task, String does, boolean allowed) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(event, task.rule)
              .by(who)
              .fact("task", task.text)
              .fact("allowed", allowed)
              .says(who.name() + does + task.text + "."));
    }
  }
}
