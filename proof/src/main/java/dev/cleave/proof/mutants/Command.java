package dev.cleave.proof.mutants;

import java.util.List;
import java.util.Locale;

/**
 * The parts that are to be broken.
 *
 * @param area a folder of the sources, such as {@code acks} or {@code acks/morale}
 * @param only names of classes, none for all
 * @param tells whether the dead are listed as well
 */
record Command(String area, long seed, int count, List<String> only, boolean tells) {

  static final String USAGE =
      """
      proof/break AREA [--seed N] [--count N] [--only Class,Class] [--all]

      Breaks COUNT places of the rules at random, one at a time, and tells which no case notices.
        AREA     a folder of the sources: acks, acks/morale, weaponskill, field
        --seed   which places; the same seed breaks the same ones (default 1)
        --count  how many (default 200)
        --only   only places in these classes
        --all    also tell which case noticed the others
      """;

  /** Something wrong with what was asked. */
  static final class Refused extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    Refused(String message) {
      super(message);
    }
  }

  static Command of(List<String> words) {
    String area = "";
    long seed = 1;
    int count = 200;
    List<String> only = List.of();
    boolean tells = false;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      switch (word) {
        case "--all" -> tells = true;
        case "--seed" -> seed = number(words, ++i, word);
        case "--count" -> count = (int) Math.min(number(words, ++i, word), Integer.MAX_VALUE);
        case "--only" -> only = List.of(value(words, ++i, word).split(","));
        default -> {
          if (word.startsWith("-") || !area.isEmpty()) {
            throw new Refused("unknown word " + word + "\n\n" + USAGE);
          }
          area = word;
        }
      }
    }
    if (area.isEmpty()) {
      throw new Refused("no area is named\n\n" + USAGE);
    }
    return new Command(area, seed, count, only, tells);
  }

  private static String value(List<String> words, int at, String option) {
    if (at >= words.size()) {
      throw new Refused(option + " lacks its value\n\n" + USAGE);
    }
    return words.get(at);
  }

  private static long number(List<String> words, int at, String option) {
    String value = value(words, at, option);
    try {
      return Long.parseUnsignedLong(value);
    } catch (NumberFormatException e) {
      throw new Refused(
          String.format(Locale.ROOT, "%s %s is not a whole number, such as 7", option, value));
    }
  }

  /** In the area, and asked for. */
  boolean covers(String path) {
    int slash = path.lastIndexOf('/') + 1;
    String name = path.substring(slash, path.length() - ".java".length());
    return path.contains("/" + area + "/") && (only.isEmpty() || only.contains(name));
  }
}
