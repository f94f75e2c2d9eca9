package dev.cleave.proof;

import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Claims of a case about what may or may not be answered, held against the question. */
final class Claims {

  private static final Pattern SPACE = Pattern.compile("\\s+");
  private static final Pattern PLACE = Pattern.compile("-?[0-9][0-9.,]*|[nesw]{1,2}");

  /** After these words of an answer more must come. */
  private static final Set<String> LINKS =
      Set.of("with", "to", "at", "on", "of", "from", "for", "toward", "into", "and", "then");

  private final Vocabulary vocabulary;
  private final Names names;

  Claims(Vocabulary vocabulary, Names names) {
    this.vocabulary = vocabulary;
    this.names = names;
  }

  /**
   * The question has something to say against this answer, and has not merely never heard of it.
   */
  static boolean isRefused(Order order, Question<?> question) {
    return question.refusals().contains(question.refusal(order.text()));
  }

  static Failure unanswerable(Order order, Question<?> question) {
    Refusal refusal = question.refusal(order.text());
    return Failure.at(
            order.place(),
            said(order) + " is refused: " + refusal.why() + " [" + refusal.rule() + "]")
        .offering(choice(order, question));
  }

  static @Nullable Failure offered(Order order, Question<?> question) {
    return question.read(order.text()) != null ? null : unanswerable(order, question);
  }

  /** Whatever the case of the letters. */
  static boolean begins(String text, String words) {
    return words.isEmpty() || (plain(text) + " ").startsWith(plain(words) + " ");
  }

