package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The words of a rulebook: every event it may tell, with its facts, and every question it may ask,
 * with the words an answer begins with. What a case denies must be among them, or it proves
 * nothing.
 */
public final class Vocabulary {

  private static final String FOLDER = "/cleave/vocabulary/";
  private static final String NAME = "NAME";
  private static final String ACTION = "ACTION";
  private static final Map<String, Vocabulary> READ = new ConcurrentHashMap<>();

  private final String rulebook;
  private final SequencedMap<String, SequencedMap<String, Sort>> events;
  private final SequencedMap<String, List<String>> questions;
  private final List<String> within;
  private final Map<String, List<String>> ownFacts;
  private final Map<String, List<String>> ownOpenings;

  Vocabulary(Fields fields) {
    this.rulebook = fields.text("vocabulary");
    this.events = new LinkedHashMap<>();
    this.questions = new LinkedHashMap<>();
    this.within = new ArrayList<>();
    fields.optionalText("extends").map(Vocabulary::of).ifPresent(this::inherit);
    Fields told = fields.mapping("events");
    for (String event : told.names()) {
      var facts = events.computeIfAbsent(event, _ -> new LinkedHashMap<>());
      Fields stated = told.mapping(event);
      stated.names().forEach(fact -> facts.put(fact, Sort.read(stated.node(fact))));
    }
    Fields asked = fields.mapping("questions");
    for (String kind : asked.names()) {
      var openings = new ArrayList<>(questions.getOrDefault(kind, List.of()));
      openings.addAll(asked.texts(kind));
      questions.put(kind, openings);
    }
    within.addAll(fields.texts("within"));
    ownFacts = new TreeMap<>();
    told.names().forEach(event -> ownFacts.put(event, List.copyOf(told.mapping(event).names())));
    ownOpenings = new TreeMap<>();
    asked.names().forEach(kind -> ownOpenings.put(kind, asked.texts(kind)));
  }

  private void inherit(Vocabulary other) {
    other.events.forEach((event, facts) -> events.put(event, new LinkedHashMap<>(facts)));
    questions.putAll(other.questions);
    within.addAll(other.within);
  }

  /** The words of a rulebook by its id. */
  public static Vocabulary of(String rulebook) {
    Vocabulary known = READ.get(rulebook);
    if (known == null) {
      known = new Vocabulary(read(rulebook));
      READ.put(rulebook, known);
    }
    return known;
  }

  private static Fields read(String rulebook) {
    String file = rulebook + ".yaml";
    try (var in = Vocabulary.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("Cleave comes without the vocabulary of " + rulebook);
      }
      return Fields.of(Yaml.parse(Source.read(file, in)));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  public String rulebook() {
    return rulebook;
  }

  /** All events by name. */
  public List<String> events() {
    return List.copyOf(new TreeSet<>(events.keySet()));
  }

  /** The facts of an event, each with its sort in words. */
  public SequencedMap<String, String> facts(String event) {
    var facts = new LinkedHashMap<String, String>();
    sorts(event).forEach((fact, sort) -> facts.put(fact, sort.words()));
    return facts;
  }

  /** All kinds of question, each with the words an answer to it begins with. */
  public SequencedMap<String, List<String>> questions() {
    var kinds = new TreeMap<String, List<String>>();
    questions.keySet().forEach(kind -> kinds.put(kind, openings(kind)));
    return kinds;
  }

  /** The events it has more than the book it extends, and what it tells more of others. */
  Map<String, List<String>> ownFacts() {
    return ownFacts;
  }

  /** The kinds of question it has more, and the words with which it answers others. */
  Map<String, List<String>> ownOpenings() {
    return ownOpenings;
  }

  /** Words that stand within answers, beside names. */
  List<String> within() {
    return within;
  }

  boolean tells(String event) {
    return events.containsKey(event);
  }

  boolean asks(String kind) {
    return questions.containsKey(kind);
  }

  SequencedMap<String, Sort> sorts(String event) {
    return events.getOrDefault(event, new LinkedHashMap<>());
  }

  /** Of what sort a fact is; null if the event has none of that name. */
  @Nullable Sort sort(String event, String fact, Names names) {
    var facts = sorts(event);
    Sort sort = facts.get(fact);
    return sort == null && names.has(fact) ? facts.get(NAME) : sort;
  }

  /** The first words of answers to this kind of question; {@code NAME} stands for any name. */
  List<String> openings(String kind) {
    var openings = new ArrayList<String>();
    for (String word : questions.getOrDefault(kind, List.of())) {
      if (word.equals(ACTION)) {
        openings.addAll(openings("action"));
      } else {
        openings.add(word);
      }
    }
    return openings;
  }

  /** An answer to this kind of question may begin so. */
  boolean opens(String kind, String text, Names names) {
    List<String> openings = openings(kind);
    String first = text.strip().split("\\s+")[0].toLowerCase(Locale.ROOT);
    return openings.contains(first) || openings.contains(NAME) && names.begins(text);
  }

  /** Every word that is part of some answer, in small letters. */
  Set<String> words() {
    var words = new TreeSet<>(within);
    questions.keySet().forEach(kind -> words.addAll(openings(kind)));
    return words;
  }

  /** How to see all of it, as a sentence. */
  String where() {
    return "cleave check --words " + rulebook + " shows all.";
  }
}
