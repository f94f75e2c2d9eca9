package dev.cleave.engine.table;

import dev.cleave.engine.journal.Entry;
import java.util.List;

/**
 * A line of a journal as it was read back.
 *
 * @param line its number in the file, for messages
 * @param kind what it is
 * @param faces of a roll
 * @param text the answer given, or the Judge's act
 * @param json the whole line without number and seal
 * @param note where the faces of a roll are from, or who answered in somebody's place; often empty
 */
public record Recorded(
    int line, Kind kind, List<Integer> faces, String text, String json, String note) {

  public Recorded(int line, Kind kind, List<Integer> faces, String text, String json) {
    this(line, kind, faces, text, json, "");
  }

  /** An entry as it would be read back from that line. */
  public static Recorded of(int line, Entry entry) {
    String json = entry.json();
    return switch (entry) {
      case Entry.Rolled rolled ->
          new Recorded(line, Kind.ROLL, rolled.faces(), "", json, rolled.from());
      case Entry.Asked asked ->
          new Recorded(line, Kind.ASK, List.of(), asked.answer(), json, asked.by());
      case Entry.Judged judged -> new Recorded(line, Kind.JUDGE, List.of(), judged.act(), json);
      case Entry.Told _ -> new Recorded(line, Kind.EVENT, List.of(), "", json);
    };
  }

  /** The sort of line. */
  public enum Kind {
    ROLL,
    ASK,
    EVENT,
    JUDGE
  }
}
