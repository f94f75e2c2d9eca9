package dev.cleave.cli;

import dev.cleave.cli.page.Columns;
import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Standing;
import dev.cleave.cli.view.Telling;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.rulebooks.Parting;
import dev.cleave.rulebooks.Retold;
import dev.cleave.rulebooks.SideBySide;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;

/** A comparison for people: where the books part, then every round in columns. */
final class CompareText {
  private final SideBySide comparison;
  private final Page page;
  private final Columns columns;
  private final List<String> titles;

  CompareText(SideBySide comparison, Page page, int room) {
    this.comparison = comparison;
    this.page = page;
    this.columns = new Columns(page, comparison.told().size(), room);
    this.titles = comparison.told().stream().map(Retold::title).toList();
  }

  void print() {
    page.tell(Ink.BOLD, comparison.title(), 0, 0);
    page.tell(Ink.DIM, "Seed " + comparison.seed() + "; " + String.join(", ", titles), 0, 2);
    page.gap();
    partings();
    page.gap();
    columns.head(titles);
    if (comparison.told().stream().anyMatch(Retold::isRefused)) {
      columns.row(titles, cells(CompareText::refusal));
    }
    int rounds = comparison.told().stream().mapToInt(one -> one.rounds().size()).max().orElse(0);
    for (int i = 0; i < rounds; i++) {
      round(i);
    }
    page.gap();
    page.say(Ink.BOLD, "At the end");
    columns.row(titles, cells(CompareText::end));
  }

  private void partings() {
    if (comparison.partings().isEmpty()) {
      long told = comparison.told().stream().filter(one -> !one.isRefused()).count();
      if (told > 1) {
        page.say("They tell it alike to the end, but for the ids of their rules.");
      }
      return;
    }
    for (Parting parting : comparison.partings()) {
      String when = parting.round() == 0 ? "before the first round" : "in round " + parting.round();
      page.say(
          Ink.YELLOW,
          (parting.equals(comparison.partings().getFirst())
                  ? "They part "
                  : "Then " + companions(parting) + " part ")
              + when
              + ":");
      for (Parting.Way way : parting.ways()) {
        String says = way.says().isEmpty() ? "the fight is over." : way.says();
        String rules = way.rules().isEmpty() ? "" : " [" + String.join(", ", way.rules()) + "]";
        page.tell(Ink.PLAIN, names(way.books()) + ": " + says + rules, 2, 6);
      }
    }
  }

  private String companions(Parting parting) {
    return names(parting.ways().stream().flatMap(way -> way.books().stream()).toList());
  }

  private String names(List<String> books) {
    List<String> named =
        books.stream()
            .map(
                book ->
                    comparison.told().stream()
                        .filter(one -> one.rulebook().equals(book))
                        .findFirst()
                        .orElseThrow()
                        .title())
            .toList();
    return named.size() == 1
        ? named.getFirst()
        : String.join(", ", named.subList(0, named.size() - 1)) + " and " + named.getLast();
  }

  private void round(int number) {
    List<List<String>> cells =
        cells(
            one ->
                one.rounds().size() > number && !one.isRefused()
                    ? told(one, one.rounds().get(number))
                    : nothing());
    if (number > 0 || cells.stream().anyMatch(cell -> !cell.isEmpty())) {
      boolean parts = comparison.partings().stream().anyMatch(one -> one.round() == number);
      page.gap();
      page.say(
          Ink.BOLD,
          (number == 0 ? "Before the first round" : "Round " + number)
              + (parts ? " (they part here)" : ""));
      columns.row(titles, cells);
    }
  }

  private List<List<String>> cells(Function<Retold, Consumer<Page>> of) {
    return comparison.told().stream().map(one -> columns.cell(of.apply(one))).toList();
  }

  private static Consumer<Page> nothing() {
    return _ -> {};
  }

  /** The round's own heading stands above all columns. */
  private static Consumer<Page> told(Retold one, List<Event> events) {
    return column -> {
      var telling = new Telling(Objects.requireNonNull(one.end()), column, null, 0);
      for (Event event : events) {
        if (!event.is(Event.Kind.ROUND)) {
          telling.write(new Entry.Told(event));
        }
      }
      telling.pause();
    };
  }

  private static Consumer<Page> refusal(Retold one) {
    return column -> {
      if (one.isRefused()) {
        column.tell("Not by this book:", 0);
        one.refused().lines().forEach(line -> column.tell(line, 2));
      }
    };
  }

  private static Consumer<Page> end(Retold one) {
    return column -> {
      if (one.game() != null && one.end() != null) {
        Standing.print(one.end(), one.game().rulebook(), column);
      }
    };
  }
}
