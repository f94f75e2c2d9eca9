package dev.cleave.cli;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The passphrase of a server that others can reach. It comes from the environment or is typed; on
 * the command line everybody on this machine could read it.
 */
final class Words {

  static final String VARIABLE = "CLEAVE_PASSPHRASE";

  private static final int LEAST = 8;

  private final Surroundings surroundings;

  Words(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  String passphrase() {
    String words = surroundings.environment().get(VARIABLE);
    if (words == null && surroundings.terminal()) {
      words = typed();
    }
    if (words == null) {
      throw new Refused(
          "Others could reach this server. Set "
              + VARIABLE
              + " to words that a Judge must know to open tables");
    }
    if (words.strip().length() < LEAST) {
      throw new Refused("The passphrase is too short; it needs at least " + LEAST + " characters");
    }
    return words;
  }

  private @Nullable String typed() {
    surroundings.out().print("A passphrase for those who may open tables: ");
    surroundings.out().flush();
    Console console = System.console();
    if (console != null && console.isTerminal()) {
      char[] words = console.readPassword();
      return words == null ? null : new String(words);
    }
    try {
      return new BufferedReader(new InputStreamReader(surroundings.in(), StandardCharsets.UTF_8))
          .readLine();
    } catch (IOException unreadable) {
      return null;
    }
  }
}
