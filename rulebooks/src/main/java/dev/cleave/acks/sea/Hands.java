package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Event;
import java.util.Locale;

/** Hands told off for repairs or against fire. A1.SHIP.06, A1.SHIP.09-12, A1.SHIP.27-28 */
final class Hands {

  private final Sea sea;

  Hands(Sea sea) {
    this.sea = sea;
  }

  static int aboard(Vessel vessel, Vessel.Hands sort) {
    return sort == Vessel.Hands.ROWERS ? vessel.rowers() : vessel.sailors();
  }

  static String word(Vessel.Hands sort) {
    return sort.name().toLowerCase(Locale.ROOT);
  }

  /** Structural hit points that can still be repaired at sea. A1.SHIP.11 */
  int mendable(Vessel vessel) {
    return vessel.sustained() / sea.numbers.repairShare - vessel.mended();
  }

  /** Turns that so many hands need for one fire. A1.SHIP.27-28 */
  int turns(int hands) {
    int more = (hands - sea.numbers.fireHands) / sea.numbers.fireHands;
    return Math.max(1, sea.numbers.fireTurns - more);
  }

  /** A1.SHIP.10 */
  void tellOff(Combatant captain, Vessel vessel, Vessel.Task task, Vessel.Hands sort, int hands) {
    vessel.tellOff(task, sort, hands, sea.fight.battle.round());
    if (sea.fight.table.listens()) {
      boolean fire = task == Vessel.Task.FIRE;
      sea.fight.table.tell(
          Event.of("told off", fire ? "A1.SHIP.27" : "A1.SHIP.10")
              .by(captain)
              .fact("what", vessel.name())
              .fact("task", fire ? "fire" : "repair")
              .fact("hands", hands)
              .fact("sort", word(sort))
              .fact("slower", sea.sailing.missing(vessel))
              .says(
                  hands
                      + " "
                      + word(sort)
                      + " of "
                      + vessel.name()
                      + (fire ? " fight the fire." : " make repairs.")));
    }
  }

  void recall(Combatant captain, Vessel vessel) {
    vessel.tellOff(Vessel.Task.NONE, Vessel.Hands.ROWERS, 0, sea.fight.battle.round());
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("recalled", "A1.SHIP.06")
              .by(captain)
              .fact("what", vessel.name())
              .says("All hands of " + vessel.name() + " are at their stations."));
    }
  }

  /** Work is done turn by turn. */
  void openRound() {
    int turn = sea.fight.book.turnRounds;
    for (Vessel vessel : sea.vessels()) {
      int since = sea.fight.battle.round() - vessel.taskSince();
      if (vessel.task() == Vessel.Task.REPAIR && since > 0 && since % turn == 0) {
        mend(vessel);
      } else if (vessel.task() == Vessel.Task.FIRE && since >= turns(vessel.told()) * turn) {
        quench(vessel);
      }
    }
  }

  /** A1.SHIP.09, A1.SHIP.11-12 */
  private void mend(Vessel vessel) {
    int most = vessel.told() / sea.numbers.repairHands;
    int mended = Math.max(0, Math.min(most, mendable(vessel)));
    vessel.mend(mended);
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("repaired", "A1.SHIP.09")
              .fact("what", vessel.name())
              .fact("amount", mended)
              .fact("shp", vessel.fabric().points())
              .says(
                  vessel.name()
                      + " is repaired by "
                      + mended
                      + " and has "
                      + vessel.fabric().points()
                      + " shp."));
    }
    if (mendable(vessel) <= 0) {
      stop(vessel, "A1.SHIP.11", "No more of " + vessel.name() + " can be repaired at sea.");
    }
  }

  private void quench(Vessel vessel) {
    sea.flames.quench(vessel);
    if (vessel.fires().isEmpty()) {
      stop(vessel, "A1.SHIP.27", "The fire on " + vessel.name() + " is out.");
    } else {
      vessel.tellOff(Vessel.Task.FIRE, vessel.workers(), vessel.told(), sea.fight.battle.round());
    }
  }

  private void stop(Vessel vessel, String rule, String says) {
    vessel.tellOff(Vessel.Task.NONE, Vessel.Hands.ROWERS, 0, sea.fight.battle.round());
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(Event.of("work done", rule).fact("what", vessel.name()).says(says));
    }
  }
}
