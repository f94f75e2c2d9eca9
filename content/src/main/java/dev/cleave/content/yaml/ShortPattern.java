package dev.cleave.content.yaml;

import com.networknt.schema.regex.RegularExpression;
import java.util.regex.Pattern;

/**
 * A schema's pattern, which no very long text matches: a pattern with a repeated group would
 * overflow the stack on it.
 */
final class ShortPattern {
  static final int LONGEST = 1_000;

  private ShortPattern() {}

  static RegularExpression of(String regex) {
    var pattern = Pattern.compile(regex);
    return text -> text.length() <= LONGEST && pattern.matcher(text).find();
  }
}
