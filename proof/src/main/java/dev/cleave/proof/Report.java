package dev.cleave.proof;

import dev.cleave.content.Ledger;
import java.util.List;

/** Verdicts as plain text. */
public final class Report {

  private static final int WIDTH = 100;

  private final Ledger ledger;
  private final Telling telling;
  private final StringBuilder out = new StringBuilder();

  private Report(Ledger ledger, Telling telling) {
    this.ledger = ledger;
    this.telling = telling;
  }

  /** One line if the case holds, else all there is to know, ending without a line break. */
  public static String of(Verdict verdict, Ledger ledger) {
    return of(verdict, ledger, Telling.USUAL);
  }

  /** The same with as much of the log as is asked for. */
  public static String of(Verdict verdict, Ledger ledger, Telling telling) {
    var report = new Report(ledger, telling);
    report.write(verdict);
    return report.out.toString().stripTrailing();
  }

  /** One failure: where, what, expected and actual side by side. */
  public static String of(Failure failure) {
    var report = new Report(Ledger.core(), Telling.USUAL);
    report.write(failure);
    return report.out.toString().stripTrailing().stripIndent().strip();
  }

  /** {@code 23 cases: 22 hold, 1 fails}. */
  public static String summary(List<Verdict> verdicts) {
    long passed = verdicts.stream().filter(Verdict::passed).count();
    long failed = verdicts.size() - passed;
    String cases = verdicts.size() == 1 ? "1 case: " : verdicts.size() + " cases: ";
    String hold = passed == 1 ? "1 holds" : passed + " hold";
    return cases + hold + ", " + (failed == 1 ? "1 fails" : failed + " fail");
  }

  private void write(Verdict verdict) {
    Case played = verdict.played();
    line(0, (verdict.passed() ? "holds  " : "FAILS  ") + played.title());
    if (verdict.passed() && !telling.whole()) {
      return;
    }
    line(7, played.where());
    verdict.failures().forEach(this::write);
    if (telling.whole()) {
      happened("What happened:", Log.whole(verdict.log(), telling.facts()));
    } else {
      tail(Log.told(verdict.log()));
    }
    if (!verdict.passed()) {
      rules(played.proves());
    }
  }

  private void write(Failure failure) {
    out.append('\n');
    line(2, failure.where() + ": " + failure.what());
    if (!failure.rows().isEmpty()) {
      out.append(Columns.of(failure.rows()).indent(4));
    }
    failure.notes().forEach(note -> line(6, note));
    Choice choice = failure.choice();
    if (choice != null) {
      line(6, choice.shown(telling.options()));
    }
  }

  private void tail(List<String> story) {
    int most = telling.last();
    boolean cut = story.size() > most;
    happened(
        cut ? "The last " + most + " things that happened:" : "What happened:",
        cut ? story.subList(story.size() - most, story.size()) : story);
  }

  private void happened(String heading, List<String> lines) {
    if (!lines.isEmpty()) {
      out.append('\n');
      line(2, heading);
      lines.forEach(sentence -> line(4, sentence));
    }
  }

  private void rules(List<String> ids) {
    out.append('\n');
    line(2, "The rules it claims to prove:");
    for (String id : ids) {
      ledger
          .rule(id)
          .ifPresentOrElse(
              rule -> rule(id, rule.title(), rule.text()),
              () -> ledger.note(id).ifPresent(note -> rule(id, note.title(), note.text())));
    }
  }

  private void rule(String id, String title, String text) {
    line(4, id + (title.isEmpty() ? "" : " " + title));
    var line = new StringBuilder();
    for (String word : text.strip().split("\\s+")) {
      if (!line.isEmpty() && line.length() + word.length() >= WIDTH) {
        line(6, line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    line(6, line.toString());
  }

  private void line(int indent, String text) {
    out.append(" ".repeat(indent)).append(text).append('\n');
  }
}
