package dev.cleave.acks.dungeon;

import static dev.cleave.acks.book.State.HIDDEN;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An ear for those one does not see. A2.COMBAT.31, A2.GAP.158 */
final class Listening implements Offers {

  private static final String LISTENING = "listening";

  private final DungeonRoom fight;

  Listening(DungeonRoom fight) {
    this.fight = fight;
  }

  /** A2.COMBAT.31 */
  record Listen(DungeonRoom fight) implements Action {

    @Override
    public String verb() {
      return "listen";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.HEARING
          || demand != Demand.EXERTION && Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Combatant who) {
      Tally needs = fight.listening().needs(who);
      if (fight.proficiency().made(who, LISTENING, needs, "A2.COMBAT.31")) {
        fight.listening().hear(who);
      }
    }

    @Override
    public Tally needs(Combatant who) {
      return fight.listening().needs(who);
    }

    @Override
    public String detail(Combatant who) {
      return "needs " + fight.listening().needs(who).least() + "+";
    }
  }

  /** Everybody may try; who has learned it hears more. A2.GAP.158 */
  private Tally needs(Combatant who) {
    int usual =
        fight.proficiency().has(who, LISTENING)
            ? fight.dungeonNumbers().listeningTrained
            : fight.dungeonNumbers().listening;
    Tally needs = fight.proficiency().needs(who, who.sheet().number(LISTENING, usual));
    fight.proficiency().opposed(who, needs);
    fight.fighter(who).infirmity.add(needs, LISTENING); // A2.T.PERMANENT-WOUNDS
    return needs;
  }

  /** Whoever hid is hidden no longer. */
  private void hear(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      Combatant enemy = fighter.who;
      if (enemy.isEnemyOf(who)
          && enemy.isStanding()
          && fight.field.within(who, enemy, fight.formationNumbers().earshot)
          && !fight.sight().sees(who, enemy)) {
        tell(who, enemy.name(), fight.field.distance(who, enemy));
        fight.lose(enemy, HIDDEN);
      }
    }
  }

  private void tell(Combatant who, String whom, int feet) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("heard", "A2.COMBAT.31")
              .by(who)
              .fact("what", whom)
              .fact("feet", feet)
              .says(who.name() + " hears " + whom + ", " + feet + " feet away."));
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    all.add(new Listen(fight));
  }
}
