package dev.cleave.engine.journal;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.tally.Concordance;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened, the rule it follows from, its facts in order, and a sentence for people.
 * Facts are names, numbers, yes or no, words, lists of words, or a tally. Views read facts; the
 * sentence is for the log.
 */
public final class Event {

  /** A fact by its name. */
  public record Fact(String key, Object value) {}

  private final String name;
  private final String rule;
  private final List<Fact> facts = new ArrayList<>(6);
  private String sentence = "";
  private String open = "";
  private @Nullable Tally tally;

  private Event(String name, String rule) {
    this.name = name;
    this.rule = rule;
  }

  public static Event of(String name, String rule) {
    return new Event(name, rule);
  }

  public Event by(Actor who) {
    return fact("by", who.name());
  }

  public Event on(Actor whom) {
    return fact("on", whom.name());
  }

  public Event fact(String key, int value) {
    facts.add(new Fact(key, value));
    return this;
  }

  public Event fact(String key, boolean value) {
    facts.add(new Fact(key, value));
    return this;
  }

  public Event fact(String key, String value) {
    facts.add(new Fact(key, value));
    return this;
  }

  public Event fact(String key, Actor value) {
    return fact(key, value.name());
  }

  public Event fact(String key, List<String> values) {
    facts.add(new Fact(key, List.copyOf(values)));
    return this;
  }

  /** The number needed with all that made it; kept as it is now. */
  public Event needs(Tally needed) {
    tally = needed.copy();
    facts.add(new Fact("needs", tally));
    return this;
  }

  public Event says(String words) {
    sentence = words;
    return this;
  }

  /** The same for those who may not know the numbers: what anybody could see. */
  public Event openly(String words) {
    open = words;
    return this;
  }

  /** The same as a book tells it that has its rules under other ids. */
  public Event citing(Concordance concordance) {
    var own = new Event(name, concordance.own(rule));
    own.sentence = sentence;
    own.open = open;
    for (Fact fact : facts) {
      if (fact.value() instanceof Tally needed) {
        own.needs(concordance.own(needed));
      } else {
        own.facts.add(fact);
      }
    }
    return own;
  }

  public String name() {
    return name;
  }

  public String rule() {
    return rule;
  }

  public List<Fact> facts() {
    return facts;
  }

  public @Nullable Object fact(String key) {
    for (Fact fact : facts) {
      if (fact.key().equals(key)) {
        return fact.value();
      }
    }
    return null;
  }

  /** What was needed, for events that are throws. */
  public @Nullable Tally tally() {
    return tally;
  }

  public String sentence() {
    return sentence;
  }

  /** What anybody could see of it. */
  public String openSentence() {
    return open.isEmpty() ? sentence : open;
  }

  public boolean is(String other) {
    return name.equals(other);
  }

  @Override
  public String toString() {
    return (sentence.isEmpty() ? name : sentence) + " [" + rule + "]";
  }
}
