package dev.cleave.engine.figures;

import dev.cleave.engine.dice.Dice;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The numbers a Judge might change, as content and house rules give them: a rulebook reads them
 * once when it is made. A missing name is a fault in the content pack, not in the Judge's file.
 */
public final class Figures {

  private final Map<String, Dice> numbers;
  private final Map<String, Chart> charts;
  private final SortedMap<String, String> options;
  private final Map<String, SequencedMap<String, List<String>>> words;
  private final Map<String, String> settled;

  public Figures(
      Map<String, Dice> numbers, Map<String, Chart> charts, Map<String, String> options) {
    this(numbers, charts, options, Map.of(), Map.of());
  }

  /**
   * @param words tables of words: by the name of the table and of the row
   * @param settled options of another edition that are no choice in this one, and the word that
   *     holds
   */
  public Figures(
      Map<String, Dice> numbers,
      Map<String, Chart> charts,
      Map<String, String> options,
      Map<String, SequencedMap<String, List<String>>> words,
      Map<String, String> settled) {
    this.numbers = Map.copyOf(numbers);
    this.settled = Map.copyOf(settled);
    this.charts = Map.copyOf(charts);
    this.options = new TreeMap<>(options);
    this.words = Map.copyOf(words);
  }

  public int number(String name) {
    Dice value = dice(name);
    if (!value.isFlat()) {
      throw new IllegalArgumentException("The figure \"" + name + "\" must be a plain number");
    }
    return value.plus();
  }

  public Dice dice(String name) {
    Dice value = numbers.get(name);
    if (value == null) {
      throw new IllegalArgumentException("No figure is called \"" + name + "\"");
    }
    return value;
  }

  public Chart chart(String name) {
    Chart chart = charts.get(name);
    if (chart == null) {
      throw new IllegalArgumentException("No chart is called \"" + name + "\"");
    }
    return chart;
  }

  /** A table of words, row by row in the order in which it is printed; empty if there is none. */
  public SequencedMap<String, List<String>> words(String name) {
    SequencedMap<String, List<String>> rows = words.get(name);
    return rows == null ? new LinkedHashMap<>() : new LinkedHashMap<>(rows);
  }

  /** Set to this word, by choice or by the book. */
  public boolean option(String name, String word) {
    String set = options.getOrDefault(name, settled.get(name));
    if (set == null) {
      throw new IllegalArgumentException("No option is called \"" + name + "\"");
    }
    return set.equals(word);
  }

  /** Every option there is a choice of, with the word it is set to, by name. */
  public SortedMap<String, String> options() {
    return new TreeMap<>(options);
  }
}
