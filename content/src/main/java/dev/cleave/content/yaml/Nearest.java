package dev.cleave.content.yaml;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SequencedCollection;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds what somebody may have meant: the known names nearest to a misspelt one. They are ranked
 * once, whatever is asked of them.
 */
public final class Nearest {
  private static final int SUGGESTIONS = 3;
  private static final int LISTED = 12;
  private static final int LONGEST = 64;

  private record Near(String name, int distance) {}

  private final String word;
  private final Collection<String> known;
  private @Nullable List<Near> ranked;

  private Nearest(String word, Collection<String> known) {
    this.word = word;
    this.known = known;
  }

  public static Nearest of(String word, Collection<String> known) {
    return new Nearest(word, known);
  }

  /** Up to three known names so near to the word that it may be a slip, the nearest first. */
  public static List<String> to(String word, Collection<String> known) {
    return of(word, known).slips();
  }

  /** {@code Did you mean armour?}, or nothing when no name is near. */
  public static String didYouMean(String word, Collection<String> known) {
    return of(word, known).didYouMean();
  }

  static String didYouMean(String word, Collection<String> known, Function<String, String> shown) {
    return of(word, known).didYouMean(shown);
  }

  /**
   * The known names as a list: all of them in their order (by alphabet if they have none) or, if
   * there are many, the twelve nearest and an ellipsis.
   */
  public static String list(String word, Collection<String> known) {
    return of(word, known).list();
  }

  static String list(String word, Collection<String> known, Function<String, String> shown) {
    return of(word, known).list(shown);
  }

  private List<String> slips() {
    if (word.length() > LONGEST) {
      return List.of();
    }
    int slips = Math.max(1, word.length() / 3);
    return ranked().stream()
        .filter(near -> near.distance <= slips)
        .limit(SUGGESTIONS)
        .map(Near::name)
        .toList();
  }

  public String didYouMean() {
    return didYouMean(Function.identity());
  }

  private String didYouMean(Function<String, String> shown) {
    var names = slips().stream().map(shown).toList();
    return names.isEmpty() ? "" : "Did you mean " + Shown.either(names) + "?";
  }

  public String list() {
    return list(Function.identity());
  }

  private String list(Function<String, String> shown) {
    if (known.size() <= LISTED) {
      var all = known instanceof SequencedCollection ? known.stream() : known.stream().sorted();
      return String.join(", ", all.map(shown).toList());
    }
    var near = ranked().stream().limit(LISTED).map(Near::name).map(shown).toList();
    return String.join(", ", near) + ", …";
  }

  private List<Near> ranked() {
    List<Near> before = ranked;
    if (before != null) {
      return before;
    }
    var slips = new Slips(word.length() > LONGEST ? word.substring(0, LONGEST) : word);
    List<Near> now =
        known.stream()
            .distinct()
            .map(name -> new Near(name, slips.to(name)))
            .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name))
            .toList();
    ranked = now;
    return now;
  }

  /** How many slips lie between two words: a letter added, lost, changed, or two swapped. */
  public static int distance(String one, String other) {
    return new Slips(one).to(other);
  }

  /** Slips counted from one word to others; the rows are used again for each of them. */
  private static final class Slips {
    private final char[] word;
    private int[] beforeLast = {};
    private int[] last = {};
    private int[] row = {};

    Slips(String word) {
      this.word = word.toLowerCase(Locale.ROOT).toCharArray();
    }

    int to(String other) {
      char[] name = other.toLowerCase(Locale.ROOT).toCharArray();
      if (row.length <= name.length) {
        beforeLast = new int[name.length + 1];
        last = new int[name.length + 1];
        row = new int[name.length + 1];
      }
      for (int j = 0; j <= name.length; j++) {
        row[j] = j;
      }
      for (int i = 1; i <= word.length; i++) {
        turnOver();
        row[0] = i;
        for (int j = 1; j <= name.length; j++) {
          int change = word[i - 1] == name[j - 1] ? 0 : 1;
          int least = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + change);
          boolean swapped =
              i > 1 && j > 1 && word[i - 1] == name[j - 2] && word[i - 2] == name[j - 1];
          row[j] = swapped ? Math.min(least, beforeLast[j - 2] + 1) : least;
        }
      }
      return row[name.length];
    }

    private void turnOver() {
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
  }
}
