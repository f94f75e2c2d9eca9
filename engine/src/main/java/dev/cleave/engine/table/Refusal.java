package dev.cleave.engine.table;

/**
 * Why something cannot be done, in the game's words, with the rule that forbids it.
 *
 * @param what the answer refused, or the words it would begin with
 */
public record Refusal(String what, String why, String rule) {

  @Override
  public String toString() {
    return what + ": " + why + " [" + rule + "]";
  }
}
