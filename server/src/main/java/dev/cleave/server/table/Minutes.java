package dev.cleave.server.table;

import dev.cleave.content.journal.JournalFile;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.fair.Origin;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.table.Recorded;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A chapter as far as it has been played, entry by entry, and answers given before their turn. When
 * it is played again, only what is new goes to the pen and to the cards.
 */
final class Minutes {

  private static final String ALL = "*";
  private static final String NOBODY = "";
  private static final String NONE = "-";

  /** Before the name of somebody whose dice were thrown by hand. */
  private static final String HAND = "hand: ";

  private final Pen pen;
  private final int chapter;
  private final Deck deck;
  private final Map<String, String> early = new HashMap<>();
  private final List<String> decided = new ArrayList<>();
  private List<Recorded> entries = new ArrayList<>();
  private int undoes;

  /**
   * @param undoes how often something was taken back before this chapter
   */
  Minutes(Pen pen, int chapter, Deck deck, int undoes) {
    this.pen = pen;
    this.chapter = chapter;
    this.deck = deck;
    this.undoes = undoes;
  }

  List<Recorded> entries() {
    return entries;
  }

  int size() {
    return entries.size();
  }

  /** Answers given while others had still to answer, by question. */
  Map<String, String> early() {
    return early;
  }

  int undoes() {
    return undoes;
  }

  /**
   * The id of a question: the same question after a restart has the same. It counts only what the
   * side has answered and thrown itself and the Judge has done, so that nobody can count what
   * others do, nor how many others there are.
   *
   * @param nth of those this side is asked at once
   */
  String question(@Nullable Side side, Battle battle, int nth) {
    String name = side == null ? NOBODY : side.name();
    int count = 0;
    for (String whose : decided) {
      count += whose.equals(name) || whose.equals(ALL) || isThrown(whose, side, battle) ? 1 : 0;
    }
    String q = undoes + "." + word(name) + "-" + count + "." + nth;
    return chapter == 1 ? q : chapter + "/" + q;
  }

  private static String word(String name) {
    return Integer.toUnsignedString(name.hashCode(), Character.MAX_RADIX);
  }

  private static boolean isThrown(String whose, @Nullable Side side, Battle battle) {
    if (!whose.startsWith(HAND)) {
      return false;
    }
    Combatant who = battle.named(whose.substring(HAND.length()));
    return who == null || who.side() == side;
  }

  /** The side that decided something by an entry; all if all are told of it, none if it is none. */
  private static String decided(Recorded entry) {
    return switch (entry.kind()) {
      case JUDGE -> ALL;
      case ASK -> Json.MAPPER.readTree(entry.json()).path("side").asString("");
      case ROLL ->
          entry.json().contains("\"from\":\"" + Origin.HAND + "\"")
              ? HAND + Json.MAPPER.readTree(entry.json()).path("who").asString("")
              : NONE;
      case EVENT -> NONE;
    };
  }

  private void take(Recorded entry) {
    entries.add(entry);
    decided.add(decided(entry));
  }

  /** Takes up an entry as it was written; it is told when it is played. */
  void recall(String json) {
    Recorded entry = JournalFile.entry(entries.size() + 1, json);
    if (entry.kind() == Recorded.Kind.ASK) {
      early.clear(); // what was said before its turn has been taken down
    }
    take(entry);
  }

  /** Takes up an answer that was given early. */
  void recallEarly(String line) {
    var json = Json.MAPPER.readTree(line);
    early.put(json.path("of").asString(), json.path("text").asString());
  }

  /**
   * An entry is played.
   *
   * @param index how many came before it
   */
  void write(Entry entry, int index, Battle battle, Fog fog) {
    if (index >= entries.size()) {
      add(entry);
    }
    deck.write(entry, index, battle, fog);
  }

  /** An entry is written down before it is played. */
  void add(Entry entry) {
    take(Recorded.of(entries.size() + 1, entry));
    pen.add(new LogLine(LogLine.Kind.ENTRY, entry.json()));
  }

  /** The line that takes back all but so many entries. */
  static LogLine undone(int to, String words) {
    return new LogLine(
        LogLine.Kind.UNDO, Json.object().put("to", to).put("words", words).toString());
  }

  /**
   * Takes back all but so many entries; {@link Cards#BEFORE} takes back the chapter itself.
   *
   * @return whether dice had been thrown since
   */
  boolean undoTo(int to, String words, Battle battle) {
    int stay = Math.clamp(to, 0, entries.size());
    boolean rolled = false;
    for (Recorded entry : entries.subList(stay, entries.size())) {
      rolled |= entry.kind() == Recorded.Kind.ROLL;
    }
    entries = new ArrayList<>(entries.subList(0, stay));
    decided.subList(stay, decided.size()).clear();
    early.clear();
    undoes++;
    deck.undo(to, words, battle);
    return rolled;
  }
}
