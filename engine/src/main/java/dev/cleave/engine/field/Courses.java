package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ways where there is no map: toward somebody, or away from him. */
final class Courses {

  private static final int BESIDE = Field.BESIDE;

  private final Combatant[] all;
  private final Distances distances;
  private final Footing footing;
  private final Press press;
  private final Nearness nearness;

  Courses(Combatant[] all, Distances distances, Footing footing, Press press, Nearness nearness) {
    this.all = all;
    this.distances = distances;
    this.footing = footing;
    this.press = press;
    this.nearness = nearness;
  }

  Route toward(Combatant mover, Combatant target, int reach, int most) {
    boolean full = reach <= BESIDE && press.isFull(mover, target);
    int gap = distances.between(mover, target) - (full ? 2 * BESIDE : reach);
    int wanted = gap <= 0 ? 0 : (gap + 4) / 5 * 5;
    var bearing = new Bearing(target, true);
    boolean arrives = !full && gap <= most;
    return new Course(distances, nearness, mover, bearing, Math.min(wanted, most), arrives);
  }

  Route away(Combatant mover, Combatant pole, int most) {
    return new Course(distances, nearness, mover, new Bearing(pole, false), most, true);
  }

  boolean canReach(Combatant mover, Combatant target, int reach, int most) {
    return !(reach <= BESIDE && press.isFull(mover, target))
        && Math.ceil((distances.exact(mover, target) - reach) / 5) * 5 <= most;
  }

  List<Reach> reaches(Combatant mover, int most, Passage passage) {
    var reaches = new ArrayList<Reach>();
    for (Combatant other : all) {
      if (other != mover && footing.isOn(other) && !passage.overlooks(mover, other)) {
        if (distances.between(mover, other) > BESIDE) {
          int feet = toward(mover, other, BESIDE, most).length();
          reaches.add(new Reach(new Bearing(other, true), feet));
        }
        reaches.add(new Reach(new Bearing(other, false), most));
      }
    }
    reaches.sort(Comparator.comparingInt(Reach::feet));
    return reaches;
  }

  /** Away from the nearest enemy on his feet. */
  @Nullable Route flight(Combatant mover, int most, Passage passage) {
    var enemies = new ArrayList<Combatant>();
    for (Combatant other : all) {
      if (mover.isEnemyOf(other)
          && other.isInTheWay()
          && footing.isOn(other)
          && !passage.overlooks(mover, other)) {
        enemies.add(other);
      }
    }
    return flight(mover, enemies, most);
  }

  /** Away from the nearest of these. */
  @Nullable Route flight(Combatant mover, List<Combatant> from, int most) {
    Combatant nearest = null;
    for (Combatant enemy : from) {
      if (nearest == null || distances.between(mover, enemy) < distances.between(mover, nearest)) {
        nearest = enemy;
      }
    }
    return nearest == null ? null : away(mover, nearest, most);
  }

  /** Beside whoever is about so far from there; null if nobody is. */
  @Nullable Spot scatter(Spot at, int wide) {
    if (wide <= BESIDE || !(at instanceof Bearing(Combatant there, boolean _))) {
      return at;
    }
    Combatant nearest = null;
    int least = BESIDE + 1;
    for (Combatant other : all) {
      int off = Math.abs(distances.between(there, other) - wide);
      if (other != there && footing.isOn(other) && off < least) {
        nearest = other;
        least = off;
      }
    }
    return nearest == null ? null : new Bearing(nearest, true);
  }
}
