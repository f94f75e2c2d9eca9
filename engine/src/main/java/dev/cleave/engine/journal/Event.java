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

  /**
   * Views rely on these: each is called so in every rulebook, and has at least the facts named
   * here. The rest of what happens is the rulebook's own to name.
   */
  public enum Kind {
    /** A round begins: {@code round}. */
    ROUND("round"),
    /** The order of initiative: {@code who} and {@code number}, or a number for each name. */
    INITIATIVE("initiative"),
    /** An announcement before the dice: {@code by}, {@code what}. */
    DECLARED("declared"),
    /** Somebody's number is called: {@code by}, {@code count}. */
    SEGMENT("segment"),
    /** Somebody does nothing with his turn: {@code by}. */
    IDLE("idle"),
    /** Somebody waits for his moment: {@code by}. */
    READIED("readied"),
    /** Somebody holds his action: {@code by}. */
    HOLDS("holds"),
    /** Somebody waits no longer: {@code on}. */
    UNREADY("unready"),
    /** Somebody who held his action takes it: {@code by}. */
    RELEASES("releases"),
    /** Somebody acts before what was about to happen: {@code by}, {@code on}. */
    INTERRUPT("interrupt"),
    /** Chance has picked at whom of many a shot goes: {@code by}, {@code on}. */
    DRAWN("drawn"),
    /** A blow or shot: {@code by}, {@code on}, {@code weapon}, {@code hit}. */
    ATTACK("attack"),
    /** Something thrown, or a throw of the dice to do something: {@code by}, {@code roll}. */
    THROW("throw"),
    /** Somebody has lost hit points: {@code on}, {@code amount}. */
    DAMAGE("damage"),
    /** Somebody no longer stands: {@code on}, {@code fate}. */
    FALLEN("fallen"),
    /** How badly somebody is hurt who fell: {@code on}. */
    WOUNDS("wounds"),
    /** Somebody has gone elsewhere: {@code by}. */
    MOVED("moved"),
    /** Somebody looks elsewhere: {@code by}. */
    TURNED("turned"),
    /** A mounted run that ends in a blow: {@code by}. */
    CHARGES("charges"),
    /** The fight is over. */
    ENDED("ended");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** As journals and the wire have it. */
    public String text() {
      return text;
    }
  }

  /** A fact by its name. */
  public record Fact(String key, Object value) {}

  /**
   * The number some dice were held against that no tally makes, morale's say.
   *
   * @param orMore whether that number and above is enough, or that and below
   * @param met whether it was
   */
  public record Bar(int number, boolean orMore, boolean met) {}

  private final String name;
  private final String rule;
  private final List<Fact> facts = new ArrayList<>(6);
  private String sentence = "";
  private String open = "";
  private int numbersFrom;
  private int numbersTo;
  private boolean squarely;
  private @Nullable Tally tally;
  private @Nullable Bar bar;

  private Event(String name, String rule) {
    this.name = name;
    this.rule = rule;
  }

  public static Event of(Kind kind, String rule) {
    return new Event(kind.text(), rule);
  }

  /**
   * @param name of the rulebook's own
   */
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

  /**
   * The same with the numbers of a throw apart, which may stand back behind what came of it: "Kurt
   * strikes at Hans:", " needs 9+;", " rolled 14: hit."
   */
  public Event says(String start, String numbers, String rest) {
    numbersFrom = start.length();
    numbersTo = numbersFrom + numbers.length();
    return says(start + numbers + rest);
  }

  /** The one it was meant for was hit, which its facts tell in words of the book. */
  public Event squarely(boolean hit) {
    squarely = hit;
    return this;
  }

  /** Says for views what the dice had to show; the journal has the facts it follows from. */
  public Event heldAgainst(Bar number) {
    bar = number;
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
    own.numbersFrom = numbersFrom;
    own.numbersTo = numbersTo;
    own.bar = bar;
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

  /** The number needed, for events that are throws. */
  public @Nullable Tally tally() {
    return tally;
  }

  /** The number needed, for dice no tally is behind. */
  public @Nullable Bar bar() {
    return bar;
  }

  public String sentence() {
    return sentence;
  }

  /** Where in the sentence the numbers of a throw begin; they end there too if there are none. */
  public int numbersFrom() {
    return numbersFrom;
  }

  public int numbersTo() {
    return numbersTo;
  }

  /** A blow, a shot, or something thrown: not a mere throw of the dice. */
  public boolean isAttack() {
    return is(Kind.ATTACK) || is(Kind.THROW) && fact("what") != null;
  }

  /** Of a blow, shot or throw. */
  public boolean isHit() {
    return squarely || Boolean.TRUE.equals(fact("hit"));
  }

  /** The sentence without anything that not everybody could see. */
  public String openSentence() {
    return open.isEmpty() ? sentence : open;
  }

  public boolean is(Kind kind) {
    return name.equals(kind.text());
  }

  public boolean is(String other) {
    return name.equals(other);
  }

  @Override
  public String toString() {
    return (sentence.isEmpty() ? name : sentence) + " [" + rule + "]";
  }
}
