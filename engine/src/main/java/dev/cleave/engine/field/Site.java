package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Field.Pitfall;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
 * @param decks what floats
 */
record Site(
    Ground ground,
    Fixtures fixtures,
    Footing footing,
    Bodies bodies,
    Room room,
    Outlook outlook,
    Footwork footwork,
    Decks decks) {

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
    var footwork = new Footwork(bodies, room);
    var decks = new Decks(fixtures, ground, bodies);
    return new Site(ground, fixtures, footing, bodies, room, outlook, footwork, decks);
  }

  /** Feet of water under a base, none on a deck. */
  int depth(Base lie) {
    return decks.areAny() && decks.under(lie) != null ? 0 : ground.water().under(lie);
  }

  /** A door that stands open, or something that gives cover, under a base. */
  @Nullable Pitfall pitfall(Base lie) {
    for (int i = 0; i < fixtures.size(); i++) {
      if (fixtures.feature(i) instanceof Door
          && lie.fills(fixtures.square(i).column(), fixtures.square(i).row())) {
        return Pitfall.DOORWAY;
      }
    }
    for (int y = lie.top(); y <= lie.bottom(); y++) {
      for (int x = lie.left(); x <= lie.right(); x++) {
        if (ground.cover(x, y) > 0) {
          return Pitfall.OBSTACLE;
        }
      }
    }
    return null;
  }

  /** The same with copies of the same combatants. */
  Site copy(Combatant[] copies) {
    Footing stated = footing.copy();
    return of(ground, fixtures.copy(), stated, bodies.copy(copies, stated));
  }
}
