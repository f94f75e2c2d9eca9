package dev.cleave.server.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The body of a request, read no further than it may go and field by field. */
final class Body {

  /** Most requests are a few words. */
  static final int SMALL = 64 << 10;

  /** A scenario may have 1 MiB, and some of its characters take two in JSON. */
  static final int SCENARIO = 2 << 20;

  /** A body takes this long and a second more for every {@link #SLOWEST} bytes, not longer. */
  private static final long PATIENCE_NANOS = 5_000_000_000L;

  private static final int SLOWEST = 512;
  private static final int SECOND_NANOS = 1_000_000_000;

  private final JsonNode json;

  private Body(JsonNode json) {
    this.json = json;
  }

  /** A request that cannot be answered as it stands. */
  static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int status;
    private final String title;
    private final String detail;

    Refused(int status, String title, String detail) {
      super(title, null, false, false);
      this.status = status;
      this.title = title;
      this.detail = detail;
    }

    void show(Context context) {
      Shown.problem(context, status, title, detail);
    }
  }

  /**
   * @param most bytes, counted as they come: a length that is stated may be a lie
   * @param known its fields; others are refused
   */
  static Body of(Context context, int most, Set<String> known) {
    JsonNode json = Frames.read(text(context, most));
    if (json == null) {
      throw bad("The body is no JSON object, or has a field twice.");
    }
    for (var field : json.properties()) {
      if (!known.contains(field.getKey())) {
        throw bad(
            "There is an unknown field. Known: " + String.join(", ", new TreeSet<>(known)) + ".");
      }
    }
    return new Body(json);
  }

  private static String text(Context context, int most) {
    try {
      byte[] bytes = bytes(context.req().getInputStream(), most);
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notText) {
      throw bad("The body is not UTF-8.");
    } catch (IOException cut) {
      throw bad("The body did not come whole.");
    }
  }

  private static byte[] bytes(InputStream in, int most) throws IOException {
    long start = System.nanoTime();
    var all = new ByteArrayOutputStream();
    byte[] some = new byte[8 << 10];
    for (int read = in.read(some); read >= 0; read = in.read(some)) {
      all.write(some, 0, read);
      if (all.size() > most) {
        throw new Refused(413, "Too large", "At most " + (most >> 10) + " KiB are read here.");
      }
      long patience = PATIENCE_NANOS + (long) all.size() / SLOWEST * SECOND_NANOS;
      if (System.nanoTime() - start > patience) {
        throw new Refused(408, "Too slow", "The body comes too slowly.");
      }
    }
    return all.toByteArray();
  }

  private static Refused bad(String detail) {
    return new Refused(400, "Bad request", detail);
  }

  JsonNode json() {
    return json;
  }

  /** A text that must be there. */
  String text(String name) {
    String text = textOrNull(name);
    if (text == null) {
      throw bad("The field " + name + " is missing.");
    }
    return text;
  }

  @Nullable String textOrNull(String name) {
    JsonNode value = json.path(name);
    if (value.isMissingNode() || value.isNull()) {
      return null;
    }
    if (!value.isString()) {
      throw bad("The field " + name + " must be a text.");
    }
    return value.stringValue();
  }

  /** One of these words, the first if nothing is said. */
  String word(String name, String... words) {
    String text = textOrNull(name);
    if (text == null) {
      return words[0];
    }
    for (String word : words) {
      if (word.equals(text)) {
        return word;
      }
    }
    throw bad("The field " + name + " must be one of: " + String.join(", ", words) + ".");
  }

  /** Whether something is said to be so; not, if nothing is said. */
  boolean flag(String name) {
    JsonNode value = json.path(name);
    if (!value.isMissingNode() && !value.isBoolean()) {
      throw bad("The field " + name + " must be true or false.");
    }
    return value.asBoolean(false);
  }

  /** Texts by name, in order. */
  Map<String, String> texts(String name, Set<String> words) {
    JsonNode value = json.path(name);
    var texts = new LinkedHashMap<String, String>();
    if (value.isMissingNode() || value.isNull()) {
      return texts;
    }
    if (!value.isObject()) {
      throw bad("The field " + name + " must be an object.");
    }
    for (var field : value.properties()) {
      if (!field.getValue().isString() || !words.contains(field.getValue().stringValue())) {
        throw bad(
            "In the field "
                + name
                + " stand only: "
                + String.join(", ", new TreeSet<>(words))
                + ".");
      }
      texts.put(field.getKey(), field.getValue().stringValue());
    }
    return texts;
  }
}
