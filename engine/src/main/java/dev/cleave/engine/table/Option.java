package dev.cleave.engine.table;

/**
 * A legal answer.
 *
 * @param detail what it means here: "35', clear"; may be empty
 * @param group under which heading the book lists it; may be empty
 */
public record Option<T extends Answer>(T answer, String detail, String group) {

  public Option(T answer, String detail) {
    this(answer, detail, "");
  }

  public Option(T answer) {
    this(answer, "", "");
  }

  public String text() {
    return answer.text();
  }
}
