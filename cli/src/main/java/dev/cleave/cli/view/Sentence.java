package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import java.util.ArrayList;
import java.util.List;

/** What a fight is told in, whoever tells it. */
public final class Sentence {

  private Sentence() {}

  /**
   * Something that happened.
   *
   * @param thrown whether it tells of a throw: its numbers stand back behind what came of it
   */
  public static Line of(String sentence, boolean thrown) {
    int needs = sentence.indexOf(": needs ");
    int rolled = sentence.lastIndexOf("; rolled ");
    if (!thrown || needs < 0 || rolled < needs) {
      return Line.of(sentence);
    }
    return Line.of(sentence.substring(0, needs + 1))
        .add(Ink.DIM, sentence.substring(needs + 1, rolled + 1))
        .add(sentence.substring(rolled + 1));
  }

  /** A round begins. */
  public static void round(String number, Page page) {
    page.gap();
    page.say(Ink.BOLD, "Round " + number);
  }

  /**
   * Who acts when.
   *
   * @param counts each a name and a number
   */
  public static void initiative(List<String> counts, Page page) {
    var all = new ArrayList<>(counts);
    all.add(all.removeLast() + ".");
    page.list(Ink.PLAIN, "  Initiative: ", all, 6);
  }

  /** The Judge has set the rules aside, or time back. */
  public static void judge(String words, Page page) {
    page.tell(Ink.YELLOW, words, 2, 4);
  }

  /** The fight is over. */
  public static void end(String sentence, Page page) {
    page.gap();
    page.tell(Ink.BOLD, sentence, 0, 0);
  }
}
