package dev.cleave.acks.saddle;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Riding;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Haul;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Vehicles that lose their driver, some of their team, or all that holds them together.
 * A2.VEHICLE.23, A2.GAP.331
 */
public final class Traces {

  private static final Forbidden DRIVEN = new Forbidden("somebody drives it", "A2.GAP.331");
  private static final Forbidden STANDS =
      new Forbidden("FOE is on its feet and in harness", "A2.GAP.331");

  private final SaddleRoom fight;

  Traces(SaddleRoom fight) {
    this.fight = fight;
  }

  /** When the driver is out of action. A2.GAP.331 */
  record TakeReins(SaddleRoom fight, Combatant vehicle) implements Action {

    @Override
    public String verb() {
      return "take the reins";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Combatant driver = fight.driver(vehicle);
      return driver != null && fight.canAct(driver) ? DRIVEN : null;
    }

    @Override
    public void take(Combatant who) {
      fight.traces().takeReins(who, vehicle);
    }
  }

  /** One that has fallen in harness holds up the rest. A2.GAP.331 */
  record CutLoose(SaddleRoom fight, Combatant vehicle, Combatant beast) implements Action {

    @Override
    public String verb() {
      return "cut loose";
    }

    @Override
    public Combatant aim() {
      return beast;
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return beast.isStanding() ? STANDS : null;
    }

    @Override
    public void take(Combatant who) {
      fight.traces().cut(who, vehicle, beast);
    }
  }

  private void takeReins(Combatant who, Combatant vehicle) {
    fight.fighter(vehicle).rider = who;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("drives", "A2.GAP.331")
              .by(who)
              .fact("vehicle", vehicle)
              .says(who.name() + " takes the reins of " + vehicle.name() + "."));
    }
  }

  private void cut(Combatant who, Combatant vehicle, Combatant beast) {
    free(beast);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("cut loose", "A2.GAP.331")
              .by(who)
              .on(beast)
              .fact("vehicle", vehicle)
              .says(who.name() + " cuts " + beast.name() + " loose."));
    }
  }

  /** Out of harness, onto his own feet beside it. */
  void free(Combatant who) {
    List<Spot> beside = fight.riding().beside(who);
    Spot here = fight.field.spot(who);
    fight.riding().part(who, beside.isEmpty() ? here : beside.getFirst());
  }

  /** Who falls carrying drops out; with the beast that bears it all comes down. A2.R.150 */
  void hurt(Combatant hurt, Combatant vehicle) {
    if (hurt == vehicle) {
      if (vehicle.hitPoints() <= 0) {
        wreck(vehicle, "A2.VEHICLE.23");
      }
    } else if (!hurt.isStanding() && fight.haul(hurt) == Haul.HANDS) {
      free(hurt);
    } else if (!hurt.isStanding() && fight.haul(hurt) == Haul.BACK) {
      wreck(vehicle, "A2.GAP.331");
    }
  }

  /** Everybody on it is knocked off, and who moved it is free. A2.VEHICLE.23 */
  private void wreck(Combatant vehicle, String rule) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("wrecked", rule).on(vehicle).says(vehicle.name() + " goes to pieces."));
    }
    for (Combatant each : fight.team().aboard(vehicle)) {
      fight.seat().unseat(each, vehicle, rule);
    }
    for (Combatant each : fight.team().of(vehicle)) {
      if (fight.haul(each) == Haul.BACK) {
        fight.boarding().unharness(fight.fighter(each));
      } else {
        free(each);
      }
    }
    vehicle.setFate(Fate.WRECKED);
    fight.field.remove(vehicle);
  }

  /** A bot on a vehicle that stands still sees to it, or gets off. */
  @Nullable Action usual(Combatant who, Combatant vehicle, boolean first) {
    Action reins = new TakeReins(fight, vehicle);
    if (fight.allowance().bars(who, reins, first) == null && fight.team().obeys(vehicle)) {
      return reins;
    }
    for (Combatant each : fight.team().of(vehicle)) {
      var cut = new CutLoose(fight, vehicle, each);
      if (fight.allowance().bars(who, cut, first) == null) {
        return cut;
      }
    }
    boolean hands = fight.haul(who) == Haul.HANDS && fight.engagement().isEngaged(who);
    boolean stuck = fight.team().bars(vehicle) != null && fight.team().isSteady(vehicle);
    if (!(hands || stuck && fight.habits().attack(who) == null)
        || fight.field.elevation(vehicle) > fight.field.groundUnder(vehicle)) {
      return null;
    }
    var off = new Riding.Dismount(fight, fight.boarding().isSkilled(who), null);
    return fight.allowance().bars(who, off, first) == null ? off : null;
  }
}
