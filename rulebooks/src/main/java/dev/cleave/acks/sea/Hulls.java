package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Flame;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Structural hit points of ships, and what their loss comes to. A1.SHIP.03-08, A1.SHIP.12-13 */
final class Hulls {

  private static final Reason SINKING = new Reason("rounds until it sinks", "A1.SHIP.04");
  private static final int WHOLE = 100;
  private static final int TENTH = 10;

  private final Sea sea;

  Hulls(Sea sea) {
    this.sea = sea;
  }

  /** It neither moves of itself nor shoots. A1.SHIP.07 */
  boolean isDisabled(Vessel vessel) {
    return vessel.fabric().isDestroyed();
  }

  /** Percent of its structural hit points that are gone, to the nearest ten. A1.SHIP.05 */
  int lost(Vessel vessel) {
    int most = vessel.fabric().most();
    int gone = most - vessel.fabric().points();
    return (2 * gone * WHOLE / TENTH + most) / (2 * most) * TENTH; // half up. A1.GAP.250
  }

  /** Damage that tooth and magic do to a hull. A1.SHIP.13, A1.GAP.253 */
  int share(int damage) {
    return damage / sea.numbers.hullDivisor;
  }

  /**
   * @param by null for what nobody does, such as fire
   */
  void hurt(@Nullable Combatant by, Vessel vessel, int amount, String rule) {
    if (amount <= 0 || isDisabled(vessel)) {
      return;
    }
    vessel.batter(amount);
    if (sea.fight.table.listens()) {
      var event = Event.of("battered", rule);
      if (by != null) {
        event.by(by);
      }
      sea.fight.table.tell(
          event
              .fact("what", vessel.name())
              .fact("amount", amount)
              .fact("shp", vessel.fabric().points())
              .fact("slower", lost(vessel))
              .says(
                  vessel.name()
                      + " takes "
                      + amount
                      + " structural damage and has "
                      + vessel.fabric().points()
                      + " shp: "
                      + lost(vessel)
                      + "% slower."));
    }
    if (isDisabled(vessel)) {
      beginSinking(vessel);
    }
  }

  /** A1.SHIP.04, A1.SHIP.07 */
  private void beginSinking(Vessel vessel) {
    int rounds = sea.fight.table.roll(sea.numbers.sinking, SINKING, null);
    vessel.sinkIn(sea.fight.battle.round() + rounds);
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("disabled", "A1.SHIP.07")
              .fact("what", vessel.name())
              .fact("rounds", rounds)
              .says(vessel.name() + " is disabled and will sink in " + rounds + " rounds."));
    }
  }

  /** Those that go down, and those whose crews are no more. A1.SHIP.04, A1.SHIP.40 */
  void openRound() {
    for (Vessel vessel : sea.vessels()) {
      if (vessel.sinks() > 0 && sea.fight.battle.round() >= vessel.sinks()) {
        sink(vessel);
      } else if (sea.isManned(vessel, true) && !sea.isManned(vessel, false)) {
        take(vessel);
      }
    }
  }

  /** Whoever is on it is in the water; what is bolted to it goes down with it. A1.R.65 */
  void sink(Vessel vessel) {
    List<Combatant> aboard = sea.map.aboard(vessel);
    for (Feature feature : List.copyOf(sea.map.features())) {
      if (feature instanceof Artillery || feature instanceof Flame) {
        var at = sea.map.squareOf(feature);
        if (at != null && sea.on(at) == vessel) {
          sea.map.take(feature);
        }
      }
    }
    for (Vessel other : sea.vessels()) {
      other.held().remove(vessel.name());
    }
    sea.map.take(vessel);
    if (sea.fight.table.listens()) {
      sea.fight.table.tell(
          Event.of("sunk", "A1.SHIP.04")
              .fact("what", vessel.name())
              .fact("aboard", aboard.size())
              .says(vessel.name() + " goes down."));
    }
    for (Combatant who : aboard) {
      sea.moved(who);
    }
  }

  /** Nobody of its own is left to fight for it. A1.SHIP.40 */
  private void take(Vessel vessel) {
    for (Combatant who : sea.map.aboard(vessel)) {
      if (who.isStanding()) {
        vessel.strike(who.side().index());
        if (sea.fight.table.listens()) {
          sea.fight.table.tell(
              Event.of("captured", "A1.SHIP.40")
                  .fact("what", vessel.name())
                  .fact("side", who.side().name())
                  .says(vessel.name() + " is taken by " + who.side().name() + "."));
        }
        return;
      }
    }
  }
}
