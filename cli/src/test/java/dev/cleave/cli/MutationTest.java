package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files damaged at random are refused or played, and are never our fault. */
class MutationTest {
  private static final int TRIES = 1500;
  private static final String[] PIECES = {
    "0",
    "-1",
    "99999999999",
    "1e300",
    "\"",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\n",
    " ",
    "#",
    "&a",
    "*a",
    "null",
    "true",
    "orc",
    "side",
    "\u0000",
    "\u001b",
    "𐍈",
    "NaN",
    "0d6",
    "at: [3, 3]",
  };

  @TempDir private Path folder;

  private static String damaged(String text, Random random) {
    var damaged = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0 && !damaged.isEmpty(); i--) {
      int at = random.nextInt(damaged.length());
      int end = Math.min(damaged.length(), at + random.nextInt(8));
      switch (random.nextInt(4)) {
        case 0 -> damaged.delete(at, end);
        case 1 -> damaged.insert(at, damaged.substring(at, end));
        case 2 -> damaged.replace(at, end, PIECES[random.nextInt(PIECES.length)]);
        default -> damaged.insert(at, PIECES[random.nextInt(PIECES.length)]);
      }
    }
    return damaged.toString();
  }

  @Test
  void scenarios() {
    var cleave = Command.in(folder);
    for (int seed = 0; seed < TRIES; seed++) {
      String rulebook = seed % 2 == 0 ? "weaponskill" : "acks2";
      String text = seed % 3 == 0 ? Command.DUEL : Command.YARD;
      cleave.write("damaged.yaml", damaged(text, new Random(seed)));
      var result =
          cleave.run(
              "fight", "damaged.yaml", "--rulebook", rulebook, "--rounds", "3", "--seed", "1");
      assertThat(result.code())
          .as("seed %d: %s\n%s", seed, result.err(), cleave.read("damaged.yaml"))
          .isIn(0, 2);
      assertThat(result.out() + result.err()).as("seed %d", seed).doesNotContain("\u001b");
    }
  }

  @Test
  void journals() {
    var cleave = Command.in(folder).with("yard.yaml", Command.YARD);
    cleave.run("fight", "yard.yaml", "--seed", "5", "--rounds", "2", "--journal", "j");
    String journal = cleave.read("j");
    for (int seed = 0; seed < TRIES; seed++) {
      cleave.write("damaged", damaged(journal, new Random(seed)));
      var result = cleave.run("replay", "damaged");
      assertThat(result.code()).as("seed %d: %s", seed, result.err()).isIn(0, 1, 2);
    }
  }

  @Test
  void answers() {
    var cleave = Command.in(folder).with("yard.yaml", Command.YARD);
    String[] words = {
      "bot",
      "undo",
      "wait",
      "1",
      "2",
      "3",
      "40",
      "?",
      "why",
      "map",
      "state",
      "rule",
      "options",
      "",
      "judge set Thief to 3 hp",
      "judge remove Orc 1",
      "judge move Orc 2 to 2.5,0",
      "move 3,3",
      "attack",
      "judge set Orc 3 to -99999 hp",
      "judge move Marcus to 11,3",
      "a",
      "run 0",
      "\u001b[A",
    };
    for (int seed = 0; seed < 40; seed++) {
      var random = new Random(seed);
      var typed = new StringBuilder();
      for (int i = 0; i < 60; i++) {
        typed.append(words[random.nextInt(words.length)]).append('\n');
      }
      String rulebook = seed % 2 == 0 ? "weaponskill" : "acks2";
      var result =
          cleave.typing(
              typed.toString(),
              "fight",
              "yard.yaml",
              "--rulebook",
              rulebook,
              "--seed",
              "" + seed,
              "--play",
              "all",
              "--journal",
              "j",
              "--force");
      assertThat(result.code()).as("seed %d: %s", seed, result.err()).isZero();
      var replay = cleave.run("replay", "j");
      assertThat(replay.code()).as("seed %d: %s", seed, replay.err()).isZero();
    }
  }
}
