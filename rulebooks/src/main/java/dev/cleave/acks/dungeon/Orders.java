package dev.cleave.acks.dungeon;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A word to friends: a few are free, many take time. A2.MOVE.06-07 */
final class Orders implements Offers {

  private static final Forbidden ALONE = new Forbidden("nobody is there to obey WHO", "A2.MOVE.06");
  private static final Forbidden ONCE =
      new Forbidden("WHO has already called out this segment", "A2.GAP.138");

  private final DungeonRoom fight;

  Orders(DungeonRoom fight) {
    this.fight = fight;
  }

  /** How much there is to say. */
  enum Length {
    /** A2.MOVE.07 */
    SIMPLE("call out an order", Cost.FREE, "A2.MOVE.07", " calls out an order."),
    /** A2.MOVE.06 */
    COMPLEX("explain orders", Cost.MOVEMENT, "A2.MOVE.06", " explains what is to be done.");

    private final String text;
    private final Cost cost;
    private final String rule;
    private final String says;

    Length(String text, Cost cost, String rule, String says) {
      this.text = text;
      this.cost = cost;
      this.rule = rule;
      this.says = says;
    }
  }

  /** Its words are between the players. */
  record Order(DungeonRoom fight, Length length) implements Action {

    @Override
    public String verb() {
      return length.text;
    }

    @Override
    public Cost cost() {
      return length.cost;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.SPEECH || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!fight.orders().isHeard(who)) {
        return ALONE;
      }
      return length == Length.SIMPLE && fight.fighter(who).calledOut ? ONCE : null;
    }

    @Override
    public void take(Combatant who) {
      Fighter fighter = fight.fighter(who);
      fighter.calledOut |= length == Length.SIMPLE;
      fighter.stationary &= length == Length.SIMPLE;
      if (fight.table.listens()) {
        fight.table.tell(Event.of("order", length.rule).by(who).says(who.name() + length.says));
      }
    }
  }

  private boolean isHeard(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend != who && !friend.isEnemyOf(who) && friend.isStanding()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (!who.sheet().has("unintelligent")) {
      for (Length length : Length.values()) {
        all.add(new Order(fight, length));
      }
    }
  }
}
