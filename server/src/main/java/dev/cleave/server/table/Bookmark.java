package dev.cleave.server.table;

import dev.cleave.content.journal.Opening;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * How a chapter begins at a table: the line its journal begins it with, and all that the table knew
 * by then, so that nothing before need be read.
 *
 * @param cards which numbers they have, by {@link Viewpoint#key}
 * @param undoes how often something was taken back
 * @param settings the lines that set who answers for whom
 * @param dice what {@link Cup#mark} says
 */
record Bookmark(
    Opening opening, Map<String, Marks> cards, int undoes, List<String> settings, JsonNode dice) {

  LogLine line() {
    var json = Json.object();
    json.set("begin", Json.MAPPER.readTree(opening.json()));
    var marks = json.putObject("cards");
    cards.forEach((eyes, mark) -> marks.set(eyes, mark.json()));
    json.put("undoes", undoes);
    var lines = json.putArray("settings");
    settings.forEach(line -> lines.add(Json.MAPPER.readTree(line)));
    json.set("dice", dice);
    return new LogLine(LogLine.Kind.CHAPTER, json.toString());
  }

  static Bookmark read(LogLine line) {
    JsonNode json = Json.MAPPER.readTree(line.body());
    var cards = new LinkedHashMap<String, Marks>();
    json.path("cards")
        .properties()
        .forEach(one -> cards.put(one.getKey(), Marks.read(one.getValue())));
    var settings = new ArrayList<String>();
    json.path("settings").forEach(one -> settings.add(one.toString()));
    return new Bookmark(
        Opening.read(json.path("begin").toString(), "log"),
        cards,
        json.path("undoes").asInt(),
        settings,
        json.path("dice"));
  }
}
