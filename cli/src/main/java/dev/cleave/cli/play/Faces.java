package dev.cleave.cli.play;

import dev.cleave.cli.page.Page;
import dev.cleave.engine.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Faces of real dice, as people type them. */
public final class Faces {

  private Faces() {}

  /** The faces to type, in words. */
  public static String wanted(Dice dice) {
    return dice.count() == 1
        ? "the face of the die, 1 to " + dice.sides()
        : "the faces of all "
            + dice.count()
            + " dice, each 1 to "
            + dice.sides()
            + ", such as "
            + example(dice);
  }

  private static String example(Dice dice) {
    int shown = Math.min(dice.count(), 3);
    String some = "3 1 2".substring(0, shown * 2 - 1);
    return dice.count() > 3 ? some + " …" : some;
  }

  /** Null if it will not do; why is said. */
  public static @Nullable List<Integer> read(String typed, Dice dice, Page page) {
    var read = new ArrayList<Integer>();
    for (String word : typed.strip().split("[\\s,;+]+")) {
      int face = face(word);
      if (face < 1 || face > dice.sides()) {
        page.say("  a d" + dice.sides() + " shows 1 to " + dice.sides() + ", not " + word);
        return null;
      }
      read.add(face);
    }
    if (read.size() != dice.count()) {
      page.say("  please type " + wanted(dice));
      return null;
    }
    return read;
  }

  private static int face(String word) {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException notANumber) {
      return 0;
    }
  }
}
