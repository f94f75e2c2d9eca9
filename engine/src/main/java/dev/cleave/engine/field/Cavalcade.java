package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A field on which some sit on others. Who is aboard is where his mount is, looks where it looks
 * and goes where it goes; the ground below knows nothing of him until he gets off.
 */
public final class Cavalcade extends Ridden {

  private static final int NOBODY = -1;
  private static final Passage ANYBODY = (mover, other) -> true;

  private final Combatant[] all;
  private final int[] seats;

  public Cavalcade(Field ground, List<Combatant> combatants) {
    this(ground, combatants.toArray(new Combatant[0]), new int[combatants.size()]);
    Arrays.fill(seats, NOBODY);
  }

  private Cavalcade(Field ground, Combatant[] all, int[] seats) {
    super(ground);
    this.all = all;
    this.seats = seats;
  }

  @Override
  public Field copy(Combatant[] copies) {
    return new Cavalcade(ground.copy(copies), copies, seats.clone());
  }

  @Override
  public Combatant seat(Combatant who) {
    int on = seats[who.index()];
    return on == NOBODY ? who : all[on];
  }

  /** Nobody sits on one who sits on another: whoever bears that one bears him too. */
  @Override
  public void board(Combatant who, Combatant mount) {
    ground.remove(who);
    seats[who.index()] = seat(mount).index();
  }

  @Override
  public void alight(Combatant who, Spot spot) {
    int on = seats[who.index()];
    if (on != NOBODY) {
      seats[who.index()] = NOBODY;
      ground.place(who, spot);
      if (!ground.isOn(all[on])) {
        ground.remove(who);
      }
    }
  }

  @Override
  public List<Spot> beside(Combatant who, Combatant other, Passage passage) {
    return ground.beside(who, seat(other), passage);
  }

  @Override
  public @Nullable Battlemap map() {
    return ground.map();
  }

  @Override
  public @Nullable Theatre theatre() {
    return ground.theatre();
  }

  private boolean areTogether(Combatant one, Combatant other) {
    return one != other && seat(one) == seat(other);
  }

  private List<Combatant> below(List<Combatant> people) {
    var seated = new ArrayList<Combatant>(people.size());
    for (Combatant each : people) {
      seated.add(seat(each));
    }
    return seated;
  }

  @Override
  public int distance(Combatant one, Combatant other) {
    return areTogether(one, other) ? BESIDE : ground.distance(seat(one), seat(other));
  }

  /** Those whom the ground finds, and all who sit on them. */
  @Override
  public int[] about(Combatant combatant, int feet) {
    var near = new boolean[all.length];
    for (int i : ground.about(seat(combatant), feet)) {
      near[i] = true;
    }
    var found = new int[all.length];
    int count = 0;
    for (int i = 0; i < all.length; i++) {
      if (near[seats[i] == NOBODY ? i : seats[i]]) {
        found[count++] = i;
      }
    }
    return Arrays.copyOf(found, count);
  }

  @Override
  public boolean sees(Combatant viewer, Combatant target) {
    return areTogether(viewer, target) || ground.sees(seat(viewer), seat(target));
  }

  @Override
  public int cover(Combatant shooter, Combatant target) {
    return areTogether(shooter, target) ? 0 : ground.cover(seat(shooter), seat(target));
  }

  @Override
  public int coverFromShot(Combatant shooter, Combatant target) {
    return areTogether(shooter, target) ? 0 : ground.coverFromShot(seat(shooter), seat(target));
  }

  @Override
  public int coverNear(Combatant combatant) {
    return ground.coverNear(seat(combatant));
  }

  @Override
  public Quarter quarter(Combatant of, Combatant from) {
    return areTogether(of, from) ? Quarter.REAR : ground.quarter(seat(of), seat(from));
  }

  @Override
  public int elevation(Combatant combatant) {
    return ground.elevation(seat(combatant));
  }

  @Override
  public int groundUnder(Combatant combatant) {
    return ground.groundUnder(seat(combatant));
  }

  @Override
  public int depth(Combatant combatant) {
    return ground.depth(seat(combatant));
  }

  @Override
  public void stateElevation(Combatant combatant, int height) {
    ground.stateElevation(seat(combatant), height);
  }

  @Override
  public Obstacle ahead(Combatant combatant, Facing way) {
    return ground.ahead(seat(combatant), way);
  }

  @Override
  public void shove(Combatant combatant, Facing way) {
    ground.shove(seat(combatant), way);
  }

