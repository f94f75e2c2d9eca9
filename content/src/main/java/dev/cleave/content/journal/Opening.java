package dev.cleave.content.journal;

import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The line with which a chapter begins. The first chapter of a story has none: its journal's header
 * holds the scenario.
 *
 * @param number of the chapter, from 1
 * @param scene what sort of scene it is: fight, aftermath
 * @param title what it is called
 * @param scenario of a fight, as the Judge wrote it; null for what comes after one
 * @param carried what is carried into it; null for a first chapter that is begun again
 */
public record Opening(
    int number, String scene, String title, @Nullable Node scenario, @Nullable Snapshot carried) {

  /** The form of such lines this Cleave writes, and the newest it reads. */
  static final int FORM = 1;

  /** How such a line begins. */
  static final String FIELD = "chapter";

  /** The sorts of scene a chapter may be. */
  private static final List<String> SCENES = List.of(Battle.KIND, Aftermath.KIND);

  private static final int MOST = 1_000_000;

  /** As the journal writes it, without number and seal. */
  public String json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put(FIELD, number).put("form", FORM).put("scene", scene).put("title", title);
    if (scenario != null) {
      json.set("scenario", scenario.json());
    }
    if (carried != null) {
      json.set("carried", carried.json());
    }
    return json.toString();
  }

  /**
   * Reads such a line back.
   *
   * @param name of where it is from, for messages
   * @throws IllegalArgumentException if it is none, in words for people
   */
  public static Opening read(String line, String name) {
    JsonNode json = JsonText.object(line);
    if (json == null) {
      throw new IllegalArgumentException("this is not JSON");
    }
    return read(json, name);
  }

  static Opening read(JsonNode json, String name) {
    if (json.path("form").asInt(0) > FORM) {
      throw new IllegalArgumentException("this chapter needs a newer Cleave");
    }
    int number = json.path(FIELD).asInt(0);
    boolean whole =
        json.path("form").asInt(0) == FORM
            && number >= 1
            && number <= MOST
            && json.path("scene").isString()
            && json.path("title").isString()
            && (json.path("scenario").isMissingNode() || json.path("scenario").isObject());
    if (!whole) {
      throw new IllegalArgumentException("this does not begin a chapter as Cleave does it");
    }
    String scene = json.path("scene").stringValue();
    if (!SCENES.contains(scene)) {
      throw new IllegalArgumentException(
          "nobody knows how to play a chapter that is a "
              + scene
              + ". Expected: "
              + String.join(" or ", SCENES));
    }
    if (scene.equals(Aftermath.KIND) && !json.has("carried")
        || scene.equals(Battle.KIND) && json.has("carried") != json.has("scenario")) {
      throw new IllegalArgumentException("a chapter lacks its scenario, or whom it is about");
    }
    return new Opening(
        number,
        scene,
        json.path("title").stringValue(),
        json.has("scenario") ? Yaml.fromJson(json.path("scenario"), name) : null,
        json.has("carried") ? Snapshot.read(json.path("carried")) : null);
  }
}
