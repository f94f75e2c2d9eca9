package dev.cleave.content.yaml;

import tools.jackson.databind.JsonNode;

/** A piece of a YAML document that knows where it stands. */
public sealed interface Node permits Mapping, Sequence, Scalar {

  /** Where it stands. */
  Place place();

  /** The same content as JSON, for schemas and for journals. */
  JsonNode json();

  /** The value as a message shows it: {@code "chain"}, {@code 12}, {@code a list}. */
  String shown();

  /** The line, from 1; 0 when it came from JSON. */
  default int line() {
    return place().line();
  }

  /** The column, from 1, in characters; 0 when it came from JSON. */
  default int column() {
    return place().column();
  }

  /** The way here from the top, such as {@code combatants.Marcus.hp}. */
  default String path() {
    return place().path();
  }

  /** Something wrong here, to be thrown. */
  default BadInput problem(String what) {
    return new BadInput(place().problem(what));
  }
}
