package dev.cleave.engine.table;

/**
 * A legal answer.
 *
 * @param detail what it means here: "35', clear"; may be empty
 * @param openDetail the same for those who may not know the numbers; may be empty
 * @param group under which heading the book lists it; may be empty
 */
public record Option<T extends Answer>(T answer, String detail, String openDetail, String group) {

  public Option(T answer, String detail, String group) {
    this(answer, detail, detail, group);
  }

  public Option(T answer, String detail) {
    this(answer, detail, detail, "");
  }

  public Option(T answer) {
    this(answer, "", "", "");
  }

  /** The same with what anybody could see of it. */
  public Option<T> openly(String words) {
    return new Option<>(answer, detail, words, group);
  }

  public String text() {
    return answer.text();
  }
}
