package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Chest;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Vessel;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What one pair of eyes sees of a map now, and what it has seen of it before. */
final class Sighting {

  /**
   * A door, a chest or whatever else as it was when it was last seen.
   *
   * @param number in the order in which these eyes found them
   * @param square null where there is none
   */
  record Glimpse(int number, Feature as, @Nullable Square square) {}

  private final BitSet known = new BitSet();
  private final BitSet met = new BitSet();
  private final Map<Feature, Glimpse> glimpses = new LinkedHashMap<>();
  private BitSet seen = new BitSet();
  private BitSet dim = new BitSet();
  private BitSet people = new BitSet();
  private int found;
  private int version;

  /** Takes in how things look now. */
  void take(BitSet squares, BitSet inTheDark, BitSet who, Battle battle) {
    seen = squares;
    dim = inTheDark;
    people = who;
    known.or(squares);
    met.or(who);
    version++;
    Battlemap map = battle.field().map();
    List<Feature> there = battle.field().features();
    if (map == null) {
      return;
    }
    glimpses
        .entrySet()
        .removeIf(
            one ->
                isSeen(one.getValue().square, one.getKey(), map) && !there.contains(one.getKey()));
    for (Feature feature : there) {
      Square square = map.squareOf(feature);
      if (!feature.isHidden() && isSeen(square, feature, map)) {
        Glimpse before = glimpses.get(feature);
        int number = before == null ? found++ : before.number;
        glimpses.put(feature, new Glimpse(number, feature.copy(), square));
      }
    }
  }

  /** It is known, be it as it once was. */
  boolean hasFound(Feature feature) {
    return glimpses.containsKey(feature);
  }

  private boolean isSeen(@Nullable Square square, Feature feature, Battlemap map) {
    if (square == null) {
      return true;
    }
    for (int y = 0; y < feature.rows(); y++) {
      for (int x = 0; x < feature.columns(); x++) {
        if (seen.get((square.row() + y) * map.ground().width() + square.column() + x)) {
          return true;
        }
      }
    }
    return false;
  }

  boolean sees(Combatant who) {
    return people.get(who.index());
  }

  /** Seen once at least. */
  boolean hasMet(Combatant who) {
    return met.get(who.index());
  }

  boolean knows(int cell) {
    return known.get(cell);
  }

  Collection<Glimpse> glimpses() {
    return glimpses.values();
  }

  /** Another whenever something of it is. */
  int version() {
    return version;
  }

  /** As the wire has it: lit, dim, remembered, unknown. */
  char sign(int cell) {
    if (!seen.get(cell)) {
      return known.get(cell) ? 'r' : '?';
    }
    return dim.get(cell) ? '~' : '*';
  }

  /** Of a feature all that anybody could see of it, in a number. */
  static long state(Feature feature) {
    int state =
        switch (feature) {
          case Door door -> (door.isOpen() ? 1 : 0) | (door.isBroken() ? 2 : 0);
          case Chest chest -> chest.isOpen() ? 1 : 0;
          case Ladder ladder -> ladder.isUp() ? 1 : 0;
          case Artillery piece -> (piece.isLoaded() ? 1 : 0) | piece.percent() << 1;
          case Vessel vessel ->
              vessel.heading().ordinal()
                  | (vessel.fabric().isBurning() ? 8 : 0)
                  | vessel.held().size() << 4
                  | vessel.fabric().points() << 8;
          default -> 0;
        };
    return (long) state << 1 | (feature.isHidden() ? 1 : 0);
  }
}
