package dev.cleave.acks.book;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Lasting wounds and side effects, and what each means. A2.T.PERMANENT-WOUNDS, A2.T.TAMPERING */
public final class Afflictions {

  private static final Pattern NUMBER = Pattern.compile("(.+) (-?[0-9]{1,3})");
  private static final Pattern SEVERAL = Pattern.compile("([0-9]{1,2}) (.+)");
  private static final String TWICE = "twice ";

  /**
   * One of them.
   *
   * @param why as it stands in a tally
   * @param meaning for people
   * @param numbers parts of the body lost, and modifiers, by name
   * @param flags what it does besides
   * @param twice what it becomes when the other of a pair goes too, empty if nothing
   */
  public record Entry(
      String name,
      boolean sideEffect,
      Term why,
      String meaning,
      Map<String, Integer> numbers,
      Set<String> flags,
      String twice) {

    int number(String key) {
      return numbers.getOrDefault(key, 0);
    }
  }

  private final SequencedMap<String, Entry> entries = new LinkedHashMap<>();
  private final SequencedMap<String, List<String>> lacking;

  Afflictions(Figures figures) {
    read(figures.words("wounds"), false, "A2.T.PERMANENT-WOUNDS");
    read(figures.words("tampering"), true, "A2.T.TAMPERING");
    lacking = figures.words("anatomy");
  }

  private void read(SequencedMap<String, List<String>> rows, boolean sideEffect, String rule) {
    rows.forEach((name, row) -> entries.put(name, entry(name, sideEffect, rule, row)));
  }

  private static Entry entry(String name, boolean sideEffect, String rule, List<String> row) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    Set<String> flags = new LinkedHashSet<>();
    String twice = "";
    for (String word : row.subList(1, row.size())) {
      Matcher number = NUMBER.matcher(word);
      if (word.startsWith(TWICE)) {
        twice = word.substring(TWICE.length());
      } else if (number.matches()) {
        numbers.put(number.group(1), Integer.parseInt(number.group(2)));
      } else {
        flags.add(word);
      }
    }
    var why = new Term(name, rule, Tag.STATE);
    return new Entry(name, sideEffect, why, row.getFirst(), numbers, flags, twice);
  }

  public List<String> names() {
    return List.copyOf(entries.keySet());
  }

  public @Nullable Entry named(String name) {
    return entries.get(name);
  }

  /** "one eye destroyed", "2 fingers destroyed"; null if there is no such thing. */
  public @Nullable Affliction read(String words) {
    Matcher several = SEVERAL.matcher(words);
    String name = several.matches() ? several.group(2) : words;
    int count = several.matches() ? Integer.parseInt(several.group(1)) : 1;
    Entry entry = named(name);
    return entry == null || count == 0
        ? null
        : new Affliction(name, count, words, entry.sideEffect(), false);
  }

  /** Some kinds of creature lack the part, and so cannot lose it. A2.GAP.250 */
  boolean has(String kind, String part) {
    return !lacking.getOrDefault(kind, List.of()).contains(part);
  }
}
