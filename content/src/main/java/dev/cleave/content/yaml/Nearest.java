package dev.cleave.content.yaml;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SequencedCollection;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds what somebody may have meant: the known names nearest to a misspelt one. */
public final class Nearest {
  private static final int SUGGESTIONS = 3;
  private static final int LISTED = 12;
  private static final int LONGEST = 64;

  private record Near(String name, int distance) {}

  private Nearest() {}

  /** Up to three known names so near to the word that it may be a slip, the nearest first. */
  public static List<String> to(String word, Collection<String> known) {
    if (word.length() > LONGEST) {
      return List.of();
    }
    int slips = Math.max(1, word.length() / 3);
    return ranked(word, known)
        .filter(near -> near.distance <= slips)
        .limit(SUGGESTIONS)
        .map(Near::name)
        .toList();
  }

  /** {@code Did you mean armour?}, or nothing when no name is near. */
  public static String didYouMean(String word, Collection<String> known) {
    return didYouMean(word, known, Function.identity());
  }

  static String didYouMean(String word, Collection<String> known, Function<String, String> shown) {
    var names = to(word, known).stream().map(shown).toList();
    return names.isEmpty() ? "" : "Did you mean " + Shown.either(names) + "?";
  }

  /**
   * The known names as a list: all of them in their order (by alphabet if they have none) or, if
   * there are many, the twelve nearest and an ellipsis.
   */
  public static String list(String word, Collection<String> known) {
    return list(word, known, Function.identity());
  }

  static String list(String word, Collection<String> known, Function<String, String> shown) {
    if (known.size() <= LISTED) {
      var all = known instanceof SequencedCollection ? known.stream() : known.stream().sorted();
      return String.join(", ", all.map(shown).toList());
    }
    var cut = word.length() > LONGEST ? word.substring(0, LONGEST) : word;
    var near = ranked(cut, known).limit(LISTED).map(Near::name).map(shown).toList();
    return String.join(", ", near) + ", …";
  }

  private static Stream<Near> ranked(String word, Collection<String> known) {
    return known.stream()
        .distinct()
        .map(name -> new Near(name, distance(word, name)))
        .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name));
  }

  /** How many slips lie between two words: a letter added, lost, changed, or two swapped. */
  public static int distance(String one, String other) {
    var a = one.toLowerCase(Locale.ROOT);
    var b = other.toLowerCase(Locale.ROOT);
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + change);
        if (i > 1 && j > 1 && swapped(a, i, b, j)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[b.length()];
  }

  private static boolean swapped(String a, int i, String b, int j) {
    return a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
  }
}
