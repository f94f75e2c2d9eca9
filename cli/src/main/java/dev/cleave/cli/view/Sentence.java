package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import java.util.ArrayList;
import java.util.List;

/** The sentences a fight is told in, whoever tells it. */
public final class Sentence {

  private Sentence() {}

  /**
   * Something that happened; the numbers of a throw stand back behind what came of it.
   *
   * @param from where in the sentence they begin
   * @param to where they end; the same if there are none
   */
  public static Line of(String sentence, int from, int to) {
    if (from >= to || to > sentence.length()) {
      return Line.of(sentence);
    }
    return Line.of(sentence.substring(0, from))
        .add(Ink.DIM, sentence.substring(from, to))
        .add(sentence.substring(to));
  }

  /** A round begins. */
  public static void round(String number, Page page) {
    page.gap();
    page.say(Ink.BOLD, "Round " + number);
  }

  /**
   * The order of initiative in one line.
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
