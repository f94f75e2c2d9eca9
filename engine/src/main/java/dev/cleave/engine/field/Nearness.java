package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The features of a field without a map, and who is beside each of them. */
final class Nearness {

  /** Feet to a feature that one is not beside. */
  static final int AWAY = 30;

  private final int size;
  private final List<Feature> features = new ArrayList<>();
  private final List<boolean[]> beside = new ArrayList<>();
  private final List<Integer> away = new ArrayList<>();

  Nearness(int size) {
    this.size = size;
  }

  Nearness copy() {
    var copy = new Nearness(size);
    for (int i = 0; i < features.size(); i++) {
      copy.features.add(features.get(i).copy());
      copy.beside.add(beside.get(i).clone());
      copy.away.add(away.get(i));
    }
    return copy;
  }

  List<Feature> all() {
    return Collections.unmodifiableList(features);
  }

  boolean isEmpty() {
    return features.isEmpty();
  }

  void add(Feature feature, List<Combatant> near) {
    add(feature, near, AWAY);
  }

  /**
   * @param feet to everybody who is not beside it
   */
  void add(Feature feature, List<Combatant> near, int feet) {
    var them = new boolean[size];
    for (Combatant each : near) {
      them[each.index()] = true;
    }
    features.add(feature);
    beside.add(them);
    away.add(feet);
  }

  void take(Feature feature) {
    int at = features.indexOf(feature);
    if (at >= 0) {
      features.remove(at);
      beside.remove(at);
      away.remove(at);
    }
  }

  int distance(Combatant combatant, Feature feature) {
    int at = features.indexOf(feature);
    if (at < 0) {
      return Integer.MAX_VALUE;
    }
    return beside.get(at)[combatant.index()] ? Field.BESIDE : away.get(at);
  }

  /** A mover who comes up to somebody is beside whatever that one is beside. */
  void join(Combatant mover, Combatant there) {
    for (boolean[] them : beside) {
      them[mover.index()] |= them[there.index()];
    }
  }

  void leave(Combatant mover) {
    for (boolean[] them : beside) {
      them[mover.index()] = false;
    }
  }

  /** The features he is beside, and how many there are, in one number. */
  long packed(Combatant combatant) {
    long bits = 1;
    for (boolean[] them : beside) {
      bits = bits * 2 + (them[combatant.index()] ? 1 : 0);
    }
    return bits;
  }

  /** Remembers what somebody is beside. */
  Stand stand(Combatant combatant) {
    var was = new boolean[beside.size()];
    for (int i = 0; i < was.length; i++) {
      was[i] = beside.get(i)[combatant.index()];
    }
    return () -> {
      for (int i = 0; i < Math.min(was.length, beside.size()); i++) {
        beside.get(i)[combatant.index()] = was[i];
      }
    };
  }
}
