package dev.cleave.acks.monsters;

import static dev.cleave.acks.book.State.PETRIFIED;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.journal.Event;

/** When only stone is left of a side the fight is over for it. A2.R.207 */
public final class Statues {

  private final MonstersRoom fight;

  Statues(MonstersRoom fight) {
    this.fight = fight;
  }

  /** At the end of a round. */
  public void passRound() {
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (isStatue(who) && !hasFriend(who)) {
        leave(who);
      }
    }
  }

  private static boolean isStatue(Combatant who) {
    return who.isStanding() && who.is(PETRIFIED) && who.until(PETRIFIED) == 0;
  }

  private boolean hasFriend(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      if (other.isStanding() && !other.isEnemyOf(who) && !isStatue(other)) {
        return true;
      }
    }
    return false;
  }

  private void leave(Combatant who) {
    who.setFate(Fate.YIELDED);
    fight.field.remove(who);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("statue", "A2.R.207")
              .on(who)
              .says(who.name() + " is left behind, a thing of stone."));
    }
  }
}
