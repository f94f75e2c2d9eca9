package dev.cleave.proof;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The log of a case, as lines. Answers, dice and events read as a case writes them. */
final class Log {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z][^,:#\\[\\]{}\"\\n]*");
  private static final List<String> NOT_WORDS = List.of("true", "false", "null");

  private Log() {}

  /** All sentences that were told, and the Judge's acts. */
  static List<String> told(List<Entry> log) {
    return log.stream()
        .filter(entry -> entry instanceof Entry.Told || entry instanceof Entry.Judged)
        .map(Log::line)
        .toList();
  }

  /** Everything, in the order in which it happened. */
  static List<String> whole(List<Entry> log, boolean facts) {
    var lines = new ArrayList<String>();
    for (Entry entry : log) {
      lines.add(line(entry));
      if (facts && entry instanceof Entry.Told(Event event)) {
        lines.add("  - " + expected(event));
      }
    }
    return lines;
  }

  private static String line(Entry entry) {
    return switch (entry) {
      case Entry.Told(Event event) -> event.toString();
      case Entry.Judged(String act) -> "The Judge: " + act + ".";
      case Entry.Asked asked ->
          (asked.who().isEmpty() ? asked.side() : asked.who())
              + ": {"
              + asked.kind()
              + ": "
              + asked.answer()
              + "}";
      case Entry.Rolled rolled -> thrown(rolled);
    };
  }

  private static String thrown(Entry.Rolled rolled) {
    var dice = Dice.of(rolled.dice().count(), rolled.dice().sides());
    String faces = rolled.faces().stream().map(String::valueOf).collect(Collectors.joining(" "));
    String by = rolled.who().isEmpty() ? "" : " by " + rolled.who();
    return dice + " " + faces + " for " + rolled.why().name() + by;
  }

  /** An event as a case would expect it, with every fact and every part of its number. */
  static String expected(Event event) {
    var facts = new ArrayList<String>();
    event.facts().forEach(fact -> facts.add(value(fact.key()) + ": " + value(fact.value())));
    Tally tally = event.tally();
    if (tally != null) {
      var parts = new ArrayList<String>();
      for (int i = 0; i < tally.size(); i++) {
        parts.add(Part.of(tally, i).toString());
      }
      facts.add("because: " + value(parts));
    }
    facts.add("rule: " + event.rule());
    return event.name() + ": {" + String.join(", ", facts) + "}";
  }

  private static String value(Object fact) {
    return switch (fact) {
      case List<?> values ->
          values.stream()
              .map(one -> one instanceof String text && isPart(text) ? text : value(one))
              .collect(Collectors.joining(", ", "[", "]"));
      case String text ->
          PLAIN.matcher(text).matches() && !NOT_WORDS.contains(text)
              ? text
              : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
      default -> Value.shown(fact);
    };
  }

  private static boolean isPart(String text) {
    return text.matches("-?[0-9]+ [A-Za-z][^,:#\\[\\]{}\"]*");
  }
}
