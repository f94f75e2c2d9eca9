package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The figures, charts, options and words of a rulebook, for the rules they name.
 *
 * @param name its path from the root
 */
record RulebookFile(String name, Fields printed) {

  private static final String FOLDER = "src/main/resources/cleave/rulebooks";

  /** The word for an entry of each part. */
  private static final Map<String, String> PARTS =
      Map.of("figures", "figure", "charts", "chart", "options", "option", "words", "table");

  /** Those of every module, by path. */
  static List<RulebookFile> under(Path root) {
    var files = new ArrayList<RulebookFile>();
    try (var modules = Files.list(root)) {
      for (Path module : modules.sorted().toList()) {
        Path folder = module.resolve(FOLDER);
        if (Files.isDirectory(folder)) {
          files.addAll(in(root, folder));
        }
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException("the folder " + root + " cannot be read", e);
    }
  }

  private static List<RulebookFile> in(Path root, Path folder) throws IOException {
    var found = new ArrayList<RulebookFile>();
    try (var files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".yaml")).sorted().toList()) {
        String name = root.relativize(file).toString().replace('\\', '/');
        found.add(new RulebookFile(name, Fields.of(Yaml.parse(Source.read(file)))));
      }
    }
    return found;
  }

  /** Every entry with the rule it names, and every row of words with its own. */
  List<Claim> citations(Set<String> known) {
    var claims = new ArrayList<Claim>();
    for (String part : List.of("options", "figures", "charts", "words")) {
      if (printed.has(part)) {
        String kind = PARTS.getOrDefault(part, part);
        printed
            .named(part)
            .forEach((name, entry) -> entry(kind + " " + name, entry, known, claims));
      }
    }
    return claims;
  }

  private void entry(String what, Fields entry, Set<String> known, List<Claim> claims) {
    String value = entry.optional("value").map(node -> ": " + node.shown()).orElse("");
    entry
        .optionalText("rule")
        .ifPresent(rule -> add(rule, what + value, entry.node(), known, claims));
    entry
        .optionalMapping("rows")
        .ifPresent(rows -> rows.names().forEach(row -> cells(what, rows, row, known, claims)));
  }

  /** Cells of a row of words may name rules of their own. */
  private void cells(String what, Fields rows, String row, Set<String> known, List<Claim> claims) {
    if (rows.node(row) instanceof Sequence cells) {
      for (Node cell : cells.items()) {
        add(cell.shown(), what + ", " + row, cell, known, claims);
      }
    }
  }

  private void add(String text, String by, Node at, Set<String> known, List<Claim> claims) {
    for (String id : new LinkedHashSet<>(RuleIds.in(text, known))) {
      claims.add(new Claim(id, Claim.Kind.CONTENT, by, name + ":" + at.place().line()));
    }
  }
}
