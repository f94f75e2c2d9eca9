package dev.cleave.server.table;

import tools.jackson.databind.node.ObjectNode;

/** Something that happened, as some eyes may know it. */
final class Card {

  private final ObjectNode json;
  private final int entry;
  private boolean undone;

  /**
   * @param entry how many entries the journal had before what it tells
   */
  Card(ObjectNode json, int entry) {
    this.json = json;
    this.entry = entry;
  }

  int entry() {
    return entry;
  }

  boolean isUndone() {
    return undone;
  }

  void undo() {
    undone = true;
    json.put("undone", true);
  }

  int number() {
    return json.path("card").asInt();
  }

  /** Whether it is about the table and not the battle. */
  boolean isNote() {
    return json.path("kind").asString("").equals("undo");
  }

  ObjectNode json() {
    return json;
  }
}
