package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * No map: the distance of every two combatants as the Judge states it. Who walks toward somebody
 * comes nearer to those beside and behind him in proportion, as on open ground: the new distance to
 * each bystander follows from the three old ones by Stewart's theorem.
 */
public final class Theatre implements Field {

  /** Two bodies never stand nearer than this. */
  public static final int BESIDE = 5;

  private final List<Combatant> combatants;
  private final double[][] feet;
  private final @Nullable Arc[][] words;
  private final Footing footing;
  private final Nearness nearness;
  private final int[] room;
  private final int[] everybody;

  /** Everybody is there, all at one distance from their enemies and side by side with friends. */
  public Theatre(List<Combatant> combatants, int apart) {
    int size = combatants.size();
    this.combatants = List.copyOf(combatants);
    this.feet = new double[size][size];
    this.words = new Arc[size][size];
    this.footing = new Footing(size);
    this.nearness = new Nearness(size);
    this.room = new int[size];
    this.everybody = new int[size];
    Arrays.setAll(everybody, i -> i);
    for (Combatant one : combatants) {
      int across = one.sheet().frontage() + 2;
      room[one.index()] = 2 * across + 2 * one.sheet().depth(); // A2.GAP.153
    }
    for (Combatant one : combatants) {
      footing.set(one, true);
      for (Combatant other : combatants) {
        feet[one.index()][other.index()] =
            one == other ? 0 : one.isEnemyOf(other) ? Math.max(BESIDE, apart) : BESIDE;
      }
    }
  }

  /** Whoever is asked about may be anywhere. */
  @Override
  public int[] about(Combatant combatant, int feet) {
    return everybody;
  }

  private Theatre(Theatre other, List<Combatant> copies) {
    this.combatants = List.copyOf(copies);
    this.feet = new double[copies.size()][];
    this.words = new Arc[copies.size()][];
    for (int i = 0; i < feet.length; i++) {
      feet[i] = other.feet[i].clone();
      words[i] = other.words[i].clone();
    }
    this.footing = other.footing.copy();
    this.nearness = other.nearness.copy();
    this.room = other.room.clone();
    this.everybody = other.everybody;
  }

  @Override
  public Field copy(List<Combatant> copies) {
    return new Theatre(this, copies);
  }

  /** The Judge says how far apart two are. */
  public void state(Combatant one, Combatant other, int apart) {
    double distance = Math.max(BESIDE, apart);
    feet[one.index()][other.index()] = distance;
    feet[other.index()][one.index()] = distance;
  }

  /** The Judge says that somebody has come up behind another. */
  public void stateBehind(Combatant attacker, Combatant target, boolean isBehind) {
    stateArc(attacker, target, isBehind ? Arc.REAR : Arc.FRONT);
  }

  /** The Judge says from which side somebody comes at another. A2.MAP.04 */
  public void stateArc(Combatant attacker, Combatant target, Arc arc) {
    words[attacker.index()][target.index()] = arc;
  }

  /** The Judge says how many enemies find room about somebody. A2.MAP.03 */
  public void stateRoom(Combatant combatant, int attackers) {
    room[combatant.index()] = attackers;
  }

