package dev.cleave.server.web;

import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;

/** The requests this server understands, for programs to read: OpenAPI. */
final class Description {

  private static final String FILE = "/cleave/openapi.yaml";

  private Description() {}

  static void give(Context context) {
    context.contentType("application/json").result(Read.TEXT);
  }

  /** Read when somebody first asks. */
  private static final class Read {
    static final String TEXT = json().toString();
  }

  static JsonNode json() {
    try (InputStream in = Description.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("the server has lost its description");
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Yaml.parse(new Source(FILE, text)).json();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
