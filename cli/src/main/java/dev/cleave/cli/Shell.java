package dev.cleave.cli;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Commands as one can paste them into a shell. */
final class Shell {
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_./:=,+@%-]+");

  private Shell() {}

  static String line(List<String> words) {
    return words.stream().map(Shell::quoted).collect(Collectors.joining(" "));
  }

  static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
