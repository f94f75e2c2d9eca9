package dev.cleave.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * Trains the JVM's cache when Cleave is built: several command lines in one run, a {@code +}
 * between them. Whatever they use starts faster from then on.
 */
final class Training {

  private Training() {}

  public static void main(String[] args) {
    var line = new ArrayList<String>();
    int worst = 0;
    for (String word : args) {
      if (word.equals("+")) {
        worst = Math.max(worst, run(line));
        line.clear();
      } else {
        line.add(word);
      }
    }
    System.exit(Math.max(worst, run(line)));
  }

  private static int run(List<String> line) {
    return Main.run(Surroundings.real(), line.toArray(String[]::new));
  }
}