  private static String plain(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  /** All that is offered, each as often as it is. */
  @Nullable Failure menu(Order.Menu claim, Question<?> question) {
    String kind = question.kind();
    if (!claim.beginning().isEmpty() && !vocabulary.opens(kind, claim.beginning(), names)) {
      return Failure.at(
          claim.place(),
          said(claim) + ": no answer of the kind " + kind + " begins so",
          List.of(),
          List.of("It begins with " + String.join(", ", vocabulary.openings(kind)) + "."));
    }
    String strange = claim.beginning().isEmpty() ? null : strange(claim.beginning(), question);
    if (strange != null && !isBegun(strange, claim.beginning())) {
      return Failure.at(claim.place(), said(claim) + ": \"" + strange + "\" is part of no answer");
    }
    var missing = new ArrayList<String>();
    claim.answers().forEach(answer -> missing.add(answer.text()));
    var more = new ArrayList<String>();
    for (Option<?> option : question.options()) {
      if (begins(option.text(), claim.beginning()) && !missing.remove(option.text())) {
        more.add(option.text());
      }
    }
    if (missing.isEmpty() && more.isEmpty()) {
      return null;
    }
    var notes = new ArrayList<String>();
    note(notes, "Not offered: ", missing);
    note(notes, "Offered besides: ", more);
    return Failure.at(claim.place(), claim.who() + " is offered something else", List.of(), notes);
  }

  /** The last word may be left unfinished: whatever begins so is meant. */
  private boolean isBegun(String strange, String beginning) {
    return words(beginning).getLast().equals(strange)
        && Stream.concat(vocabulary.words().stream(), names.words().stream())
            .anyMatch(word -> word.startsWith(strange));
  }

  private static void note(List<String> notes, String what, List<String> answers) {
    if (!answers.isEmpty()) {
      notes.add(what + String.join(", ", answers));
    }
  }

  @Nullable Failure refused(Order.Refused claim, Question<?> question) {
    if (question.read(String.join(" ", SPACE.split(claim.text().strip()))) != null) {
      return Failure.at(claim.place(), said(claim) + " is not refused")
          .offering(choice(claim, question));
    }
    Refusal refusal = question.refusal(claim.text());
    Failure empty =
        refusal.why().equals(Question.UNKNOWN)
            ? unoffered(claim, question)
            : isBare(claim) ? misspelt(claim, question) : null;
    if (empty != null) {
      return empty;
    }
    var rows = new ArrayList<Row>();
    if (!claim.rule().isEmpty()) {
      rows.add(Row.of("rule", claim.rule(), refusal.rule()));
    }
    if (!claim.because().isEmpty()) {
      rows.add(
          new Row(
              "because", claim.because(), refusal.why(), !says(refusal.why(), claim.because())));
    }
    return rows.stream().noneMatch(Row::differs)
        ? null
        : Failure.at(
            claim.place(), said(claim) + " is refused for another reason", rows, List.of());
  }

  /** Words of a reason, from the beginning of one: a letter or two stand in any. */
  private static boolean says(String why, String words) {
    return words.strip().length() > 2
        && Pattern.compile("(?<!\\w)" + Pattern.quote(words.strip())).matcher(why).find();
  }

  /**
   * An answer that is not offered may be forbidden, or misspelt: that something is unknown proves
   * nothing.
   */
  private @Nullable Failure unoffered(Order.Refused claim, Question<?> question) {
    String kind = question.kind();
    if (!vocabulary.opens(kind, claim.text(), names)) {
      return Failure.at(
          claim.place(),
          said(claim) + " is nothing this question could read",
          List.of(),
          List.of(
              "An answer of the kind "
                  + kind
                  + " begins with "
                  + String.join(", ", vocabulary.openings(kind))
                  + "."));
    }
    Failure misspelt = misspelt(claim, question);
    if (misspelt == null) {
      misspelt = unfinished(claim, question);
    }
    return misspelt != null || !isBare(claim)
        ? misspelt
        : Failure.at(
            claim.place(),
            said(claim) + " is refused only because it is not offered [" + question.rule() + "]",
            List.of(),
            List.of("State the rule that forbids it, or because: not among the options."));
  }

  /** Half an answer, or its words in another order, is refused whatever the rules say. */
  private static @Nullable Failure unfinished(Order.Refused claim, Question<?> question) {
    List<String> said = words(claim.text());
    for (Option<?> option : question.options()) {
      List<String> offered = words(option.text());
      boolean half =
          said.size() == 1 && offered.size() > 1 && offered.getFirst().equals(said.getFirst())
              || LINKS.contains(said.getLast())
                  && said.size() <= offered.size() + 1
                  && offered.subList(0, said.size() - 1).equals(said.subList(0, said.size() - 1));
      boolean mixed =
          !half && said.stream().sorted().toList().equals(offered.stream().sorted().toList());
      if (half || mixed) {
        return Failure.at(
                claim.place(),
                said(claim)
                    + " is no answer, only "
                    + (half ? "too little or too much of " : "the words of ")
                    + option.text())
            .offering(choice(claim, question));
      }
    }
    return null;
  }

  /** Says neither by which rule nor why. */
  private static boolean isBare(Order.Refused claim) {
    return claim.rule().isEmpty() && claim.because().isEmpty();
  }

  private @Nullable Failure misspelt(Order.Refused claim, Question<?> question) {
    String strange = strange(claim.text(), question);
    return strange == null
        ? null
        : Failure.at(
                claim.place(),
                said(claim)
                    + " is nothing this question could read: \""
                    + strange
                    + "\" is unknown")
            .offering(choice(claim, question));
  }

  /**
   * The first word that is neither a name, a place, nor part of any answer; null if there is none.
   */
  private @Nullable String strange(String text, Question<?> question) {
    Set<String> known = new TreeSet<>(vocabulary.words());
    known.addAll(names.words());
    String strange = strange(text, known);
    if (strange == null) {
      return null;
    }
    // Hundreds of options take a while to find, so they are looked at last.
    question.options().forEach(option -> known.addAll(words(option.text())));
    question.refusals().forEach(refusal -> known.addAll(words(refusal.what())));
    return strange(text, known);
  }

  private static @Nullable String strange(String text, Set<String> known) {
    for (String word : words(text)) {
      if (!known.contains(word) && !PLACE.matcher(word).matches()) {
        return word;
      }
    }
    return null;
  }

  private static List<String> words(String text) {
    return List.of(SPACE.split(text.strip().toLowerCase(Locale.ROOT)));
  }

  private static String said(Order order) {
    return order.who() + ": " + order.text();
  }

  private static Choice choice(Order order, Question<?> question) {
    return new Choice(
        question.says(), question.options().stream().map(Option::text).toList(), order.text());
  }
}
