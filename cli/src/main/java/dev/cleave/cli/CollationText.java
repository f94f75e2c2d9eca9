package dev.cleave.cli;

import dev.cleave.cli.page.Columns;
import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.content.Collation;
import dev.cleave.content.Collation.Row;
import dev.cleave.content.Collation.Verdict;
import dev.cleave.content.Ledger.Rule;
import dev.cleave.content.Library;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Two rulebooks side by side for people: the texts, and whether they say the same. */
final class CollationText {
  private final Page page;
  private final Columns columns;
  private final List<String> titles;

  CollationText(Library library, Collation collation, Page page, int room) {
    this.page = page;
    this.columns = new Columns(page, 2, Math.max(Columns.LEAST, room));
    this.titles =
        List.of(library.about(collation.left()).title(), library.about(collation.right()).title());
  }

  void print(List<Row> rows) {
    columns.head(titles);
    for (Row row : rows) {
      page.gap();
      page.say(ink(row.verdict()), heading(row));
      columns.row(titles, List.of(cell(row.left()), cell(row.right())));
      row.figures().forEach(figure -> page.tell(Ink.YELLOW, "Figure " + figure, 0, 2));
    }
    page.gap();
    page.say(
        Arrays.stream(Verdict.values())
            .map(verdict -> count(rows, verdict) + " " + verdict.word())
            .collect(Collectors.joining(", ")));
  }

  private static long count(List<Row> rows, Verdict verdict) {
    return rows.stream().filter(row -> row.verdict() == verdict).count();
  }

  private String heading(Row row) {
    if (row.verdict() != Verdict.ABSENT) {
      return row.verdict().word();
    }
    return "absent in " + (row.left().isEmpty() ? titles.getFirst() : titles.getLast());
  }

  private static Ink ink(Verdict verdict) {
    return switch (verdict) {
      case SAME -> Ink.DIM;
      case OTHER -> Ink.YELLOW;
      case ABSENT -> Ink.RED;
    };
  }

  private List<String> cell(List<Rule> rules) {
    return columns.cell(
        column -> {
          for (Rule rule : rules) {
            column.tell(rule.id() + "  " + rule.title(), 0);
            column.tell(rule.text().strip(), 2);
          }
        });
  }
}
