package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import java.util.LinkedHashMap;
import java.util.Map;

/** The cards of a table, dealt to every pair of eyes there may be at it. */
final class Deck {

  private final Map<Viewpoint, Cards> cards = new LinkedHashMap<>();

  Deck(Rulebook rulebook, Battle battle) {
    for (Viewpoint eyes : Viewpoint.all(battle)) {
      cards.put(eyes, new Cards(eyes, rulebook));
    }
  }

  Cards of(Viewpoint eyes) {
    Cards seen = cards.get(eyes);
    if (seen == null) {
      throw new IllegalStateException("nobody looks with such eyes here");
    }
    return seen;
  }

  /**
   * Everybody is dealt what he may know of an entry.
   *
   * @param index how many entries there were before it
   */
  void write(Entry entry, int index, Battle battle) {
    for (Cards one : cards.values()) {
      one.write(entry, index, battle);
    }
  }

  void undo(int entries, String words, Battle battle) {
    for (Cards one : cards.values()) {
      one.undo(entries, words, battle);
    }
  }
}