  /** Whoever sits on somebody is behind him. */
  @Override
  public Arc arc(Combatant of, Combatant from) {
    return areTogether(of, from) ? Arc.REAR : ground.arc(seat(of), seat(from));
  }

  @Override
  public Arc arcOfNearest(Combatant of, Combatant from) {
    return areTogether(of, from) ? Arc.REAR : ground.arcOfNearest(seat(of), seat(from));
  }

  @Override
  public Spot spot(Combatant combatant) {
    return ground.spot(seat(combatant));
  }

  @Override
  public Facing facing(Combatant combatant) {
    return ground.facing(seat(combatant));
  }

  /** Where his mount is, and which it is. */
  @Override
  public long[] whereabouts(Combatant combatant) {
    long[] below = ground.whereabouts(seat(combatant));
    long[] known = Arrays.copyOf(below, below.length + 1);
    known[below.length] = seats[combatant.index()];
    return known;
  }

  @Override
  public void face(Combatant combatant, Combatant toward) {
    if (!areTogether(combatant, toward)) {
      ground.face(seat(combatant), seat(toward));
    }
  }

  @Override
  public boolean turn(Combatant combatant, Facing to) {
    return ground.turn(seat(combatant), to);
  }

  @Override
  public boolean hasRoom(Combatant combatant, Passage passage) {
    return ground.hasRoom(seat(combatant), passage);
  }

  @Override
  public boolean isAtEdge(Combatant combatant) {
    return ground.isAtEdge(seat(combatant));
  }

  @Override
  public boolean crosses(Combatant from, Combatant to, Combatant other) {
    Combatant between = seat(other);
    return between != seat(from)
        && between != seat(to)
        && ground.crosses(seat(from), seat(to), between);
  }

  @Override
  public Stand stand(Combatant combatant) {
    return ground.stand(seat(combatant));
  }

  @Override
  public void enter(Combatant combatant) {
    ground.enter(seat(combatant));
  }

  @Override
  public void place(Combatant combatant, Spot spot) {
    ground.place(seat(combatant), below(spot));
  }

  @Override
  public void place(Combatant combatant, Spot spot, Facing facing) {
    ground.place(seat(combatant), below(spot), facing);
  }

  @Override
  public boolean has(Spot spot, Combatant combatant) {
    return ground.has(below(spot), seat(combatant));
  }

  /** Whoever sits on one who is gone stands there on his own feet. */
  @Override
  public void remove(Combatant combatant) {
    seats[combatant.index()] = NOBODY;
    Spot here = ground.spot(combatant);
    ground.remove(combatant);
    for (Combatant rider : all) {
      if (seats[rider.index()] == combatant.index()) {
        alight(rider, free(rider, combatant, here));
        ground.enter(rider);
      }
    }
  }

  private Spot free(Combatant who, Combatant mount, Spot here) {
    Battlemap map = ground.map();
    List<Spot> beside = ground.beside(who, mount, ANYBODY);
    boolean fits = map != null && here instanceof Square(int x, int y) && map.fits(who, x, y);
    return fits || beside.isEmpty() ? here : beside.getFirst();
  }

  @Override
  public boolean isOn(Combatant combatant) {
    return ground.isOn(seat(combatant));
  }

  @Override
  public @Nullable Route approach(
      Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return ground.approach(seat(mover), seat(target), reach, feet, passage);
  }

  @Override
  public boolean canReach(Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return areTogether(mover, target)
        || ground.canReach(seat(mover), seat(target), reach, feet, passage);
  }

  @Override
  public @Nullable Route route(Combatant mover, Spot to, int feet, Passage passage) {
    return ground.route(seat(mover), below(to), feet, passage);
  }

  @Override
  public List<Reach> reaches(Combatant mover, int feet, Passage passage) {
    return ground.reaches(seat(mover), feet, passage);
  }

  @Override
  public @Nullable Route charge(
      Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return ground.charge(seat(mover), seat(target), reach, feet, passage);
  }

  @Override
  public @Nullable Route ray(Combatant mover, Facing way, int feet, Passage passage) {
    return ground.ray(seat(mover), way, feet, passage);
  }

  @Override
  public @Nullable Route flight(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    return ground.flight(seat(mover), below(from), feet, passage);
  }

  @Override
  public void bringTogether(Combatant mover, Combatant target) {
    if (!areTogether(mover, target)) {
      ground.bringTogether(seat(mover), seat(target));
    }
  }
}
