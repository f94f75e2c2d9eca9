package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How far apart every two are, as stated. Who walks toward somebody comes nearer to those beside
 * and behind him in proportion, as on open ground: the new distance to each bystander follows from
 * the three old ones by Stewart's theorem.
 */
final class Distances {

  private static final int BESIDE = Field.BESIDE;
  private static final double NEAREST = BESIDE * BESIDE;

  /** Of more than so many the rounded feet are not kept: they would be megabytes a copy. */
  private static final int MANY = 200;

  private final int size;
  private double[] feet;

  /** The same to the nearest foot, for that is asked most. */
  private int @Nullable [] whole;

  private boolean shared;
  private int changes;

  /**
   * When every two came side by side, 0 if they began so; null while nobody has come to anybody.
   */
  private int @Nullable [] since;

  private int arrivals;

  /** Nobody is anywhere yet. */
  Distances(int size) {
    this.size = size;
    this.feet = new double[size * size];
    this.whole = size > MANY ? null : new int[size * size];
  }

  private Distances(Distances other) {
    this.size = other.size;
    this.feet = other.feet;
    this.whole = other.whole;
    this.since = other.since;
    this.arrivals = other.arrivals;
    this.shared = true;
  }

  /** The two share what they know until one of them changes it. */
  Distances copy() {
    shared = true;
    return new Distances(this);
  }

  private void change() {
    changes++;
    if (shared) {
      feet = feet.clone();
      whole = whole == null ? null : whole.clone();
      since = since == null ? null : since.clone();
      shared = false;
    }
  }

  /** Grows whenever anybody has moved. */
  int changes() {
    return changes;
  }

  private double get(int one, int other) {
    return feet[one * size + other];
  }

  private void set(int one, int other, double apart) {
    feet[one * size + other] = apart;
    feet[other * size + one] = apart;
    if (whole != null) {
      int rounded = rounded(apart);
      whole[one * size + other] = rounded;
      whole[other * size + one] = rounded;
    }
  }

  private static int rounded(double apart) {
    return (int) (apart + 0.5); // never negative
  }

  private int whole(int one, int other) {
    int place = one * size + other;
    return whole == null ? rounded(feet[place]) : whole[place];
  }

  /** The same by a movement: whoever comes side by side with somebody is the last to. */
  private void move(int one, int other, double apart) {
    boolean was = whole(one, other) <= BESIDE;
    set(one, other, apart);
    boolean is = whole(one, other) <= BESIDE;
    if (was != is) {
      if (since == null) {
        since = new int[size * size];
      }
      note(since, one, other, is ? arrivals : 0);
    }
  }

  private void note(int[] when, int one, int other, int arrival) {
    when[one * size + other] = arrival;
    when[other * size + one] = arrival;
  }

  /** Somebody has come side by side with another, or left him, since the fight began. */
  boolean isStirred() {
    return since != null;
  }

  /** The one came to the target before the other did; of two who came together the first named. */
  boolean isBefore(int one, int other, int target) {
    int first = since == null ? 0 : since[one * size + target];
    int second = since == null ? 0 : since[other * size + target];
    return first != second ? first < second : one < other;
  }

  /** Two bodies never stand nearer than side by side. */
  void state(Combatant one, Combatant other, double apart) {
    change();
    set(one.index(), other.index(), Math.max(BESIDE, apart));
  }

  /** To the nearest foot. */
  int between(Combatant one, Combatant other) {
    return whole(one.index(), other.index());
  }

  double exact(Combatant one, Combatant other) {
    return get(one.index(), other.index());
  }

  /** Remembers how far somebody is from everybody. */
  Stand stand(Combatant combatant) {
    int who = combatant.index();
    double[] apart = from(who);
    int[] when = since == null ? null : Arrays.copyOfRange(since, who * size, (who + 1) * size);
    return () -> {
      change();
      for (int i = 0; i < size; i++) {
        set(who, i, apart[i]);
        if (since != null) {
          note(since, who, i, when == null ? 0 : when[i]);
        }
      }
    };
  }

  /** A hash of how far apart every two are. */
  int picture() {
    int picture = 1;
    for (int one = 1; one < size; one++) {
      for (int other = 0; other < one; other++) {
        picture = 31 * picture + Double.hashCode(feet[one * size + other]);
      }
    }
    return picture;
  }

  /** How far somebody is from everybody. */
  double[] from(int who) {
    return Arrays.copyOfRange(feet, who * size, (who + 1) * size);
  }

  /** Sets somebody down beside another. */
  void bringTogether(Combatant mover, Combatant target) {
    change();
    arrivals++;
    for (int i = 0; i < size; i++) {
      if (i != mover.index()) {
        double there = i == target.index() ? BESIDE : get(target.index(), i);
        move(mover.index(), i, Math.max(BESIDE, there));
      }
    }
  }

  /** Moves toward another but never past him, or away if the distance is negative. */
  void shift(Combatant mover, Combatant pole, double wanted) {
    change();
    arrivals++;
    int who = mover.index();
    int whither = pole.index();
    double apart = Math.max(BESIDE, get(who, whither));
    double by = Math.min(wanted, apart - BESIDE);
    double share = by / apart;
    double rest = 1 - share;
    double line = share * rest * apart * apart;
    int mine = who * size;
    int poles = whither * size;
    for (int i = 0; i < size; i++) {
      if (i != who && i != whither) {
        double away = feet[mine + i];
        double toPole = feet[poles + i];
        double square = rest * away * away + share * toPole * toPole - line;
        move(who, i, square <= NEAREST ? BESIDE : Math.sqrt(square));
      }
    }
    move(who, whither, Math.max(BESIDE, apart - by));
  }
}
