package dev.cleave.engine.tally;

/**
 * Why a number counts.
 *
 * @param label in the game's words: "flanked", "weapon length"
 * @param rule the rule that grants it
 * @param tag what it comes from
 */
public record Term(String label, String rule, Tag tag) {

  /** Written out: nearly always it is the very same one. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Term term
            && tag == term.tag
            && label.equals(term.label)
            && rule.equals(term.rule);
  }

  @Override
  public int hashCode() {
    return 31 * label.hashCode() + rule.hashCode();
  }
}
