package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;

/** Where somebody is without a map: how far from everybody, at whose back, beside what. */
record Whereabouts(
    Combatant[] all, Distances distances, Footing footing, Press press, Nearness nearness) {

  /** How far from everybody, at whose back, after how many others, beside what. */
  long[] of(Combatant combatant) {
    int size = all.length;
    var known = new long[3 * size + 2];
    for (int i = 0; i < size; i++) {
      known[i] = Double.doubleToLongBits(distances.exact(combatant, all[i]));
      known[size + i] = side(combatant, i);
      known[2 * size + i] = press.rank(combatant.index(), all[i]);
    }
    known[3 * size] = footing.packed(combatant);
    known[3 * size + 1] = nearness.packed(combatant);
    return known;
  }

  /** A hash of the same of everybody, without making it: rules ask for it every round. */
  int picture() {
    int picture = 31 * distances.picture() + press.picture();
    for (Combatant each : all) {
      picture = 31 * picture + Long.hashCode(footing.packed(each));
      picture = 31 * picture + Long.hashCode(nearness.packed(each));
    }
    return picture;
  }

  /** The Judge's word on the side from which he comes at another, -1 for none. */
  private long side(Combatant combatant, int other) {
    Arc word = press.word(combatant.index(), other);
    return word == null ? -1 : word.ordinal();
  }
}
