package dev.cleave.content.journal;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Somebody who goes on from one chapter to the next, as data.
 *
 * @param counted whether he is one of several under one name, a kind more than a person
 * @param said what a scenario would say of him: class, abilities, what he wears and carries
 * @param state how he is now: hit points, wounds, what he has in hand and what is left of it
 */
public record Person(String name, String side, boolean counted, ObjectNode said, ObjectNode state) {

  ObjectNode json() {
    var json = JsonNodeFactory.instance.objectNode().put("name", name).put("side", side);
    if (counted) {
      json.put("counted", true);
    }
    return json.set("said", said).set("state", state);
  }

  /**
   * Reads him back.
   *
   * @throws IllegalArgumentException if it is nobody, in words for people
   */
  static Person read(JsonNode json) {
    if (!json.path("name").isString()
        || !json.path("side").isString()
        || !(json.path("said") instanceof ObjectNode said)
        || !(json.path("state") instanceof ObjectNode state)) {
      throw new IllegalArgumentException("somebody who is carried on lacks name, side or state");
    }
    return new Person(
        json.path("name").stringValue(),
        json.path("side").stringValue(),
        json.path("counted").asBoolean(false),
        said,
        state);
  }
}
