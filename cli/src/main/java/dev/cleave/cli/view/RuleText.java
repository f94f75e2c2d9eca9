package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.content.Ledger;
import dev.cleave.content.yaml.Nearest;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Rules in words, by their ids. The ledger is opened when somebody first asks. */
public final class RuleText {

  /** Prints a rule, or a table, gap or example; says so if there is none of that id. */
  public boolean print(String id, Page page) {
    Ledger ledger = Ledger.core();
    String wanted = id.strip().toUpperCase(Locale.ROOT);
    var rule = ledger.rule(wanted);
    if (rule.isPresent()) {
      print(rule.get(), page);
      return true;
    }
    var note = ledger.note(wanted);
    if (note.isPresent()) {
      print(note.get(), page);
      return true;
    }
    page.say(unknown(id));
    return false;
  }

  public static void print(Ledger.Rule rule, Page page) {
    page.say(title(rule.id(), rule.title(), rule.kind()));
    text(rule.text(), page);
    page.say(Ink.DIM, "  " + rule.where());
  }

  public static void print(Ledger.Note note, Page page) {
    page.say(title(note.id(), note.title(), note.kind()));
    text(note.text(), page);
  }

  private static Line title(String id, String title, String kind) {
    return Line.of(Ink.BOLD, id).add("  " + title).add(Ink.DIM, "  (" + kind + ")");
  }

  private static void text(String text, Page page) {
    text.strip().lines().forEach(line -> page.tell(line, 2));
  }

  /** The answer to an id nobody knows. */
  public static String unknown(String id) {
    String wanted = id.strip().toUpperCase(Locale.ROOT);
    String meant = Nearest.didYouMean(wanted, ids(Ledger.core()));
    return "no rule is called \""
        + id.strip()
        + "\". "
        + (meant.isEmpty() ? "cleave rules lists them all, --area MORALE one chapter." : meant);
  }

  private static List<String> ids(Ledger ledger) {
    return Stream.concat(
            ledger.rules().stream().map(Ledger.Rule::id),
            ledger.notes().stream().map(Ledger.Note::id))
        .toList();
  }
}
