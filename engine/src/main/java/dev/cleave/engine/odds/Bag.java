package dev.cleave.engine.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** Things told and answered: how often each, but not in which order. */
final class Bag {

  private final Map<String, Integer> counts;
  private final int hash;
  private final Map<String, Bag> more = new LinkedHashMap<>(4);

  private Bag(Map<String, Integer> counts) {
    this.counts = counts;
    this.hash = counts.hashCode();
  }

  static Bag empty() {
    return new Bag(Map.of());
  }

  /** With one more piece; the same ways are gone often, so it is remembered. */
  Bag with(String piece) {
    Bag known = more.get(piece);
    if (known != null) {
      return known;
    }
    var longer = new TreeMap<>(counts);
    longer.merge(piece, 1, Integer::sum);
    var bag = new Bag(longer);
    more.put(piece, bag);
    return bag;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Bag bag && hash == bag.hash && counts.equals(bag.counts);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return counts.toString();
  }
}
