package dev.cleave.server.table;

import java.util.regex.Pattern;

/** An account in Markdown. */
final class Told {

  private static final Pattern MARKS = Pattern.compile("[\\\\`*_{}\\[\\]<>#|~&]");
  private static final Pattern LISTED = Pattern.compile("^(\\d*)([-+.)])");

  private Told() {}

  /** Round by round; what was taken back is struck through. */
  static String markdown(Account account) {
    var text = new StringBuilder("# ").append(plain(account.title())).append('\n');
    if (!account.about().isEmpty()) {
      text.append('\n').append(plain(account.about())).append('\n');
    }
    text.append('\n').append(plain(account.rulebook())).append(", as ");
    text.append(plain(account.whose())).append(" saw it.\n");
    int round = -1;
    for (Card card : account.cards()) {
      int now = card.json().path("round").asInt();
      if (now != round) {
        round = now;
        text.append("\n## ").append(heading(round)).append("\n\n");
      }
      String line = plain(card.json().path("text").asString(""));
      text.append("- ").append(card.isUndone() ? "~~" + line + "~~" : line).append('\n');
    }
    return text.toString();
  }

  static String heading(int round) {
    return round < 1 ? "Before the first round" : "Round " + round;
  }

  /** Names may be anything; here they are only words. */
  private static String plain(String words) {
    String line = Phrases.visible(words).replaceAll("\\s+", " ").strip();
    String marked = MARKS.matcher(line).replaceAll("\\\\$0");
    return LISTED.matcher(marked).replaceFirst("$1\\\\$2");
  }
}
