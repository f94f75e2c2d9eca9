package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;

/**
 * How far apart every two are, as stated. Who walks toward somebody comes nearer to those beside
 * and behind him in proportion, as on open ground: the new distance to each bystander follows from
 * the three old ones by Stewart's theorem.
 */
final class Distances {

  private static final int BESIDE = Field.BESIDE;

  private final double[][] feet;

  /** Nobody is anywhere yet. */
  Distances(int size) {
    this.feet = new double[size][size];
  }

  private Distances(Distances other) {
    this.feet = new double[other.feet.length][];
    for (int i = 0; i < feet.length; i++) {
      feet[i] = other.feet[i].clone();
    }
  }

  Distances copy() {
    return new Distances(this);
  }

  /** Two bodies never stand nearer than side by side. */
  void state(Combatant one, Combatant other, double apart) {
    double distance = Math.max(BESIDE, apart);
    feet[one.index()][other.index()] = distance;
    feet[other.index()][one.index()] = distance;
  }

  /** To the nearest foot. */
  int between(Combatant one, Combatant other) {
    return (int) (feet[one.index()][other.index()] + 0.5); // never negative
  }

  double exact(Combatant one, Combatant other) {
    return feet[one.index()][other.index()];
  }

  /** How far somebody is from everybody. */
  double[] from(Combatant combatant) {
    return feet[combatant.index()].clone();
  }

  /** Remembers how far somebody is from everybody. */
  Stand stand(Combatant combatant) {
    double[] apart = from(combatant);
    return () -> {
      for (int i = 0; i < apart.length; i++) {
        feet[combatant.index()][i] = apart[i];
        feet[i][combatant.index()] = apart[i];
      }
    };
  }

  /** Sets somebody down beside another. */
  void bringTogether(Combatant mover, Combatant target) {
    double[] mine = feet[mover.index()];
    for (int i = 0; i < mine.length; i++) {
      if (i != mover.index()) {
        double there = i == target.index() ? BESIDE : feet[target.index()][i];
        mine[i] = Math.max(BESIDE, there);
        feet[i][mover.index()] = mine[i];
      }
    }
  }

  /** Moves toward another but never past him, or away if the distance is negative. */
  void shift(Combatant mover, Combatant pole, double wanted) {
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
}
