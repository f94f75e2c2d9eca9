package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Vessels on a map: who stands on which, where they may lie, and how they move with all aboard. */
final class Decks {

  /** Nobody steps there. */
  static final int BARRED = -1;

  /** A deck: it bears him. */
  static final int DECK = 0;

  /** No deck: the ground and its water say. */
  static final int GROUND = 1;

  private final Fixtures fixtures;
  private final Ground ground;
  private final Bodies bodies;

  Decks(Fixtures fixtures, Ground ground, Bodies bodies) {
    this.fixtures = fixtures;
    this.ground = ground;
    this.bodies = bodies;
  }

  boolean areAny() {
    return fixtures.hasVessels();
  }

  /** The vessel whose deck bears a base, null if it is in the water or on land. */
  @Nullable Vessel under(Base lie) {
    for (Vessel vessel : fixtures.vessels()) {
      Base deck = base(vessel);
      if (deck.left() <= lie.left()
          && deck.top() <= lie.top()
          && deck.right() >= lie.right()
          && deck.bottom() >= lie.bottom()) {
        return vessel;
      }
    }
    return null;
  }

  private boolean isTouched(Base lie) {
    for (Vessel vessel : fixtures.vessels()) {
      if (base(vessel).feetTo(lie) == 0) {
        return true;
      }
    }
    return false;
  }

  Base base(Vessel vessel) {
    Base base = fixtures.base(vessel);
    if (base == null) {
      throw new IllegalStateException(vessel.name() + " is not on the map");
    }
    return base;
  }

  /**
   * What a step from one deck, or from the water, onto a base comes to. From deck to deck leads a
   * step only where grapnels hold them together; nobody steps overboard.
   *
   * @param from the deck he is on, null if none
   */
  int step(@Nullable Vessel from, Base to) {
    Vessel there = under(to);
    if (there == null) {
      return from != null || isTouched(to) ? BARRED : GROUND;
    }
    return from == null || from == there || areTogether(from, there) ? DECK : BARRED;
  }

  /** Clamped together, if only by way of others. */
  boolean areTogether(Vessel one, Vessel other) {
    var seen = new TreeSet<String>();
    var next = new ArrayDeque<String>(one.held());
    while (!next.isEmpty()) {
      String name = next.poll();
      if (name.equals(other.name())) {
        return true;
      }
      if (seen.add(name)) {
        for (Vessel vessel : fixtures.vessels()) {
          if (vessel.name().equals(name)) {
            next.addAll(vessel.held());
          }
        }
      }
    }
    return false;
  }

  /** Afloat, inside the map and on no other vessel. */
  boolean mayLie(Vessel vessel, int column, int row, Facing bow) {
    int right = column + vessel.columns(bow) - 1;
    int bottom = row + vessel.rows(bow) - 1;
    if (!ground.isInside(column, row) || !ground.isInside(right, bottom)) {
      return false;
    }
    for (int y = row; y <= bottom; y++) {
      for (int x = column; x <= right; x++) {
        if (ground.isWall(x, y) || ground.water().depth(x, y) == 0) {
          return false;
        }
      }
    }
    Base lie = lie(vessel, column, row, bow);
    for (Vessel other : fixtures.vessels()) {
      if (other != vessel && base(other).feetTo(lie) == 0) {
        return false;
      }
    }
    return isClear(vessel, lie);
  }

  /** Nobody swims where it would lie. */
  private boolean isClear(Vessel vessel, Base lie) {
    for (int i : bodies.near(lie)) {
      Combatant other = bodies.combatant(i);
      Vessel deck = under(bodies.lie(other));
      if (bodies.isOn(other) && other.isInTheWay() && bodies.isIn(i, lie) && deck != vessel) {
        return false;
      }
    }
    return true;
  }

  static Base lie(Vessel vessel, int column, int row, Facing bow) {
    return Base.at(2 * column, 2 * row, vessel.columns(bow), vessel.rows(bow));
  }

  /** Lays a vessel elsewhere with everybody and everything on it. */
  void lay(Vessel vessel, int column, int row, Facing bow) {
    Base before = base(vessel);
    int turns = (bow.ordinal() - vessel.heading().ordinal() + 8) % 8 / 2;
    List<Combatant> aboard = aboard(vessel);
    var things = new ArrayList<Feature>();
    for (Feature feature : fixtures.all()) {
      Base lie = fixtures.base(feature);
      if (feature != vessel && !(feature instanceof Vessel) && lie != null && isOn(before, lie)) {
        things.add(feature);
      }
    }
    for (Feature thing : things) {
      Base lie = fixtures.base(thing);
      if (lie != null) {
        Base there = moved(lie, before, turns, column, row);
        fixtures.move(thing, Square.of(there.left(), there.top()));
      }
    }
    for (Combatant who : aboard) {
      Base there = moved(bodies.lie(who), before, turns, column, row);
      Facing faced = bodies.facing(who);
      Facing now = Facing.values()[(faced.ordinal() + 2 * turns) % 8];
      bodies.set(who, there.x(), there.y(), now);
    }
    vessel.setHeading(bow);
    fixtures.move(vessel, Square.of(column, row));
  }

  private static boolean isOn(Base deck, Base lie) {
    return deck.feetTo(lie) == 0;
  }

  /** Everybody on a deck, standing or not. */
  List<Combatant> aboard(Vessel vessel) {
    Base deck = base(vessel);
    var aboard = new ArrayList<Combatant>();
    for (int i = 0; i < bodies.size(); i++) {
      Combatant who = bodies.combatant(i);
      if (bodies.isOn(who) && under(bodies.lie(who)) == vessel && isOn(deck, bodies.lie(who))) {
        aboard.add(who);
      }
    }
    return aboard;
  }

  /** The same place on the deck after so many quarter turns to starboard. */
  private static Base moved(Base lie, Base deck, int turns, int column, int row) {
    int x = lie.x() - deck.x();
    int y = lie.y() - deck.y();
    int wide = lie.width();
    int high = lie.height();
    int across = deck.width();
    int down = deck.height();
    for (int i = 0; i < turns; i++) {
      int turned = down - y - high;
      y = x;
      x = turned;
      int other = wide;
      wide = high;
      high = other;
      other = across;
      across = down;
      down = other;
    }
    return new Base(2 * column + x, 2 * row + y, wide, high);
  }
}
