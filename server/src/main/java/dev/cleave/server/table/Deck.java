package dev.cleave.server.table;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cards of a chapter, dealt to every pair of eyes there may be at the table. */
final class Deck {

  private final Map<Viewpoint, Cards> cards = new LinkedHashMap<>();

  /** Of eyes that see nothing of this chapter, too. */
  private final Map<String, Marks> marks;

  /**
   * @param marks which numbers the cards have, by the eyes; who is new goes on as an onlooker would
   */
  Deck(List<Viewpoint> all, Map<String, Marks> marks) {
    this.marks = marks;
    all.forEach(this::of);
  }

  /** Eyes that come new are dealt the chapter when it is played again. */
  Cards of(Viewpoint eyes) {
    return cards.computeIfAbsent(eyes, one -> new Cards(one, marks(one)));
  }

  private Marks marks(Viewpoint eyes) {
    int next = marks.getOrDefault(Viewpoint.ONLOOKER.key(), Marks.FIRST).next();
    var newcomers = new Marks(List.of(), next);
    Marks before = marks.getOrDefault("side " + eyes.side(), newcomers); // as it was once written
    return marks.getOrDefault(eyes.key(), before);
  }

  /** Eyes that were not there see no more than an onlooker. */
  Cards nearest(Viewpoint eyes) {
    return cards.getOrDefault(eyes, of(Viewpoint.ONLOOKER));
  }

  /** Somebody has not been dealt all that the others were. */
  boolean isBehind(int entries) {
    return cards.values().stream().anyMatch(one -> one.dealt() < entries);
  }

  /**
   * Everybody is dealt what he may know of an entry.
   *
   * @param index how many entries there were before it
   */
  void write(Entry entry, int index, Battle battle, Fog fog) {
    for (Cards one : cards.values()) {
      if (index >= one.dealt()) {
        one.write(entry, index, battle, fog);
      }
    }
  }

  void undo(int entries, String words, Battle battle) {
    for (Cards one : cards.values()) {
      one.undo(entries, words, battle);
    }
  }

  /** A chapter begins, and everybody is told. */
  void begin(String words, Battle battle) {
    for (Cards one : cards.values()) {
      one.begin(words, battle);
    }
  }

  /** Which numbers the cards of the chapter after this one have. */
  Map<String, Marks> next() {
    var next = new LinkedHashMap<String, Marks>();
    marks.forEach((key, mark) -> next.put(key, new Marks(List.of(), mark.next())));
    cards.forEach((eyes, one) -> next.put(eyes.key(), new Marks(List.of(), one.next())));
    return next;
  }

  /**
   * Which numbers they have when this chapter is begun again.
   *
   * @param entries so many of it stay, and with them their cards
   * @param after the numbers that come after all there are
   */
  Map<String, Marks> again(int entries, Map<String, Marks> after) {
    var again = new LinkedHashMap<>(after);
    cards.forEach(
        (eyes, one) ->
            again.put(
                eyes.key(),
                new Marks(
                    one.standing(entries),
                    after.getOrDefault(eyes.key(), new Marks(List.of(), one.next())).next())));
    return again;
  }
}
