package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** No map: the distance of every two combatants as the Judge states it, and the Judge's word. */
public final class Theatre implements Field {

  private final Combatant[] combatants;
  private final Distances distances;
  private final Footing footing;
  private final Press press;
  private final Nearness nearness;
  private final Courses courses;
  private final Whereabouts whereabouts;
  private final int[] everybody;

  /** Everybody is there, all at one distance from their enemies and side by side with friends. */
  public Theatre(List<Combatant> combatants, int apart) {
    int size = combatants.size();
    this.combatants = combatants.toArray(new Combatant[0]);
    this.distances = new Distances(size);
    this.footing = new Footing(size);
    this.press = new Press(this.combatants, distances, footing);
    this.nearness = new Nearness(size);
    this.courses = new Courses(this.combatants, distances, footing, press, nearness);
    this.whereabouts = new Whereabouts(this.combatants, distances, footing, press, nearness);
    this.everybody = new int[size];
    Arrays.setAll(everybody, i -> i);
    for (Combatant one : combatants) {
      footing.set(one, true);
      for (Combatant other : combatants) {
        if (one != other) {
          distances.state(one, other, one.isEnemyOf(other) ? apart : BESIDE);
        }
      }
    }
  }

  /** Whoever is asked about may be anywhere. */
  @Override
  public int[] about(Combatant combatant, int feet) {
    return everybody;
  }

  private Theatre(Theatre other, Combatant[] copies) {
    this.combatants = copies;
    this.distances = other.distances.copy();
    this.footing = other.footing.copy();
    this.press = other.press.copy(copies, distances, footing);
    this.nearness = other.nearness.copy();
    this.courses = new Courses(combatants, distances, footing, press, nearness);
    this.whereabouts = new Whereabouts(combatants, distances, footing, press, nearness);
    this.everybody = other.everybody;
  }

  @Override
  public Field copy(Combatant[] copies) {
    return new Theatre(this, copies);
  }

  @Override
  public Theatre theatre() {
    return this;
  }

  @Override
  public List<Spot> beside(Combatant who, Combatant other, Passage passage) {
    return List.of(new Bearing(other, true));
  }

  /** The Judge says how far apart two are. */
  public void state(Combatant one, Combatant other, int apart) {
    distances.state(one, other, apart);
  }

  /** The Judge says that somebody has come up behind another. */
  public void stateBehind(Combatant attacker, Combatant target, boolean isBehind) {
    stateArc(attacker, target, isBehind ? Arc.REAR : Arc.FRONT);
  }

  /** The Judge says from which side somebody comes at another. A2.MAP.04 */
  public void stateArc(Combatant attacker, Combatant target, Arc arc) {
    press.state(attacker, target, arc);
  }

  /** The Judge says how many enemies find room about somebody. A2.MAP.03 */
  public void stateRoom(Combatant combatant, int attackers) {
    press.stateRoom(combatant, attackers);
  }

  /** Puts a feature beside some of them; the others have to come there first. */
  public void add(Feature feature, List<Combatant> beside) {
    nearness.add(feature, beside);
  }

  /** The same, so many feet from everybody else. */
  public void add(Feature feature, List<Combatant> beside, int away) {
    nearness.add(feature, beside, away);
  }

  public void stateCover(Combatant combatant, int grade) {
    footing.setCover(combatant, grade);
  }

  @Override
  public void stateElevation(Combatant combatant, int height) {
    footing.setElevation(combatant, height);
  }

  @Override
  public int distance(Combatant one, Combatant other) {
    return distances.between(one, other);
  }

  @Override
  public boolean sees(Combatant viewer, Combatant target) {
    return true;
  }

  @Override
  public int cover(Combatant shooter, Combatant target) {
    return footing.cover(target);
  }

  @Override
  public int coverNear(Combatant combatant) {
    return footing.cover(combatant);
  }

  /** The Judge's word knows no left and right: who is at a flank is at the left one. */
  @Override
  public Quarter quarter(Combatant of, Combatant from) {
    return switch (arc(of, from)) {
      case FRONT -> Quarter.FRONT;
      case FLANK -> Quarter.LEFT;
      case REAR -> Quarter.REAR;
    };
  }

  @Override
  public int elevation(Combatant combatant) {
    return footing.elevation(combatant);
  }

  @Override
  public Arc arc(Combatant of, Combatant from) {
    return press.arc(of, from);
  }

  /** The nearest of the others says where somebody is. */
  @Override
  public Spot spot(Combatant combatant) {
    Combatant nearest = combatant;
    for (Combatant other : combatants) {
      if (other != combatant
          && footing.isOn(other)
          && (nearest == combatant || distance(combatant, other) < distance(combatant, nearest))) {
        nearest = other;
      }
    }
    return new Bearing(nearest, true);
  }

  @Override
  public long[] whereabouts(Combatant combatant) {
    return whereabouts.of(combatant);
  }

  @Override
  public int picture(List<Combatant> all) {
    return whereabouts.picture();
  }

  @Override
  public Facing facing(Combatant combatant) {
    return Facing.N;
  }

  /** Turning round ends what the Judge said about the back. */
  @Override
  public void face(Combatant combatant, Combatant toward) {
    stateArc(toward, combatant, Arc.FRONT);
  }

  @Override
  public boolean turn(Combatant combatant, Facing to) {
    return true;
  }

  @Override
  public boolean hasRoom(Combatant combatant, Passage passage) {
    return true;
  }

