package dev.cleave.proof;

import dev.cleave.content.Ledger;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Anything a case says never happens could happen: an event the rulebook tells, facts that event
 * has, values they may have. Whoever denies a misspelt word proves nothing.
 */
final class Denials {

  private static final String RULE = "rule";

  private final Vocabulary vocabulary;
  private final Names names;

  Denials(Vocabulary vocabulary, Names names) {
    this.vocabulary = vocabulary;
    this.names = names;
  }

  /** Null if such an event could be told. */
  @Nullable Failure check(Expectation unwanted) {
    Problem problem = problem(unwanted);
    return problem == null ? null : Failure.of(problem);
  }

  private @Nullable Problem problem(Expectation unwanted) {
    String event = unwanted.what();
    if (!vocabulary.tells(event)) {
      return names.has(event)
          ? unwanted
              .place()
              .problem(
                  "\"" + event + "\" is no event",
                  "Expected: an event",
                  "How " + event + " ends is expected without never.")
          : Unknown.word(
              unwanted.name(),
              "is no event of " + vocabulary.rulebook(),
              vocabulary.events(),
              vocabulary.where());
    }
    Facts facts = unwanted.facts();
    if (!facts.parts().isEmpty()) {
      return unwanted
          .place()
          .problem(
              "never cannot look into a number",
              "",
              "Expect the event, with because for all the parts of its number.");
    }
    Scalar brief = facts.brief();
    if (brief != null) {
      return problem(event, brief);
    }
    for (Map.Entry<String, Node> stated : facts.stated().entrySet()) {
      Problem problem = problem(event, stated.getKey(), stated.getValue());
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private @Nullable Problem problem(String event, String fact, Node value) {
    if (fact.equals(RULE)) {
      return isRule(Fields.text(value))
          ? null
          : value.place().problem(value.shown() + " is no rule", "", "cleave rules shows all.");
    }
    Sort sort = vocabulary.sort(event, fact, names);
    if (sort == null) {
      var known = new ArrayList<>(vocabulary.sorts(event).keySet());
      known.add(RULE);
      var key = new Scalar(value.place(), fact, Scalar.Kind.TEXT, false);
      return Unknown.word(key, "is no fact of " + event, known, vocabulary.where());
    }
    return sort.refuses(value, names);
  }

  private static boolean isRule(String id) {
    Ledger ledger = Ledger.core();
    return ledger.rule(id).isPresent() || ledger.note(id).isPresent();
  }

  /** One value without a name may be any of those {@link Facts} would take it for. */
  private @Nullable Problem problem(String event, Scalar brief) {
    Problem last = null;
    for (String fact : List.of("on", "by", event)) {
      Sort sort = vocabulary.sort(event, fact, names);
      if (sort != null) {
        last = sort.refuses(brief, names);
        if (last == null) {
          return null;
        }
      }
    }
    return last != null
        ? last
        : brief.place().problem(event + " has neither by nor on", "", "Name the fact you deny.");
  }

  /** Null if the kind of question an order waits for, or denies, could be asked. */
  @Nullable Problem check(Order order) {
    if (order.at().isEmpty() || vocabulary.asks(order.at())) {
      return null;
    }
    var kind = new Scalar(order.place(), order.at(), Scalar.Kind.TEXT, false);
    return Unknown.word(
        kind,
        "is no kind of question " + vocabulary.rulebook() + " asks",
        vocabulary.questions().keySet(),
        vocabulary.where());
  }
}
