package dev.cleave.proof;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.tally.Tally;

/**
 * A part of the number needed, as a case writes it: {@code -1 strength WS.ATK.07}.
 *
 * @param share what it adds to the number needed
 * @param rule the rule that grants it, empty if the case does not say
 */
record Part(int share, String label, String rule) {

  static Part read(Node node) {
    String text = Fields.text(node).strip();
    int space = text.indexOf(' ');
    if (space < 0) {
      throw refused(node);
    }
    int share;
    try {
      share = Integer.parseInt(text.substring(0, space));
    } catch (NumberFormatException notANumber) {
      throw refused(node);
    }
    String label = text.substring(space + 1).strip();
    int last = label.lastIndexOf(' ');
    String rule = label.substring(last + 1);
    return last > 0 && RuleIds.isId(rule)
        ? new Part(share, label.substring(0, last).strip(), rule)
        : new Part(share, label, "");
  }

  private static BadInput refused(Node node) {
    return new BadInput(
        node.place()
            .problem(
                node.shown() + " is not a part of a number",
                "Expected: what it adds, its name and perhaps its rule,"
                    + " such as -1 strength WS.ATK.07",
                ""));
  }

  static Part of(Tally tally, int index) {
    var term = tally.term(index);
    return new Part(tally.share(index), term.label(), term.rule());
  }

  /** A case may leave out the rule. */
  boolean meets(Part stated) {
    return share == stated.share
        && label.equals(stated.label)
        && (stated.rule.isEmpty() || stated.rule.equals(rule));
  }

  @Override
  public String toString() {
    return share + " " + label + (rule.isEmpty() ? "" : " " + rule);
  }
}
