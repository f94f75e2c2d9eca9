package dev.cleave.server.table;

import dev.cleave.server.report.Page;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words of strangers made fit for a page: shown as they are, and without tricks. */
final class Phrases {

  /** Marks without a shape that turn text around, hide in it or end its line. */
  private static final Pattern HIDDEN =
      Pattern.compile(
          "[\\p{Cc}&&[^\\n\\t]]|[\\u061c\\u200b\\u200e\\u200f\\u2028\\u2029\\u202a-\\u202e"
              + "\\u2060-\\u206f\\ufeff]");

  private final Pattern names;

  /**
   * @param names that stand by themselves, whichever way they are written
   */
  Phrases(Collection<String> names) {
    this.names =
        Pattern.compile(
            names.stream()
                .map(Phrases::visible)
                .filter(name -> !name.isEmpty())
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "(?<![\\p{L}\\p{N}])(?:", ")(?![\\p{L}\\p{N}])")));
  }

  /** The parts of a sentence: names, and what stands between them. */
  List<Page.Piece> of(String words) {
    String seen = visible(words);
    var pieces = new ArrayList<Page.Piece>();
    Matcher name = names.matcher(seen);
    int from = 0;
    while (name.find()) {
      if (name.end() > name.start()) {
        add(pieces, seen.substring(from, name.start()));
        pieces.add(new Page.Piece(name.group(), true));
        from = name.end();
      }
    }
    add(pieces, seen.substring(from));
    return pieces;
  }

  private static void add(List<Page.Piece> pieces, String words) {
    if (!words.isEmpty()) {
      pieces.add(new Page.Piece(words, false));
    }
  }

  /** The same without what nobody would see. */
  static String visible(String words) {
    return HIDDEN.matcher(words).replaceAll("");
  }
}
