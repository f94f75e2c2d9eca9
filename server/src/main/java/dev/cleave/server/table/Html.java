package dev.cleave.server.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words of strangers made fit for a page: shown as they are, and never obeyed. */
final class Html {

  /** Marks without a shape that turn text around, hide in it or end its line. */
  private static final Pattern HIDDEN =
      Pattern.compile(
          "[\\p{Cc}&&[^\\n\\t]]|[\\u061c\\u200b\\u200e\\u200f\\u2028\\u2029\\u202a-\\u202e"
              + "\\u2060-\\u206f\\ufeff]");

  private final Pattern names;

  /**
   * @param names that stand by themselves, whichever way they are written
   */
  Html(Collection<String> names) {
    this.names =
        Pattern.compile(
            names.stream()
                .map(Html::visible)
                .filter(name -> !name.isEmpty())
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "(?<![\\p{L}\\p{N}])(?:", ")(?![\\p{L}\\p{N}])")));
  }

  /** A sentence, in which names are kept apart from what surrounds them. */
  String sentence(String words) {
    String seen = visible(words);
    var html = new StringBuilder();
    Matcher name = names.matcher(seen);
    int from = 0;
    while (name.find()) {
      if (name.end() > name.start()) {
        html.append(escaped(seen.substring(from, name.start()))).append(name(name.group()));
        from = name.end();
      }
    }
    return html.append(escaped(seen.substring(from))).toString();
  }

  static String name(String words) {
    return "<bdi>" + text(words) + "</bdi>";
  }

  static String text(String words) {
    return escaped(visible(words));
  }

  static String visible(String words) {
    return HIDDEN.matcher(words).replaceAll("");
  }

  private static String escaped(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
