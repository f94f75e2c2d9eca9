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
    for (String event : vocabulary.ownEvents()) {
      var known = new TreeSet<>(vocabulary.sorts(event).keySet());
      vocabulary
          .sorts(event)
          .forEach((fact, sort) -> sort.values().forEach(value -> known.add(fact + " " + value)));
      if (!others.contains(event)) {
        assertThat(events.get(event)).as("what %s tells", event).isEqualTo(known);
      } else if (events.containsKey(event)) {
        assertThat(known).as("what %s tells", event).containsAll(events.get(event));
      }
    }
    assertThat(kinds).as("questions").containsAll(vocabulary.ownQuestions());
    var silent = openings();
    silent.removeAll(words);
    assertThat(unsaid).as("words that begin no answer").containsAll(silent);
  }

  private Set<String> openings() {
    var openings = new TreeSet<String>();
    vocabulary.ownQuestions().forEach(kind -> openings.addAll(vocabulary.openings(kind)));
    openings.remove(NAME);
    return openings;
  }
}
