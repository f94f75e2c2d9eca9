package dev.cleave.engine.table;

/**
 * A legal answer.
 *
 * @param detail what it means here: "35', clear"; may be empty
 */
public record Option<T extends Answer>(T answer, String detail) {

  public Option(T answer) {
    this(answer, "");
  }

  public String text() {
    return answer.text();
  }
}
