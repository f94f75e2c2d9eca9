package dev.cleave.engine.odds;

import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;

/**
 * The events of a turn so far that may still count in it.
 *
 * @param told what was answered and told, but for its numbers
 * @param blows attacks made, without those that follow from a fall
 * @param further whether the next attack follows from a fall
 * @param hit whether the target has been hit
 */
record Story(Bag told, int blows, boolean further, boolean hit) {

  static Story start() {
    return new Story(Bag.empty(), 0, false, false);
  }

  /** Written out: what the JVM makes up for records costs milliseconds at the first use. */
  boolean isLike(Story other) {
    return blows == other.blows
        && further == other.further
        && hit == other.hit
        && told.equals(other.told);
  }

  private Story with(String piece) {
    return new Story(told.with(piece), blows, further, hit);
  }

  Story with(Event event) {
    return with(plain(event));
  }

  /** After a question and its answer. */
  Story with(Question<?> asked, Answer answer) {
    boolean cleaves = asked.is(Question.Kind.CLEAVE) && !answer.declines();
    Bag longer = told.with(asked.kind() + " " + asked.whose() + " " + answer.text());
    return new Story(longer, blows, further || cleaves, hit);
  }

  /** A throw of which nothing has come to light yet is still in somebody's head. */
  Story with(int nth, int fallen) {
    return with("throw " + nth + " fell " + fallen);
  }

  /** After an attack of his. */
  Story after(boolean hitTarget) {
    return new Story(told, further ? blows : blows + 1, false, hit || hitTarget);
  }

  /** An event without its numbers. */
  private static String plain(Event event) {
    var text = new StringBuilder(event.name());
    for (Event.Fact fact : event.facts()) {
      if (fact.value() instanceof String || fact.value() instanceof Boolean) {
        text.append(' ').append(fact.value());
      }
    }
    return text.toString();
  }
}
