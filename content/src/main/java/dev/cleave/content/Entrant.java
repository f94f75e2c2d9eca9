package dev.cleave.content;

import dev.cleave.content.yaml.Fields;

/**
 * One of those who fight, as the scenario names him.
 *
 * @param name his own, with a number if he is one of several
 * @param said what the scenario says of him, and of all his kind if he is one of several
 * @param nth which of them he is, from 0
 * @param count how many there are of them
 */
record Entrant(String name, String side, Fields said, int nth, int count) {

  /** Not there at the beginning; the Judge lets him in. */
  boolean waits() {
    return said.flag("waits", false);
  }
}
