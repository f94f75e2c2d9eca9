package dev.cleave.proof;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.DiceSyntax;
import java.util.ArrayList;
import java.util.List;

/**
 * Dice and the faces they show, as a case scripts them: {@code 2d6 3 4 for damage by Kurt}.
 *
 * @param reason what the roll must be for, empty if the case does not say
 * @param owner whose roll it must be, empty if the case does not say
 */
record Throw(
    Place place, String text, Dice dice, List<Integer> faces, String reason, String owner) {

  private static final String FORM = "Expected: dice and what they show, such as d20 14 or 2d6 3 4";

  static Throw read(Node node) {
    String text = Fields.text(node);
    var words = new ArrayList<>(List.of(text.strip().split("\\s+")));
    Dice dice = dice(node, words.removeFirst());
    var faces = new ArrayList<Integer>();
    while (!words.isEmpty() && isNumber(words.getFirst())) {
      faces.add(face(node, words.removeFirst(), dice));
    }
    if (faces.size() != dice.count()) {
      String shown = faces.size() == 1 ? "1 face is" : faces.size() + " faces are";
      throw refused(node, shown + " given for " + dice, "Expected: " + dice.count());
    }
    String rest = String.join(" ", words);
    String reason = after("for ", " by ", rest);
    String owner = after("by ", " for ", rest);
    if (!rest.isEmpty() && reason.isEmpty() && owner.isEmpty()) {
      throw refused(node, node.shown() + " is not a throw", FORM + ", then for REASON or by NAME");
    }
    return new Throw(node.place(), text.strip(), dice, List.copyOf(faces), reason, owner);
  }

  private static Dice dice(Node node, String word) {
    Dice dice;
    try {
      dice = Dice.parse(word);
    } catch (DiceSyntax notDice) {
      throw refused(node, node.shown() + " is not a throw", FORM);
    }
    if (dice.isFlat()) {
      throw refused(node, node.shown() + " is not a throw", FORM);
    }
    if (dice.plus() != 0) {
      throw refused(
          node, word + " is more than dice", "Expected: only the dice; the rules add the rest");
    }
    return dice;
  }

  private static int face(Node node, String word, Dice dice) {
    int face = word.length() > 4 ? Integer.MAX_VALUE : Integer.parseInt(word);
    if (face < 1 || face > dice.sides()) {
      throw refused(node, word + " is on no d" + dice.sides(), "Expected: 1 to " + dice.sides());
    }
    return face;
  }

  private static boolean isNumber(String word) {
    return word.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** The words after the first, up to the second if that follows at all; they may be swapped. */
  private static String after(String word, String other, String rest) {
    if (rest.startsWith(word)) {
      int end = rest.lastIndexOf(other);
      return rest.substring(word.length(), end < 0 ? rest.length() : end).strip();
    }
    int start = rest.lastIndexOf(" " + word);
    return start < 0 || !rest.startsWith(other.strip() + " ")
        ? ""
        : rest.substring(start + 1 + word.length()).strip();
  }

  private static BadInput refused(Node node, String what, String expected) {
    return new BadInput(node.place().problem(what, expected, ""));
  }
}
