package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import org.jspecify.annotations.Nullable;

/**
 * One of those who fight, as the scenario names him.
 *
 * @param name his own, with a number if he is one of several
 * @param said what the scenario says of him, and of all his kind if he is one of several
 * @param nth which of them he is, from 0
 * @param count how many there are of them
 * @param place what says where he is; of a mount that is said of its rider
 * @param seat the name of the one he sits on, null if he is on his own feet
 */
record Entrant(
    String name,
    String side,
    Fields said,
    int nth,
    int count,
    Fields place,
    @Nullable String seat) {

  Entrant(String name, String side, Fields said, int nth, int count) {
    this(name, side, said, nth, count, said, Harness.seat(said));
  }

  /** The same on somebody's back. */
  Entrant on(String back) {
    return new Entrant(name, side, said, nth, count, place, back);
  }

  /** Not there at the beginning; the Judge lets him in. */
  boolean waits() {
    return place.flag("waits", false);
  }
}
