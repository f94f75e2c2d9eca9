package dev.cleave.server.table;

import dev.cleave.content.journal.JournalFile;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.table.Recorded;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A chapter as far as it has been played, entry by entry, and answers given before their turn. When
 * it is played again, only what is new goes to the pen and to the cards.
 */
final class Minutes {

  private final Pen pen;
  private final int chapter;
  private final Deck deck;
  private final Map<String, String> early = new HashMap<>();
  private List<Recorded> entries = new ArrayList<>();
  private int told;
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

  /** The id of a question: the same question after a restart has the same. */
  String question(int nth) {
    String q = undoes + "." + entries.size() + "." + nth;
    return chapter == 1 ? q : chapter + "/" + q;
  }

  /** Takes up an entry as it was written; it is told when it is played. */
  void recall(String json) {
    entries.add(JournalFile.entry(entries.size() + 1, json));
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
  void write(Entry entry, int index, Battle battle) {
    if (index >= entries.size()) {
      add(entry);
    }
    if (index >= told) {
      deck.write(entry, index, battle);
      told = index + 1;
    }
  }

  /** An entry is written down before it is played. */
  void add(Entry entry) {
    entries.add(Recorded.of(entries.size() + 1, entry));
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
    told = Math.min(told, stay);
    early.clear();
    undoes++;
    deck.undo(to, words, battle);
    return rolled;
  }
}