  @Override
  public boolean crosses(Combatant from, Combatant to, Combatant other) {
    return false;
  }

  @Override
  public Stand stand(Combatant combatant) {
    Stand apart = distances.stand(combatant);
    Stand beside = nearness.stand(combatant);
    Stand faced = press.stand(combatant);
    boolean there = footing.isOn(combatant);
    return () -> {
      faced.restore();
      beside.restore();
      apart.restore();
      if (footing.isOn(combatant) != there) {
        footing.set(combatant, there);
      }
    };
  }

  @Override
  public void place(Combatant combatant, Spot spot) {
    footing.set(combatant, true);
    if (spot instanceof Bearing(Combatant other, boolean toward) && other != combatant) {
      if (toward) {
        bringTogether(combatant, other);
      } else {
        state(combatant, other, distance(combatant, other) + 6 * BESIDE);
        nearness.leave(combatant);
      }
    }
  }

  @Override
  public boolean has(Spot spot, Combatant combatant) {
    return spot instanceof Bearing bearing && bearing.other() != combatant;
  }

  @Override
  public void enter(Combatant combatant) {
    footing.set(combatant, true);
  }

  @Override
  public void remove(Combatant combatant) {
    footing.set(combatant, false);
  }

  @Override
  public boolean isOn(Combatant combatant) {
    return footing.isOn(combatant);
  }

  @Override
  public Route approach(Combatant mover, Combatant target, int reach, int most, Passage passage) {
    return courses.toward(mover, target, reach, most);
  }

  @Override
  public boolean canReach(Combatant mover, Combatant target, int reach, int most, Passage passage) {
    return courses.canReach(mover, target, reach, most);
  }

  @Override
  public @Nullable Route route(Combatant mover, Spot to, int most, Passage passage) {
    if (!(to instanceof Bearing(Combatant other, boolean toward)) || other == mover) {
      return null;
    }
    return toward ? courses.toward(mover, other, BESIDE, most) : courses.away(mover, other, most);
  }

  @Override
  public List<Reach> reaches(Combatant mover, int most, Passage passage) {
    return courses.reaches(mover, most, passage);
  }

  @Override
  public @Nullable Route charge(
      Combatant mover, Combatant target, int reach, int most, Passage passage) {
    Route way = courses.toward(mover, target, reach, most);
    return way.arrives() ? way : null;
  }

  @Override
  public @Nullable Route ray(Combatant mover, Facing way, int most, Passage passage) {
    return courses.flight(mover, most, passage);
  }

  @Override
  public @Nullable Route flight(Combatant mover, List<Combatant> from, int most, Passage passage) {
    return courses.flight(mover, from, most);
  }

  @Override
  public void bringTogether(Combatant mover, Combatant target) {
    distances.bringTogether(mover, target);
    nearness.leave(mover);
    nearness.join(mover, target);
  }

  @Override
  public List<Feature> features() {
    return nearness.all();
  }

  @Override
  public boolean isLevel() {
    return footing.isLevel();
  }

  @Override
  public boolean isBare() {
    return nearness.isEmpty();
  }

  @Override
  public int distance(Combatant combatant, Feature feature) {
    return nearness.distance(combatant, feature);
  }

  /** As far as whoever is beside it, or as the Judge says. */
  @Override
  public int range(Combatant from, Feature to) {
    int feet = nearness.distance(from, to);
    Spot there = feet <= BESIDE ? null : spot(to, from);
    return there == null ? feet : distance(from, there);
  }

  /** Where the first of those is who are beside it. */
  @Override
  public @Nullable Spot spot(Feature feature, Combatant from) {
    for (Combatant combatant : combatants) {
      if (footing.isOn(combatant) && nearness.distance(combatant, feature) <= BESIDE) {
        return new Bearing(combatant, true);
      }
    }
    return null;
  }

  @Override
  public void drop(Combatant combatant, Feature feature) {
    nearness.add(feature, List.of(combatant));
  }

  @Override
  public void take(Feature feature) {
    nearness.take(feature);
  }

  /** Beside whoever is there. */
  @Override
  public void put(Feature feature, @Nullable Spot at) {
    var near = new ArrayList<Combatant>();
    for (Combatant combatant : combatants) {
      if (at != null && touches(at, combatant, BESIDE)) {
        near.add(combatant);
      }
    }
    nearness.add(feature, near);
  }

  @Override
  public Spot middle(Combatant combatant) {
    return new Bearing(combatant, true);
  }

  @Override
  public int distance(Combatant combatant, Spot spot) {
    return spot instanceof Bearing(Combatant other, boolean _)
        ? distance(combatant, other)
        : Integer.MAX_VALUE;
  }

  @Override
  public boolean touches(Spot spot, Combatant combatant, int most) {
    return footing.isOn(combatant) && distance(combatant, spot) <= most;
  }

  @Override
  public int cover(Combatant shooter, Spot spot) {
    return spot instanceof Bearing(Combatant other, boolean _) ? footing.cover(other) : 0;
  }

  @Override
  public int elevation(Spot spot) {
    return spot instanceof Bearing(Combatant other, boolean _) ? footing.elevation(other) : 0;
  }

  /** A step away it is still there; farther off it lies by whoever is about so far away. */
  @Override
  public @Nullable Spot scatter(Combatant thrower, Spot at, int hour, int wide) {
    return courses.scatter(at, wide);
  }
}
