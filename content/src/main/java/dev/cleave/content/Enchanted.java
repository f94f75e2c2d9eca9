package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import java.util.regex.Pattern;

/**
 * A name with the bonus of its magic: {@code sword +1}.
 *
 * @param word the name without it
 */
record Enchanted(Node word, int magic) {

  private static final Pattern BONUS = Pattern.compile("[+-]\\d");

  static Enchanted of(Node word) {
    if (!(word instanceof Scalar)) {
      return new Enchanted(word, 0);
    }
    var text = Fields.text(word).strip();
    int space = text.lastIndexOf(' ');
    var bonus = text.substring(space + 1);
    return space > 0 && BONUS.matcher(bonus).matches()
        ? new Enchanted(
            new Scalar(word.place(), text.substring(0, space).strip(), Scalar.Kind.TEXT, true),
            Integer.parseInt(bonus))
        : new Enchanted(word, 0);
  }
}
