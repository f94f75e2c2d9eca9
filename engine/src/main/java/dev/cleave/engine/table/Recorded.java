package dev.cleave.engine.table;

import java.util.List;

/**
 * A line of a journal as it was read back.
 *
 * @param line its number in the file, for messages
 * @param kind what it is
 * @param faces of a roll
 * @param text the answer given, or the Judge's act
 * @param json the whole line without number and seal
 */
public record Recorded(int line, Kind kind, List<Integer> faces, String text, String json) {

  /** What a line can be. */
  public enum Kind {
    ROLL,
    ASK,
    EVENT,
    JUDGE
  }
}
