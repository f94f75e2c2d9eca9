package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.DiceSyntax;

/** Dice or a plain number, as a sheet writes them. */
final class Amount {

  private Amount() {}

  static Dice of(Node node) {
    if (node instanceof Scalar scalar && scalar.kind() == Scalar.Kind.WHOLE) {
      return flat(node);
    }
    try {
      return Dice.parse(Fields.text(node));
    } catch (DiceSyntax e) {
      throw new BadInput(node.place().problem(String.valueOf(e.getMessage())));
    }
  }

  /** The amount of a field, nothing when it is left out. */
  static Dice of(Fields fields, String name) {
    return fields.optional(name).map(Amount::of).orElse(Dice.NOTHING);
  }

  private static Dice flat(Node node) {
    int number = Fields.number(node);
    if (Math.abs(number) > Dice.MOST) {
      var expected = "Expected: a number from -1,000 to 1,000";
      throw new BadInput(node.place().problem(number + " is too much", expected, ""));
    }
    return Dice.flat(number);
  }
}