  /** Whether as many as find room about an enemy are there already. */
  private boolean isCrowded(Combatant mover, Combatant target) {
    if (!mover.isEnemyOf(target) || feet[mover.index()][target.index()] <= BESIDE) {
      return false;
    }
    int there = 0;
    for (Combatant other : combatants) {
      if (presses(other, target)) {
        there++;
      }
    }
    return there >= room[target.index()];
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

  public void stateElevation(Combatant combatant, int height) {
    footing.setElevation(combatant, height);
  }

  @Override
  public int distance(Combatant one, Combatant other) {
    return (int) (feet[one.index()][other.index()] + 0.5); // never negative
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

  /** As the Judge says, else by who came first: front, then flanks, then rear. A2.GAP.166 */
  @Override
  public Arc arc(Combatant of, Combatant from) {
    Arc word = words[from.index()][of.index()];
    if (word != null) {
      return word;
    }
    int front = of.sheet().frontage() + 2;
    if (from.index() < front || !presses(from, of)) {
      return Arc.FRONT;
    }
    int before = 0;
    for (Combatant other : combatants) {
      before += other.index() < from.index() && presses(other, of) ? 1 : 0;
    }
    int flanks = 2 * of.sheet().depth();
    return before < front ? Arc.FRONT : before < front + flanks ? Arc.FLANK : Arc.REAR;
  }

  private boolean presses(Combatant enemy, Combatant target) {
    return enemy.isEnemyOf(target)
        && enemy.isStanding()
        && footing.isOn(enemy)
        && distance(enemy, target) <= BESIDE;
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

  /** How far from everybody, at whose back, beside what. */
  @Override
  public long[] whereabouts(Combatant combatant) {
    int index = combatant.index();
    int size = combatants.size();
    var known = new long[2 * size + 2];
    for (int i = 0; i < size; i++) {
      Arc word = words[index][i];
      known[i] = Double.doubleToLongBits(feet[index][i]);
      known[size + i] = word == null ? -1 : word.ordinal();
    }
    known[2 * size] = footing.packed(combatant);
    known[2 * size + 1] = nearness.packed(combatant);
    return known;
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
  public boolean isAtEdge(Combatant combatant) {
    return false;
  }

  @Override
  public boolean crosses(Combatant from, Combatant to, Combatant other) {
    return false;
  }

  @Override
  public Stand stand(Combatant combatant) {
    double[] apart = feet[combatant.index()].clone();
    Stand beside = nearness.stand(combatant);
    return () -> {
      beside.restore();
      for (int i = 0; i < apart.length; i++) {
        feet[combatant.index()][i] = apart[i];
        feet[i][combatant.index()] = apart[i];
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
    boolean crowded = reach <= BESIDE && isCrowded(mover, target);
    int gap = distance(mover, target) - (crowded ? 2 * BESIDE : reach);
    int wanted = gap <= 0 ? 0 : (gap + 4) / 5 * 5;
    return new Walk(mover, target, true, Math.min(wanted, most), !crowded && gap <= most);
  }

  @Override
  public boolean canReach(Combatant mover, Combatant target, int reach, int most, Passage passage) {
    return !(reach <= BESIDE && isCrowded(mover, target))
        && Math.ceil((feet[mover.index()][target.index()] - reach) / 5) * 5 <= most;
  }

  @Override
  public @Nullable Route route(Combatant mover, Spot to, int most, Passage passage) {
    if (!(to instanceof Bearing(Combatant other, boolean toward)) || other == mover) {
      return null;
    }
    if (toward) {
      return approach(mover, other, BESIDE, most, passage);
    }
    return new Walk(mover, other, false, most, true);
  }

  @Override
  public List<Reach> reaches(Combatant mover, int most, Passage passage) {
    var reaches = new ArrayList<Reach>();
    for (Combatant other : combatants) {
      if (other != mover && footing.isOn(other) && !passage.overlooks(mover, other)) {
        if (distance(mover, other) > BESIDE) {
          int feet = approach(mover, other, BESIDE, most, passage).length();
          reaches.add(new Reach(new Bearing(other, true), feet));
        }
        reaches.add(new Reach(new Bearing(other, false), most));
      }
    }
    reaches.sort(Comparator.comparingInt(Reach::feet));
    return reaches;
  }

  @Override
  public @Nullable Route charge(
      Combatant mover, Combatant target, int reach, int most, Passage passage) {
    Route way = approach(mover, target, reach, most, passage);
    return way.arrives() ? way : null;
  }

  @Override
  public @Nullable Route ray(Combatant mover, Facing way, int most, Passage passage) {
    var enemies = new ArrayList<Combatant>();
    for (Combatant other : combatants) {
      if (mover.isEnemyOf(other)
          && other.isStanding()
          && footing.isOn(other)
          && !passage.overlooks(mover, other)) {
        enemies.add(other);
      }
    }
    return flight(mover, enemies, most, passage);
  }

  @Override
  public @Nullable Route flight(Combatant mover, List<Combatant> from, int most, Passage passage) {
    Combatant nearest = null;
    for (Combatant enemy : from) {
      if (nearest == null || distance(mover, enemy) < distance(mover, nearest)) {
        nearest = enemy;
      }
    }
    return nearest == null ? null : new Walk(mover, nearest, false, most, true);
  }

  @Override
  public void bringTogether(Combatant mover, Combatant target) {
    for (Combatant other : combatants) {
      if (other != mover) {
        double there = other == target ? BESIDE : feet[target.index()][other.index()];
        feet[mover.index()][other.index()] = Math.max(BESIDE, there);
        feet[other.index()][mover.index()] = Math.max(BESIDE, there);
      }
    }
    nearness.leave(mover);
    nearness.join(mover, target);
  }

  @Override
  public List<Feature> features() {
    return nearness.all();
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

  @Override
  public Spot landing(Combatant thrower, Spot at) {
    return at;
  }

  /** A step away it is still there; farther off it lies by whoever is about so far away. */
  @Override
  public @Nullable Spot scatter(Combatant thrower, Spot at, int hour, int wide) {
    if (wide <= BESIDE || !(at instanceof Bearing(Combatant there, boolean _))) {
      return at;
    }
    Combatant nearest = null;
    int least = BESIDE + 1;
    for (Combatant other : combatants) {
      int off = Math.abs(distance(there, other) - wide);
      if (other != there && footing.isOn(other) && off < least) {
        nearest = other;
        least = off;
      }
    }
    return nearest == null ? null : new Bearing(nearest, true);
  }

  /** Moves toward another but never past him, or away if the distance is negative. */
  private void shift(Combatant mover, Combatant pole, double wanted) {
    double apart = Math.max(BESIDE, feet[mover.index()][pole.index()]);
    double by = Math.min(wanted, apart - BESIDE);
    double share = by / apart;
    double[] mine = feet[mover.index()];
    for (int i = 0; i < mine.length; i++) {
      if (i == mover.index() || i == pole.index()) {
        continue;
      }
      double toPole = feet[pole.index()][i];
      double square =
          (1 - share) * mine[i] * mine[i]
              + share * toPole * toPole
              - share * (1 - share) * apart * apart;
      double moved = Math.max(BESIDE, Math.sqrt(Math.max(0, square)));
      mine[i] = moved;
      feet[i][mover.index()] = moved;
    }
    double left = Math.max(BESIDE, apart - by);
    mine[pole.index()] = left;
    feet[pole.index()][mover.index()] = left;
  }

  /** A straight walk toward somebody or away. */
  private final class Walk implements Route {

    private final Combatant mover;
    private final Combatant pole;
    private final boolean toward;
    private final int length;
    private final boolean arrives;
    private int walked;

    Walk(Combatant mover, Combatant pole, boolean toward, int length, boolean arrives) {
      this.mover = mover;
      this.pole = pole;
      this.toward = toward;
      this.length = length;
      this.arrives = arrives;
    }

    @Override
    public boolean step() {
      if (walked >= length) {
        return false;
      }
      int stride = Math.min(5, length - walked);
      shift(mover, pole, toward ? stride : -stride);
      walked += stride;
      if (toward && distance(mover, pole) <= BESIDE) {
        nearness.join(mover, pole);
      } else if (!toward && stride >= 5) {
        nearness.leave(mover);
      }
      return true;
    }

    @Override
    public Spot end() {
      return new Bearing(pole, toward);
    }

    @Override
    public void restart() {
      walked = 0;
    }

    @Override
    public int walked() {
      return walked;
    }

    @Override
    public int length() {
      return length;
    }

    @Override
    public boolean arrives() {
      return arrives;
    }
  }
}
