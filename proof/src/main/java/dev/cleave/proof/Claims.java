package dev.cleave.proof;

import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a case says may or may not be answered, held against the question. */
final class Claims {

  private static final int MOST_OPTIONS = 24;

  private Claims() {}

  /**
   * Whether the question has something to say against this answer, not merely never heard of it.
   */
  static boolean isRefused(Order order, Question<?> question) {
    return question.refusals().contains(question.refusal(order.text()));
  }

  static Failure unanswerable(Order order, Question<?> question) {
    Refusal refusal = question.refusal(order.text());
    return Failure.at(
        order.place(),
        said(order) + " is refused: " + refusal.why() + " [" + refusal.rule() + "]",
        List.of(),
        List.of(options(question)));
  }

  static @Nullable Failure offered(Order order, Question<?> question) {
    return question.read(order.text()) != null ? null : unanswerable(order, question);
  }

  static @Nullable Failure refused(Order.Refused claim, Question<?> question) {
    if (question.read(claim.text()) != null) {
      return Failure.at(
          claim.place(), said(claim) + " is not refused", List.of(), List.of(options(question)));
    }
    Refusal refusal = question.refusal(claim.text());
    var rows = new ArrayList<Row>();
    if (!claim.rule().isEmpty()) {
      rows.add(Row.of("rule", claim.rule(), refusal.rule()));
    }
    if (!claim.because().isEmpty()) {
      rows.add(
          new Row(
              "because", claim.because(), refusal.why(), !refusal.why().contains(claim.because())));
    }
    return rows.stream().noneMatch(Row::differs)
        ? null
        : Failure.at(
            claim.place(), said(claim) + " is refused for another reason", rows, List.of());
  }

  private static String said(Order order) {
    return order.who() + ": " + order.text();
  }

  private static String options(Question<?> question) {
    var options = question.options();
    String first =
        options.stream().limit(MOST_OPTIONS).map(Option::text).collect(Collectors.joining(", "));
    int more = options.size() - MOST_OPTIONS;
    return question.says() + " " + first + (more > 0 ? " and " + more + " more" : "");
  }
}
