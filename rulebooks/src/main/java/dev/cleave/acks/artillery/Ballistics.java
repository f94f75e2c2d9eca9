package dev.cleave.acks.artillery;

import dev.cleave.acks.book.Ammunition;
import dev.cleave.acks.turn.Impact;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.tally.Tally;
import java.util.List;

/** How a shot of artillery is thrown for and what it does, where an edition has its own way. */
public interface Ballistics {

  /**
   * A shot in the air.
   *
   * @param as the member of the crew whose throw it is
   */
  record Flight(Combatant gunner, Combatant as, Artillery piece, Ammunition load, Impact impact) {}

  /** The number it needs. */
  Tally needs(Flight flight);

  /**
   * Throws for it and does what comes of it.
   *
   * @param caught everybody on his feet in the area of the shot
   */
  void fly(Flight flight, List<Combatant> caught);
}
