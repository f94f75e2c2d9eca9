package dev.cleave.content.yaml;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A schema with the files it refers to packed into it, so that it is one document: {@code
 * common.json#/$defs/dice} becomes {@code #/$defs/common.json/$defs/dice}.
 */
final class Bundle {
  private final Function<String, String> texts;
  private final Map<String, ObjectNode> packed = new LinkedHashMap<>();

  private Bundle(Function<String, String> texts) {
    this.texts = texts;
  }

  /** Reads a resource and all it refers to, which must lie in the same folder. */
  static JsonNode resource(String path) {
    int slash = path.lastIndexOf('/') + 1;
    var folder = path.substring(0, slash);
    return of(path.substring(slash), file -> load(folder + file));
  }

  /** Reads a file and all it refers to, whose texts are got by name. */
  static JsonNode of(String file, Function<String, String> texts) {
    var bundle = new Bundle(texts);
    var root = bundle.read(file);
    bundle.refer(root, "");
    if (!bundle.packed.isEmpty()) {
      root.withObjectProperty("$defs").setAll(bundle.packed);
    }
    return root;
  }

  static JsonNode text(String json) {
    return Yaml.parse(new Source("schema", json)).json();
  }

  private ObjectNode read(String file) {
    return (ObjectNode) text(texts.apply(file));
  }

  private static String load(String path) {
    try (var in = Bundle.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalArgumentException("there is no schema " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the schema " + path + " cannot be read", e);
    }
  }

  /** Rewrites the references of a document that stands at {@code home} in the bundle. */
  private void refer(JsonNode schema, String home) {
    if (schema instanceof ObjectNode object && object.path("$ref").isString()) {
      object.put("$ref", packed(object.get("$ref").stringValue(), home));
    }
    schema.forEach(child -> refer(child, home));
  }

  private String packed(String reference, String home) {
    int hash = reference.indexOf('#');
    var file = hash < 0 ? reference : reference.substring(0, hash);
    var pointer = hash < 0 ? "" : reference.substring(hash + 1);
    if (file.isEmpty()) {
      return "#" + home + pointer;
    }
    if (!packed.containsKey(file)) {
      var other = read(file);
      other.remove("$id");
      other.remove("$schema");
      packed.put(file, other);
      refer(other, "/$defs/" + file);
    }
    return "#/$defs/" + file + pointer;
  }
}
