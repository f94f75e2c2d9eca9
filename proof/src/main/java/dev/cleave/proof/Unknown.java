package dev.cleave.proof;

import dev.cleave.content.yaml.Nearest;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Scalar;
import java.util.Collection;

/**
 * A word nobody knows, beside those that are known: all of them, or the nearest if they are many.
 */
final class Unknown {

  private static final int MOST = 40;

  private Unknown() {}

  /**
   * @param what what is wrong with the word, which stands before this
   * @param where a sentence that says how to see all of the known words; may be empty
   */
  static Problem word(Node node, String what, Collection<String> known, String where) {
    String word = node instanceof Scalar scalar ? scalar.text() : "";
    boolean many = known.size() > MOST;
    Nearest nearest = Nearest.of(word, known);
    String listed = many ? nearest.list() : String.join(", ", known);
    String hint = nearest.didYouMean();
    String all = many ? where : "";
    return node.place()
        .problem(
            node.shown() + " " + what,
            known.isEmpty() ? "" : "Known: " + listed,
            hint.isEmpty() || all.isEmpty() ? hint + all : hint + " " + all);
  }
}
