package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.page.Visible;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The legal answers, numbered. Where there are many, those that differ only in a square or begin
 * with the same word share a line, and come after the others.
 */
final class Choices<T extends Answer> {
  private static final int FEW = 14;
  private static final int ALIKE = 4;
  private static final int SAMPLES = 6;
  private static final int SQUARES = 80;
  private static final int WIDEST = 48;
  private static final Pattern SQUARE = Pattern.compile("(.+) (-?[\\d.]+,-?[\\d.]+)");

  private final List<Option<T>> single = new ArrayList<>();
  private final SequencedMap<String, List<Option<T>>> groups = new LinkedHashMap<>();
  private final List<Option<T>> numbered;

  Choices(List<Option<T>> options) {
    var alike = groups(options);
    for (Option<T> option : options) {
      String name = group(option.text());
      List<Option<T>> group = alike.getOrDefault(name, List.of());
      if (options.size() <= FEW || group.size() <= ALIKE) {
        single.add(option);
      } else {
        groups.put(name, group);
      }
    }
    numbered = new ArrayList<>(single);
    groups.values().forEach(numbered::addAll);
  }

  private static <T extends Answer> SequencedMap<String, List<Option<T>>> groups(
      List<Option<T>> options) {
    return options.stream()
        .collect(
            Collectors.groupingBy(
                option -> group(option.text()), LinkedHashMap::new, Collectors.toList()));
  }

  private static String group(String text) {
    var square = SQUARE.matcher(text);
    if (square.matches()) {
      return square.group(1);
    }
    int space = text.indexOf(' ');
    return space < 0 ? text : text.substring(0, space);
  }

  List<String> texts() {
    return numbered.stream().map(Option::text).toList();
  }

  /** The answer with this number, as they are counted on the page. */
  List<Option<T>> numbered(String typed) {
    try {
      int number = Integer.parseInt(typed);
      return number >= 1 && number <= numbered.size()
          ? List.of(numbered.get(number - 1))
          : List.of();
    } catch (NumberFormatException notANumber) {
      return List.of();
    }
  }

  /** Those that begin so, else those that have these words in this order, each begun. */
  List<Option<T>> like(String typed) {
    List<Option<T>> begun =
        numbered.stream().filter(option -> Typed.begins(option.text(), typed)).toList();
    return begun.isEmpty()
        ? numbered.stream().filter(option -> Typed.fits(option.text(), typed)).toList()
        : begun;
  }

  /** All on a page, the many in groups. */
  void print(Page page) {
    lines(single, page);
    groups.forEach((name, group) -> group(name, group, page));
  }

  /** All on a page, one by one. */
  void printAll(Page page) {
    lines(numbered, page);
  }

  /** Those that may be meant; if they are all squares, the squares alone. */
  void print(List<Option<T>> some, Page page) {
    var alike = groups(some);
    alike.forEach(
        (name, group) -> {
          if (group.size() > ALIKE && isSquares(group)) {
            squares(name, group, SQUARES, page);
          } else {
            lines(group.subList(0, Math.min(group.size(), SQUARES)), page);
          }
        });
  }

  private static boolean isSquares(List<? extends Option<?>> group) {
    return SQUARE.matcher(group.getFirst().text()).matches();
  }

  private static void group(String name, List<? extends Option<?>> group, Page page) {
    if (isSquares(group)) {
      squares(name, group, SAMPLES, page);
    } else {
      page.say("      " + name + " …  " + group.size() + " ways; type " + name + " to see them");
    }
  }

  private static void squares(String name, List<? extends Option<?>> group, int most, Page page) {
    String first = group.getFirst().detail();
    String detail = group.stream().allMatch(one -> one.detail().equals(first)) ? first : "";
    String squares =
        group.stream()
            .limit(most)
            .map(option -> option.text().substring(name.length() + 1))
            .collect(Collectors.joining(" "));
    page.tell(
        Line.of(name + " … ")
            .add(group.size() + " squares: " + squares + (group.size() > most ? " …" : ""))
            .add(Ink.DIM, detail.isEmpty() ? "" : "  " + detail),
        6,
        10);
  }

  private void lines(List<Option<T>> options, Page page) {
    int widest = options.stream().mapToInt(option -> width(option.text())).max().orElse(0);
    for (Option<T> option : options) {
      String number = Integer.toString(numbered.indexOf(option) + 1);
      var line = Line.of(" ".repeat(Math.max(0, 4 - number.length()))).add(Ink.DIM, number);
      line.add("  " + option.text());
      if (!option.detail().isEmpty()) {
        line.to(8 + Math.min(widest, WIDEST)).add(Ink.DIM, option.detail());
      }
      page.say(line);
    }
  }

  private static int width(String text) {
    return Visible.width(Visible.of(text));
  }
}
