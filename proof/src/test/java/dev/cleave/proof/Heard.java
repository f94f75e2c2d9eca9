package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What was told and answered in fights by one rulebook, held against its vocabulary. */
final class Heard {

  private static final String NAME = "NAME";

  private final Vocabulary vocabulary;
  private final Map<String, Set<String>> events = new TreeMap<>();
  private final Set<String> kinds = new TreeSet<>();
  private final Set<String> words = new TreeSet<>();
  private final Set<String> strange = new TreeSet<>();

  Heard(String rulebook) {
    this.vocabulary = Vocabulary.of(rulebook);
  }

  void hear(Entry entry, Names names) {
    switch (entry) {
      case Entry.Told(Event event) -> hear(event, names);
      case Entry.Asked asked -> answer(asked.kind(), asked.answer(), names);
      default -> {}
    }
  }

  private void hear(Event event, Names names) {
    Set<String> facts = events.computeIfAbsent(event.name(), _ -> new TreeSet<>());
    for (Event.Fact fact : event.facts()) {
      boolean listed = vocabulary.sorts(event.name()).containsKey(fact.key());
      facts.add(listed ? fact.key() : NAME);
      Sort sort = vocabulary.sort(event.name(), fact.key(), names);
      if (sort == null || !sort.holds(fact.value(), names)) {
        strange.add(event.name() + " tells " + fact.key() + ": " + fact.value());
      } else if (sort.kind() == Sort.Kind.CHOICE) {
        facts.add(fact.key() + " " + fact.value());
      }
    }
  }

  /** An answer that was given, or could have been. */
  void answer(String kind, String text, Names names) {
    kinds.add(kind);
    words.addAll(List.of(text.toLowerCase(Locale.ROOT).split(" ")));
    if (!vocabulary.opens(kind, text, names)) {
      strange.add(kind + " is answered: " + text.split(" ")[0]);
    }
  }

  void mustBeKnown() {
    assertThat(strange).as("what the vocabulary of %s lacks", vocabulary.rulebook()).isEmpty();
    assertThat(events.keySet()).as("events").isSubsetOf(vocabulary.events());
    assertThat(kinds).as("questions").isSubsetOf(vocabulary.questions().keySet());
  }

  /**
   * Nothing in the vocabulary is too much; what a book takes over from another that one tells.
   *
   * @param others events that are told elsewhere
   * @param unsaid first words of answers that are given elsewhere
   */
  void mustBeAll(Set<String> others, Set<String> unsaid) {
    var silent = new TreeSet<String>();
    vocabulary
        .ownFacts()
        .forEach(
            (event, facts) -> {
              if (!others.contains(event)) {
                unheard(event, facts).forEach(fact -> silent.add(event + " " + fact));
              }
            });
    for (String kind : vocabulary.ownOpenings().keySet()) {
      if (!kinds.contains(kind)) {
        silent.add("question " + kind);
      }
    }
    for (String word : openings()) {
      if (!words.contains(word) && !unsaid.contains(word)) {
        silent.add("answer " + word);
      }
    }
    assertThat(silent).as("what %s never tells, asks or answers", vocabulary.rulebook()).isEmpty();
  }

  /** The facts of an event that nobody was told, and the words of a choice that nobody heard. */
  private Set<String> unheard(String event, List<String> facts) {
    var unheard = new TreeSet<>(facts);
    for (String fact : facts) {
      Sort sort = vocabulary.sorts(event).get(fact);
      if (sort != null) {
        sort.values().forEach(value -> unheard.add(fact + " " + value));
      }
    }
    unheard.removeAll(events.getOrDefault(event, Set.of()));
    return unheard;
  }

  private Set<String> openings() {
    var openings = new TreeSet<String>();
    vocabulary.ownOpenings().forEach((_, more) -> openings.addAll(more));
    openings.remove(NAME);
    openings.remove("ACTION"); // said of another question
    return openings;
  }
}
