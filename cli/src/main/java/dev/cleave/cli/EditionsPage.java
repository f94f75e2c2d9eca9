package dev.cleave.cli;

import dev.cleave.content.Collation;
import dev.cleave.content.Collation.Row;
import dev.cleave.content.Collation.Verdict;
import dev.cleave.content.Ledger.Rule;
import dev.cleave.content.Library;
import java.util.List;
import java.util.stream.Collectors;

/** The page of differences between two editions, in Markdown: docs/editions.md. */
final class EditionsPage {
  private final Collation collation;
  private final String left;
  private final String right;
  private final StringBuilder text = new StringBuilder();

  EditionsPage(Library library, Collation collation) {
    this.collation = collation;
    this.left = library.about(collation.left()).title();
    this.right = library.about(collation.right()).title();
  }

  String text() {
    String command = "cleave rules --compare " + collation.left() + " " + collation.right();
    say("# " + left + " and " + right);
    say("");
    say("Made by `" + command + " --markdown`; change the ledgers, not this page.");
    say(
        "*Same*: they say it alike, and no figure differs. *Other*: both speak of the matter and say");
    say(
        "different things, or the figure is another. *Only* in one: the other has nothing on it; of those");
    say(
        "only in "
            + right
            + " the titles stand here. All texts side by side: `"
            + command
            + " --area AREA`.");
    say("");
    counts();
    figures();
    shared().forEach(this::area);
    rest();
    return text.toString();
  }

  private void say(String line) {
    text.append(line).append('\n');
  }

  private void counts() {
    say("| area | same | other | only " + left + " | only " + right + " |");
    say("|---|---:|---:|---:|---:|");
    for (String area : shared()) {
      List<Row> rows = rows(area);
      say(
          "| %s | %d | %d | %d | %d |"
              .formatted(
                  area,
                  rows.stream().filter(row -> row.verdict() == Verdict.SAME).count(),
                  rows.stream().filter(row -> row.verdict() == Verdict.OTHER).count(),
                  rows.stream().filter(EditionsPage::isOnlyLeft).count(),
                  rows.stream().filter(EditionsPage::isOnlyRight).count()));
    }
    say("");
  }

  /** Areas of the first book. */
  private List<String> shared() {
    return collation.areas().stream()
        .filter(area -> rows(area).stream().anyMatch(row -> !row.left().isEmpty()))
        .toList();
  }

  /** Areas only the second has: their rules by name. */
  private void rest() {
    List<String> shared = shared();
    List<String> others =
        collation.areas().stream().filter(area -> !shared.contains(area)).toList();
    if (others.isEmpty()) {
      return;
    }
    say("## Areas of " + right + " alone");
    say("");
    say("What " + left + " has of these it has under other headings; what it names is not listed.");
    say("");
    for (String area : others) {
      titles("- " + area + ": ", rows(area));
    }
  }

  private void titles(String start, List<Row> rows) {
    if (!rows.isEmpty()) {
      say(
          start
              + rows.stream()
                  .flatMap(row -> row.right().stream())
                  .map(rule -> rule.title() + " (" + rule.id() + ")")
                  .collect(Collectors.joining("; "))
              + ".");
    }
  }

  private void figures() {
    if (!collation.figures().isEmpty()) {
      say("## Figures and charts that differ");
      say("");
      collation
          .figures()
          .forEach((rule, all) -> all.forEach(one -> say("- " + one + " (" + rule + ")")));
      say("");
    }
  }

  /** Each rule once: where its row begins. */
  private List<Row> rows(String area) {
    return collation.rows().stream().filter(row -> row.area().equals(area)).toList();
  }

  private void area(String area) {
    List<Row> rows = rows(area);
    if (rows.stream().allMatch(row -> row.verdict() == Verdict.SAME)) {
      return;
    }
    say("## " + area);
    say("");
    for (Row row : rows) {
      if (row.verdict() == Verdict.OTHER) {
        other(row);
      }
    }
    only("Only in " + left, rows.stream().filter(EditionsPage::isOnlyLeft).toList());
    List<Row> theirs = rows.stream().filter(EditionsPage::isOnlyRight).toList();
    if (!theirs.isEmpty()) {
      titles("Only in " + right + ": ", theirs);
      say("");
    }
    String same =
        rows.stream()
            .filter(row -> row.verdict() == Verdict.SAME)
            .map(row -> row.left().getFirst().id())
            .collect(Collectors.joining(", "));
    if (!same.isEmpty()) {
      say("Same: " + same + ".");
      say("");
    }
  }

  private void other(Row row) {
    row.left().forEach(rule -> say("- " + left + ": " + words(rule)));
    String start = row.left().isEmpty() ? "- " : "  - ";
    row.right().forEach(rule -> say(start + right + ": " + words(rule)));
    row.figures().forEach(figure -> say("  - Figure " + figure + "."));
    say("");
  }

  private void only(String heading, List<Row> rows) {
    if (rows.isEmpty()) {
      return;
    }
    say(heading + ":");
    say("");
    rows.forEach(row -> row.left().forEach(rule -> say("- " + words(rule))));
    say("");
  }

  private static String words(Rule rule) {
    return "**"
        + rule.id()
        + " "
        + rule.title()
        + ".** "
        + rule.text().strip().replaceAll("\\s+", " ");
  }

  private static boolean isOnlyLeft(Row row) {
    return row.verdict() == Verdict.ABSENT && row.right().isEmpty();
  }

  private static boolean isOnlyRight(Row row) {
    return row.verdict() == Verdict.ABSENT && row.left().isEmpty();
  }
}
