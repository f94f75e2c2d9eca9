package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * A file that comes with Cleave. It is trusted: tests hold it against its schema, not the start.
 */
final class CorePack {

  private static final String FOLDER = "/cleave/";
  private static final String YAML = ".yaml";

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

  /** A kind of sheets is a file, or a folder of them. */
  static List<String> files(Kind kind) {
    List<String> names = names(kind.section());
    return names.isEmpty()
        ? List.of(kind.section() + YAML)
        : names.stream().map(name -> kind.section() + "/" + name + YAML).toList();
  }

  /** The YAML files in a folder, by name and without their ending; none if there is no folder. */
  static List<String> names(String folder) {
    var known = CorePack.class.getResource(FOLDER + "classes" + YAML);
    if (known == null) {
      throw new IllegalStateException("Cleave comes without its content");
    }
    try {
      return files(known, folder)
          .filter(name -> name.endsWith(YAML))
          .map(name -> name.substring(0, name.length() - YAML.length()))
          .sorted()
          .toList();
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("the folder " + folder + " cannot be read", e);
    }
  }

  /** Packed in a jar, or as the compiler leaves them. */
  private static Stream<String> files(URL known, String folder)
      throws IOException, URISyntaxException {
    if (known.openConnection() instanceof JarURLConnection packed) {
      String start = FOLDER.substring(1) + folder + "/";
      return packed.getJarFile().stream()
          .map(ZipEntry::getName)
          .filter(name -> name.startsWith(start))
          .map(name -> name.substring(start.length()));
    }
    Path there = Path.of(known.toURI()).resolveSibling(folder);
    if (!Files.isDirectory(there)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.list(there)) {
      return files.map(file -> String.valueOf(file.getFileName())).toList().stream();
    }
  }
}
