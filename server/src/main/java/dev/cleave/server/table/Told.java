package dev.cleave.server.table;

import java.util.Locale;

/** The log written out for people to keep. */
final class Told {

  private Told() {}

  /** Round by round; what was taken back is struck through. */
  static String markdown(String title, Cards cards) {
    var text = new StringBuilder("# ").append(plain(title)).append("\n");
    int round = -1;
    for (Card card : cards.all()) {
      int now = card.json().path("round").asInt();
      if (now != round) {
        round = now;
        text.append(String.format(Locale.ROOT, "%n## Round %d%n%n", round));
      }
      String line = plain(card.json().path("text").asString(""));
      text.append("- ").append(card.isUndone() ? "~~" + line + "~~" : line).append('\n');
    }
    return text.toString();
  }

  /** Names may be anything; here they are only words. */
  private static String plain(String words) {
    return words.replaceAll("[\\\\`*_{}\\[\\]<>#|]", "\\\\$0");
  }
}
