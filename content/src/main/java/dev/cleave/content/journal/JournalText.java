package dev.cleave.content.journal;

import java.util.List;

/** The lines of a journal one after another, each numbered and sealed to the one before. */
public final class JournalText {

  private final Seal seal = new Seal();
  private String before;
  private int next = 1;

  JournalText(Header header) {
    this.before = header.line();
  }

  /**
   * A whole journal, the very bytes a file would have.
   *
   * @param entries as the journal writes them, without number and seal
   */
  public static String of(Header header, List<String> entries) {
    var journal = new JournalText(header);
    var text = new StringBuilder(journal.before).append('\n');
    entries.forEach(entry -> text.append(journal.line(entry)).append('\n'));
    return text.toString();
  }

  /** The line written last; at first the header. */
  String last() {
    return before;
  }

  /** The next line, of an entry's JSON. */
  String line(String json) {
    before =
        "{\"n\":"
            + next++
            + ","
            + json.substring(1, json.length() - 1)
            + ",\"was\":\""
            + seal.of(before)
            + "\"}";
    return before;
  }
}
