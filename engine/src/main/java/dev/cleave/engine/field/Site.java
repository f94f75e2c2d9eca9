package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.List;

/**
 * A battlemap with everything on it.
 *
 * @param ground as it is drawn
 * @param fixtures what is nobody: doors, chests
 * @param footing what is stated of people's places
 * @param bodies who is where
 * @param room where there is room for somebody
 * @param outlook what people see
 * @param footwork how they turn and step
 */
record Site(
    Ground ground,
    Fixtures fixtures,
    Footing footing,
    Bodies bodies,
    Room room,
    Outlook outlook,
    Footwork footwork) {

  /** A map on which nobody and nothing is yet. */
  static Site of(Ground ground, List<Combatant> combatants) {
    var footing = new Footing(combatants.size());
    var bodies =
        new Bodies(combatants.toArray(new Combatant[0]), footing, new Places(combatants, ground));
    return of(ground, new Fixtures(), footing, bodies);
  }

  private static Site of(Ground ground, Fixtures fixtures, Footing footing, Bodies bodies) {
    var room = new Room(ground, fixtures, bodies);
    var outlook = new Outlook(ground, fixtures, footing, bodies);
    return new Site(ground, fixtures, footing, bodies, room, outlook, new Footwork(bodies, room));
  }

  /** The same with copies of the same combatants. */
  Site copy(Combatant[] copies) {
    Footing stated = footing.copy();
    return of(ground, fixtures.copy(), stated, bodies.copy(copies, stated));
  }
}
