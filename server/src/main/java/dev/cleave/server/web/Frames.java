package dev.cleave.server.web;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** JSON from and for strangers: strict, small and not too deep. */
final class Frames {

  private static final int MOST_DEPTH = 16;

  /** A scenario that is too long is to be told so, and not that it is no JSON. */
  private static final int MOST_TEXT = Body.SCENARIO;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(MOST_DEPTH)
                          .maxStringLength(MOST_TEXT)
                          .maxNumberLength(20)
                          .build())
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Frames() {}

  /** Null if the text is no JSON object. */
  static @Nullable JsonNode read(String text) {
    try {
      JsonNode node = MAPPER.readTree(text);
      return node.isObject() && isWhole(node) ? node : null;
    } catch (JacksonException notJson) {
      return null;
    }
  }

  /** No text in it has half a character or a NUL, which an escape can smuggle in. */
  private static boolean isWhole(JsonNode node) {
    if (node.isString()) {
      return isWhole(node.stringValue());
    }
    for (var field : node.properties()) {
      if (!isWhole(field.getKey())) {
        return false;
      }
    }
    for (JsonNode part : node) {
      if (!isWhole(part)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWhole(String text) {
    return text.codePoints().noneMatch(c -> c == 0 || Character.getType(c) == Character.SURROGATE);
  }

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static String bye(String reason) {
    return object().put("type", "bye").put("reason", reason).toString();
  }

  static String refused(@Nullable String cmd, String code, String message) {
    var json = object().put("type", "refused").put("code", code).put("message", message);
    if (cmd != null) {
      json.put("cmd", cmd);
    }
    return json.toString();
  }

  /** The fault, for people and programs; the id is in the server's log too. */
  static ObjectNode problem(int status, String title, String detail) {
    return object()
        .put("type", "about:blank")
        .put("title", title)
        .put("status", status)
        .put("detail", detail)
        .put("id", UUID.randomUUID().toString());
  }
}
