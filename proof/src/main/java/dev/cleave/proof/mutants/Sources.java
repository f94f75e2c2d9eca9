package dev.cleave.proof.mutants;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The Java of the modules that hold rules. */
final class Sources {

  private static final List<String> MODULES = List.of("engine", "rulebooks");

  private Sources() {}

  /** Every source of the rules below the root, by path. */
  static List<Text> under(Path root) {
    var sources = new ArrayList<Text>();
    for (String module : MODULES) {
      Path folder = root.resolve(module).resolve("src/main/java");
      try (var files = Files.walk(folder)) {
        for (Path file : files.filter(one -> one.toString().endsWith(".java")).sorted().toList()) {
          String path = root.relativize(file).toString().replace('\\', '/');
          sources.add(new Text(path, Files.readString(file)));
        }
      } catch (IOException e) {
        throw new UncheckedIOException("the sources in " + folder + " cannot be read", e);
      }
    }
    return sources;
  }
}
