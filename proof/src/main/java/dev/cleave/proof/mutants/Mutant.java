package dev.cleave.proof.mutants;

/**
 * One place of the rules, broken in one way.
 *
 * @param file path of the source, from the root
 * @param at class and method, such as {@code Cleaving.isNear}
 * @param before the code as it stands, in one line
 * @param after what becomes of it
 * @param graft what makes it so
 */
public record Mutant(String file, String at, int line, String before, String after, Graft graft) {

  /** File, line and change, for people. */
  public String shown() {
    return file + ":" + line + " " + at + "\n    " + before + "\n    -> " + after;
  }

  /** Names it wherever it stands: lines move. */
  String key() {
    return at + "\n" + before + "\n" + after;
  }
}
