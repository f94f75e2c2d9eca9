package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Vessel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Where a ship can lie at the end of a round: ahead, obliquely ahead, and quarter turns. A1.R.62
 */
final class Course {

  private static final int STEP = 5;
  private static final int OBLIQUE = 8;
  private static final int QUARTER = 2;

  /**
   * A lie of a ship.
   *
   * @param feet of way to come there
   * @param spent of the round, which {@link Course#whole} is all of: against the wind the same way
   *     takes longer
   */
  record Lie(int column, int row, Facing bow, int feet, long spent) {}

  private final Sea sea;
  private final Vessel vessel;
  private final long whole;
  private final Map<Long, Long> best = new TreeMap<>();
  private final List<Lie> lies = new ArrayList<>();

  Course(Sea sea, Vessel vessel) {
    this.sea = sea;
    this.vessel = vessel;
    this.whole = whole();
    flood();
  }

  /** Every lie within reach, the nearest first; where it is now among them. */
  List<Lie> lies() {
    return lies;
  }

  /** Where it lies now. */
  Lie here() {
    Square at = sea.at(vessel);
    return new Lie(at.column(), at.row(), vessel.heading(), 0, 0);
  }

  /** It comes there this round, as far as time goes. */
  boolean isInTime(Lie lie) {
    return lie.spent() <= whole;
  }

  /** A round, in parts so small that a foot on any side is a whole number of them. */
  private long whole() {
    long all = 1;
    for (Facing bow : Facing.values()) {
      int speed = bow.isDiagonal() ? 0 : sea.sailing.speed(vessel, bow);
      all *= speed > 0 && all % speed != 0 ? speed : 1;
    }
    return all;
  }

  /** So many feet at this speed, of the round; more than all of it where it does not move. */
  private long cost(int feet, int speed) {
    return speed == 0 ? whole + 1 : feet * (whole / speed);
  }

  private void flood() {
    var next =
        new PriorityQueue<Lie>(
            (a, b) ->
                a.spent() != b.spent()
                    ? Long.compare(a.spent(), b.spent())
                    : Long.compare(key(a), key(b)));
    next.add(here());
    while (!next.isEmpty()) {
      Lie lie = next.poll();
      if (best.putIfAbsent(key(lie), lie.spent()) != null) {
        continue;
      }
      lies.add(lie);
      for (Lie there : from(lie)) {
        if (isInTime(there)
            && !best.containsKey(key(there))
            && sea.map.mayLie(vessel, there.column(), there.row(), there.bow())) {
          next.add(there);
        }
      }
    }
  }

  private static long key(Lie lie) {
    return ((long) lie.column() << 24) + ((long) lie.row() << 4) + lie.bow().ordinal();
  }

  private List<Lie> from(Lie lie) {
    var all = new ArrayList<Lie>(5);
    for (int aside = -1; aside <= 1; aside++) {
      all.add(step(lie, aside));
    }
    all.add(turned(lie, true));
    all.add(turned(lie, false));
    return all;
  }

  /**
   * @param aside 0 straight ahead, -1 obliquely to port, 1 to starboard
   */
  Lie step(Lie lie, int aside) {
    Facing bow = lie.bow();
    int feet = aside == 0 ? STEP : OBLIQUE;
    return new Lie(
        lie.column() + bow.dx() - aside * bow.dy(),
        lie.row() + bow.dy() + aside * bow.dx(),
        bow,
        lie.feet() + feet,
        lie.spent() + cost(feet, sea.sailing.speed(vessel, bow)));
  }

  /** About its middle, on the better of two winds, within a round at most. A1.R.62, A1.R.68 */
  Lie turned(Lie lie, boolean starboard) {
    int eighths = starboard ? QUARTER : 8 - QUARTER;
    Facing bow = Facing.values()[(lie.bow().ordinal() + eighths) % 8];
    int speed = Math.max(sea.sailing.speed(vessel, lie.bow()), sea.sailing.speed(vessel, bow));
    int feet = Math.min(speed, sea.sailing.turning(vessel));
    return new Lie(
        lie.column() + (vessel.columns(lie.bow()) - vessel.columns(bow)) / 2,
        lie.row() + (vessel.rows(lie.bow()) - vessel.rows(bow)) / 2,
        bow,
        lie.feet() + feet,
        lie.spent() + cost(feet, speed));
  }

  int gap(Lie lie, Vessel other) {
    return sea.map.gap(vessel, lie.column(), lie.row(), lie.bow(), other);
  }

  int gap(Lie lie, Combatant other) {
    return sea.map.gap(vessel, lie.column(), lie.row(), lie.bow(), other);
  }

  /** Squares along which the two would touch, 0 where they would not, or only at a corner. */
  int contact(Lie lie, Vessel other) {
    if (gap(lie, other) > 0) {
      return 0;
    }
    Square at = sea.at(other);
    int across =
        Math.min(lie.column() + vessel.columns(lie.bow()), at.column() + other.columns())
            - Math.max(lie.column(), at.column());
    int down =
        Math.min(lie.row() + vessel.rows(lie.bow()), at.row() + other.rows())
            - Math.max(lie.row(), at.row());
    return Math.max(0, Math.max(across, down));
  }

  /** One step more and the bow would be in it. A1.SHIP.29 */
  boolean isBowOn(Lie lie, Vessel other) {
    Lie next = step(lie, 0);
    Square at = sea.at(other);
    return overlaps(next, at.column(), at.row(), other.columns(), other.rows());
  }

  private boolean overlaps(Lie lie, int column, int row, int columns, int rows) {
    return lie.column() < column + columns
        && lie.column() + vessel.columns(lie.bow()) > column
        && lie.row() < row + rows
        && lie.row() + vessel.rows(lie.bow()) > row;
  }

  /** The lie with the highest mark; of equals the nearest. Null if none has more than 0. */
  @Nullable Lie most(ToIntFunction<Lie> mark) {
    Lie found = null;
    int most = 0;
    for (Lie lie : lies) {
      int now = mark.applyAsInt(lie);
      if (now > most) {
        most = now;
        found = lie;
      }
    }
    return found;
  }
}
