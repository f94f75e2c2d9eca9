package dev.cleave.engine.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** So many rounds, turns, hours, nights, days or weeks. */
public record Duration(long count, TimeUnit span) {

  /** As people write it at the head of a text: "3 days"; the rest is the third group. */
  public static final Pattern WORDS =
      Pattern.compile("(-?[0-9]{1,15}) (round|turn|hour|night|day|week)s?\\b(.*)");

  public static @Nullable Duration read(String text) {
    Matcher words = WORDS.matcher(text);
    return words.matches() && words.group(3).isBlank() ? of(words) : null;
  }

  public static Duration of(Matcher words) {
    return new Duration(
        Long.parseLong(words.group(1)), TimeUnit.valueOf(words.group(2).toUpperCase(Locale.ROOT)));
  }

  public String text() {
    return span.of(count);
  }

  /** May be more than a battle counts; whoever reads it from people looks first. */
  public long rounds(Reckoning book) {
    return count * span.rounds(book);
  }

  /** Rounds in the greatest unit that leaves nothing over: "14 days", "1 night". */
  public static String exactly(int rounds, Reckoning book) {
    for (TimeUnit span : List.of(TimeUnit.DAY, TimeUnit.NIGHT, TimeUnit.HOUR, TimeUnit.TURN)) {
      if (rounds % span.rounds(book) == 0) {
        return span.of(rounds / span.rounds(book));
      }
    }
    return TimeUnit.ROUND.of(rounds);
  }

  /** Rounds in the two greatest units that fit: "3 days, 20 hours". */
  public static String words(long rounds, Reckoning book) {
    var parts = new ArrayList<String>();
    long left = rounds;
    for (TimeUnit span : List.of(TimeUnit.DAY, TimeUnit.HOUR, TimeUnit.TURN, TimeUnit.ROUND)) {
      long count = left / span.rounds(book);
      if (count > 0 && parts.size() < 2) {
        parts.add(span.of(count));
      }
      left %= span.rounds(book);
    }
    return parts.isEmpty() ? "just now" : String.join(", ", parts);
  }
}
