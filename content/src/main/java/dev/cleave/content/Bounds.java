package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.dice.Dice;
import java.util.Locale;

/** How far a house rule may move a figure. A d20 has no use for more than twenty either way. */
record Bounds(int least, int most) {

  private static final Bounds MODIFIER = new Bounds(-20, 20);
  private static final Bounds DICE = new Bounds(0, 100);

  /** As the rulebook's entry states them. */
  static Bounds of(Fields entry, boolean dice) {
    var stated = entry.numbers("range");
    return stated.isEmpty() ? dice ? DICE : MODIFIER : new Bounds(stated.get(0), stated.get(1));
  }

  /**
   * Refuses a figure outside.
   *
   * @param rule that gives it
   */
  void check(Node node, Dice value, String rule) {
    check(node, value.least(), value.most(), rule);
  }

  /** The same for a cell of a chart, which is never rolled. */
  void check(Node cell, String rule) {
    int number = Fields.number(cell);
    check(cell, number, number, rule);
  }

  private void check(Node node, int lowest, int highest, String rule) {
    if (lowest < least || highest > most) {
      var what = node.shown() + " is out of bounds [" + rule + "]";
      throw new BadInput(node.place().problem(what, "Expected: " + words(), ""));
    }
  }

  private String words() {
    return String.format(Locale.ROOT, "from %,d to %,d", least, most);
  }
}
