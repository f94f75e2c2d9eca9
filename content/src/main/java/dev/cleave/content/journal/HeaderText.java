package dev.cleave.content.journal;

import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Yaml;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads the first line of a journal. */
final class HeaderText {

  private static final Set<String> FIELDS =
      Set.of(
          "n",
          "cleave",
          "rulebook",
          "version",
          "options",
          "content",
          "scenario",
          "house",
          "seed",
          "dice");

  private final JsonNode json;
  private final String name;
  private final Lines lines;

  private HeaderText(JsonNode json, String name, Lines lines) {
    this.json = json;
    this.name = name;
    this.lines = lines;
  }

  static Header read(String line, String name, Lines lines) {
    var json = JsonText.object(line);
    if (json == null || !json.path("cleave").isInt() || json.path("n").asInt(-1) != 0) {
      throw lines.refused("this is no journal of Cleave", "");
    }
    if (json.path("cleave").intValue() > Header.FORM) {
      throw lines.refused("this journal needs a newer Cleave", "");
    }
    return new HeaderText(json, name, lines).header();
  }

  private Header header() {
    for (String field : json.propertyNames()) {
      if (!FIELDS.contains(field)) {
        throw lines.refused("the field \"" + field + "\" is unknown", "");
      }
    }
    return new Header(
        text("rulebook"),
        text("version"),
        options(),
        text("content"),
        node("scenario"),
        json.has("house") ? node("house") : null,
        seed(),
        dice());
  }

  private List<Pledge> dice() {
    var pledges = new ArrayList<Pledge>();
    for (JsonNode one : json.path("dice")) {
      Pledge pledge = Pledge.read(one);
      if (pledge == null) {
        throw lines.refused("the dice are not promised as Cleave does it", "");
      }
      pledges.add(pledge);
    }
    return pledges;
  }

  private TreeMap<String, String> options() {
    var options = new TreeMap<String, String>();
    for (var option : json.path("options").properties()) {
      if (!option.getValue().isString()) {
        throw lines.refused("the option " + option.getKey() + " is not text", "");
      }
      options.put(option.getKey(), option.getValue().stringValue());
    }
    return options;
  }

  private Node node(String field) {
    if (!json.path(field).isContainer()) {
      throw lines.refused(field + " is missing", "");
    }
    return Yaml.fromJson(json.path(field), name);
  }

  private @Nullable Long seed() {
    if (!json.has("seed")) {
      return null;
    }
    if (!json.path("seed").isIntegralNumber() || !json.path("seed").canConvertToLong()) {
      throw lines.refused("the seed is not a number", "");
    }
    return json.path("seed").longValue();
  }

  private String text(String field) {
    if (!json.path(field).isString()) {
      throw lines.refused(field + " is missing", "");
    }
    return json.path(field).stringValue();
  }
}
