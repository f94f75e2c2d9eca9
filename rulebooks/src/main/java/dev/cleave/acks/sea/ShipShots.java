package dev.cleave.acks.sea;

import dev.cleave.acks.artillery.Ballistics;
import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.acks.book.Ammunition;
import dev.cleave.acks.turn.Impact;
import dev.cleave.acks.turn.Throws;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shots of ballistae and catapults at sea: one throw of the lowest of the crew, a hit or nothing,
 * no distance and no saves. A1.SHIP.15-26, A1.GAP.251
 */
public final class ShipShots implements Ballistics {

  private static final Reason THROW = new Reason("attack throw", "A1.SHIP.17");
  private static final Reason DAMAGE = new Reason("damage", "A1.SHIP.18");

  private final Sea sea;

  ShipShots(Sea sea) {
    this.sea = sea;
  }

  private static boolean isBallista(Flight flight) {
    return flight.piece().piece().family() == Piece.Family.BALLISTA;
  }

  @Override
  public Tally needs(Flight flight) {
    AttackThrow attack = sea.fight.attackThrow();
    attack.begin(sea.fight.prowess(flight.as()));
    attack.addArmour(flight.gunner(), flight.impact(), flight.piece().piece().weapon());
    return attack.finish(flight.as());
  }

  @Override
  public void fly(Flight flight, List<Combatant> caught) {
    Tally needs = needs(flight);
    int die = sea.fight.d20().roll(flight.gunner(), THROW, needs);
    boolean hit = die >= needs.face();
    tell(flight, needs, die, hit);
    if (!hit) {
      return; // A1.GAP.251
    }
    Vessel vessel = flight.impact().built() instanceof Vessel one ? one : deckAt(flight.impact());
    if (flight.load() == Ammunition.PITCH) {
      if (vessel != null && flight.impact().spot() instanceof Square at) {
        boolean heavy = flight.piece().piece().area().radius() > 5;
        sea.flames.ignite(flight.gunner(), vessel, heavy, onDeck(at, vessel));
      }
      return;
    }
    int damage =
        sea.fight.table.roll(flight.piece().piece().weapon().damage(), DAMAGE, flight.gunner());
    if (flight.impact().built() instanceof Vessel hull) {
      sea.hulls.hurt(
          flight.gunner(), hull, damage, isBallista(flight) ? "A1.SHIP.18" : "A1.SHIP.23");
      return;
    }
    var harm = sea.fight.damageTypes().harm(flight.gunner(), flight.piece().piece().weapon());
    for (Combatant who : caught) {
      sea.fight.damage().deal(flight.gunner(), who, damage, harm); // A1.SHIP.18, A1.SHIP.24
    }
  }

  private @Nullable Vessel deckAt(Impact impact) {
    return impact.spot() instanceof Square at ? sea.on(at) : null;
  }

  private Square onDeck(Square at, Vessel vessel) {
    Square corner = sea.at(vessel);
    return Square.of(
        Math.clamp(at.column(), corner.column(), corner.column() + vessel.columns() - 1),
        Math.clamp(at.row(), corner.row(), corner.row() + vessel.rows() - 1));
  }

  private void tell(Flight flight, Tally needs, int die, boolean hit) {
    if (!sea.fight.table.listens()) {
      return;
    }
    var event =
        Event.of("fired", isBallista(flight) ? "A1.SHIP.17" : "A1.SHIP.22")
            .by(flight.gunner())
            .fact("what", flight.piece().name())
            .fact("ammunition", flight.load().label())
            .fact("at", flight.impact().text())
            .fact("feet", flight.impact().feetFrom(flight.gunner(), sea.fight.field))
            .needs(needs)
            .fact("roll", die)
            .fact("total", die + needs.bonus())
            .fact("result", hit ? "direct hit" : "miss");
    Combatant target = flight.impact().creature();
    if (target != null) {
      event.on(target);
    }
    sea.fight.table.tell(
        event.says(
            flight.gunner().name()
                + " fires the "
                + flight.piece().name()
                + " at "
                + flight.impact().text()
                + flight.load().words()
                + ":",
            " needs " + needs.least() + "+;",
            " rolled " + Throws.shown(die) + (hit ? ": hit." : ": miss.")));
  }
}
