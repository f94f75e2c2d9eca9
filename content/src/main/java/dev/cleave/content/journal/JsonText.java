package dev.cleave.content.journal;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads one JSON object, strictly and not too deep. */
final class JsonText {

  private static final int MOST_DEPTH = 40;
  private static final int MOST_LENGTH = 4 * 1024 * 1024;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(MOST_DEPTH)
                          .maxStringLength(MOST_LENGTH)
                          .maxNumberLength(30)
                          .build())
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private JsonText() {}

  /** Null if the text is no JSON object. */
  static @Nullable JsonNode object(String text) {
    try {
      var node = MAPPER.readTree(text);
      return node.isObject() ? node : null;
    } catch (JacksonException e) {
      return null;
    }
  }
}
