package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * A file that comes with Cleave. It is trusted: tests hold it against its schema, not the start.
 */
final class CorePack {

  private static final String FOLDER = "/cleave/";

  private CorePack() {}

  static Fields read(String file) {
    try (var in = open(file)) {
      return Fields.of(Yaml.parse(Source.read(file, in)));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  static byte[] bytes(String file) {
    try (var in = open(file)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  private static InputStream open(String file) {
    var in = CorePack.class.getResourceAsStream(FOLDER + file);
    if (in == null) {
      throw new IllegalStateException("Cleave comes without " + file);
    }
    return in;
  }
}
