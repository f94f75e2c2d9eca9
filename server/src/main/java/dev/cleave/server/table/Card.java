package dev.cleave.server.table;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Something that happened, as some eyes may know it. Kept as text: there are many. */
final class Card {

  private String json;
  private final int number;
  private final boolean note;
  private final int entry;
  private boolean undone;

  /**
   * @param entry how many entries the journal had before what it tells
   */
  Card(ObjectNode json, int entry) {
    this.json = json.toString();
    this.number = json.path("card").asInt();
    String kind = json.path("kind").asString("");
    this.note = kind.equals(Remark.UNDO.text()) || kind.equals(Remark.CHAPTER.text());
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
  }

  /** More dice that came of it. */
  void add(ArrayNode dice) {
    var more = (ObjectNode) Json.MAPPER.readTree(json);
    more.withArray("dice").addAll(dice);
    json = more.toString();
  }

  int number() {
    return number;
  }

  /** About the table and not the battle. */
  boolean isNote() {
    return note;
  }

  /** As the wire carries it. */
  String text() {
    return undone ? json.substring(0, json.length() - 1) + ",\"undone\":true}" : json;
  }

  boolean is(String kind) {
    return json().path("kind").asString("").equals(kind);
  }

  JsonNode json() {
    return Json.MAPPER.readTree(text());
  }
}
