package dev.cleave.engine.figures;

import dev.cleave.engine.dice.Dice;
import java.util.List;
import java.util.SequencedMap;

/**
 * The figures and options of one room of a rulebook, as content and house rules give them. Each
 * field reads itself by its name in the content: a new figure or optional rule is one line in its
 * room. They are read once, when the book is opened, and all fights share them.
 */
public abstract class RoomNumbers {

  protected final Figures figures;

  protected RoomNumbers(Figures figures) {
    this.figures = figures;
  }

  protected final int number(String name) {
    return figures.number(name);
  }

  protected final Dice dice(String name) {
    return figures.dice(name);
  }

  /** Set to this word, by choice or by the book. */
  protected final boolean option(String name, String word) {
    return figures.option(name, word);
  }

  protected final Chart chart(String name) {
    return figures.chart(name);
  }

  protected final SequencedMap<String, List<String>> words(String name) {
    return figures.words(name);
  }

  /** The name of a row, counted from 1; empty if there are fewer. */
  protected static String nth(int number, SequencedMap<String, List<String>> rows) {
    int left = number;
    for (String name : rows.keySet()) {
      if (--left == 0) {
        return name;
      }
    }
    return "";
  }
}
