package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.page.Visible;
import dev.cleave.cli.play.Fold.Group;
import dev.cleave.cli.view.Choice;
import dev.cleave.cli.view.Ways;
import dev.cleave.engine.table.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The legal answers, numbered; where there are many, groups of them come after the others, and what
 * is seldom done only when it is asked for.
 */
public final class Choices<T extends Answer> {
  private static final int SQUARES = 80;
  private static final int WIDEST = 48;
  private static final int NAME = 30;
  private static final int MARGIN = 6;

  /** So many of the rest are named. */
  private static final int NAMED = 5;

  private final Fold<T> fold;
  private final Fold<T> rest;
  private final List<Choice<T>> others;
  private final List<Choice<T>> numbered;
  private final Function<Choice<T>, String> odds;

  public Choices(List<Choice<T>> options) {
    this(new Frequent<>(options, List.of()), _ -> "");
  }

  /**
   * @param odds of an answer in words, empty if there are none
   */
  Choices(Frequent<T> all, Function<Choice<T>, String> odds) {
    this.odds = odds;
    fold = new Fold<>(all.front());
    rest = new Fold<>(all.rest());
    others = all.rest();
    numbered = new ArrayList<>(fold.single());
    numbered.addAll(rest.single());
    fold.groups().forEach(group -> numbered.addAll(group.options()));
    rest.groups().forEach(group -> numbered.addAll(group.options()));
  }

  public List<String> texts() {
    return numbered.stream().map(Choice::text).toList();
  }

  /** The answer with this number, as they are counted on the page. */
  public List<Choice<T>> numbered(String typed) {
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
  public List<Choice<T>> like(String typed) {
    List<Choice<T>> begun =
        numbered.stream().filter(option -> Typed.begins(option.text(), typed)).toList();
    return begun.isEmpty()
        ? numbered.stream().filter(option -> Typed.fits(option.text(), typed)).toList()
        : begun;
  }

  /** All on a page, the many in groups, and the rarities in a word. */
  public void print(Page page) {
    print(fold, page);
    if (!others.isEmpty()) {
      List<String> verbs = others.stream().map(Choice::verb).distinct().toList();
      String some = String.join(", ", verbs.subList(0, Math.min(NAMED, verbs.size())));
      String words = others.size() + " others: " + Visible.of(some);
      page.say(
          Line.of(" ".repeat(MARGIN) + "more")
              .to(Math.max(MARGIN + 6, names(fold.groups())))
              .add(Ink.DIM, words + (verbs.size() > NAMED ? ", …" : "")));
    }
  }

  /** What is seldom done. */
  void printMore(Page page) {
    if (others.isEmpty()) {
      page.say("  there is no more");
    }
    print(rest, page);
  }

  private void print(Fold<T> part, Page page) {
    lines(part.single(), page);
    int names = names(part.groups());
    part.groups().forEach(group -> page.say(group(group, names)));
  }

  /** All on a page, one by one. */
  public void printAll(Page page) {
    lines(numbered, page);
  }

  /** Those that may be meant; if they are all squares, the squares alone. */
  public void print(List<Choice<T>> some, Page page) {
    var folded = new Fold<>(some);
    lines(folded.single(), page);
    int names = names(folded.groups());
    for (Group<T> group : folded.groups()) {
      if (group.isSquares()) {
        squares(group, page);
      } else {
        page.say(group(group, names));
      }
    }
  }

  private static int names(List<? extends Group<?>> groups) {
    int widest = groups.stream().mapToInt(group -> width(group.shown())).max().orElse(0);
    return MARGIN + Math.min(widest, NAME) + 2;
  }

  /** A group on one line: what is in it as far as there is room. */
  private static Line group(Group<?> group, int names) {
    String name = Visible.within(Visible.of(group.shown()), NAME);
    var line = Line.of(" ".repeat(MARGIN) + name).to(names);
    if (group.isSquares()) {
      return line.add(group.options().size() + " squares").add(Ink.DIM, squares(group));
    }
    line.add(group.options().size() + " ways: ");
    String rests = Visible.of(String.join(", ", group.rests()));
    int room = Page.WIDTH - line.width();
    if (Visible.width(rests) > room) {
      String cut = Visible.within(rests, room - 1);
      int comma = cut.lastIndexOf(", ");
      rests = comma < 0 ? cut : cut.substring(0, comma + 1) + " …";
    }
    return line.add(Ink.DIM, rests);
  }

  /** ", up to 40'; map march shows them". */
  private static String squares(Group<?> group) {
    Ways ways = Ways.among(group.options(), null).getFirst();
    String first = group.options().getFirst().detail();
    boolean same = group.options().stream().allMatch(one -> one.detail().equals(first));
    return (ways.most() > 0 ? ", up to " + ways.most() + "'" : "")
        + (same && !first.isEmpty() ? ", " + first : "")
        + "; map "
        + ways.name()
        + " shows them";
  }

  private static void squares(Group<?> group, Page page) {
    String squares = group.rests().stream().limit(SQUARES).collect(Collectors.joining(" "));
    int count = group.options().size();
    page.tell(
        Ink.PLAIN,
        group.name() + " … " + count + " squares: " + squares + (count > SQUARES ? " …" : ""),
        MARGIN,
        MARGIN + 4);
  }

  private void lines(List<Choice<T>> options, Page page) {
    int widest = options.stream().mapToInt(option -> width(option.text())).max().orElse(0);
    for (Choice<T> option : options) {
      String number = Integer.toString(numbered.indexOf(option) + 1);
      var line = Line.of(" ".repeat(Math.max(0, 4 - number.length()))).add(Ink.DIM, number);
      line.add("  " + option.text());
      String chance = odds.apply(option);
      if (!option.detail().isEmpty() || !chance.isEmpty()) {
        line.to(8 + Math.min(widest, WIDEST)).add(Ink.DIM, option.detail());
      }
      if (!chance.isEmpty()) {
        line.add(option.detail().isEmpty() ? "" : "; ").add(chance);
      }
      page.tell(line, 0, MARGIN + 4);
    }
  }

  private static int width(String text) {
    return Visible.width(Visible.of(text));
  }
}
