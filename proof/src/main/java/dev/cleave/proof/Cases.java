package dev.cleave.proof;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** Finds cases and sees that each is there once. */
public final class Cases {

  private Cases() {}

  /**
   * The cases in these files and in all {@code *.yaml} files under these folders, by path.
   *
   * @throws BadInput with everything that is wrong in any of the files
   */
  public static List<Case> under(List<Path> paths) {
    var cases = new ArrayList<Case>();
    var problems = new ArrayList<Problem>();
    for (Path file : files(paths)) {
      try {
        cases.addAll(Case.read(file));
      } catch (BadInput refused) {
        problems.addAll(refused.problems());
      }
    }
    problems.addAll(twice(cases));
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
    return List.copyOf(cases);
  }

  private static List<Path> files(List<Path> paths) {
    var found = new LinkedHashMap<Path, Path>();
    for (Path path : paths) {
      for (Path file : files(path)) {
        found.putIfAbsent(file.toAbsolutePath().normalize(), file);
      }
    }
    return List.copyOf(found.values());
  }

  private static Iterable<Path> files(Path path) {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (var all = Files.walk(path)) {
      var files = new TreeSet<Path>();
      all.filter(file -> file.toString().endsWith(".yaml"))
          .filter(Files::isRegularFile)
          .forEach(files::add);
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException("the folder " + path + " cannot be read", e);
    }
  }

  /** Two files under one name where letters have no case, two cases with one title or one id. */
  private static List<Problem> twice(List<Case> cases) {
    var problems = new ArrayList<Problem>();
    var files = new HashMap<String, String>();
    var seen = new HashMap<String, Case>();
    for (Case one : cases) {
      String file = one.place().source().name();
      String other = files.putIfAbsent(file.toLowerCase(Locale.ROOT), file);
      if (other != null && !other.equals(file)) {
        files.put(file.toLowerCase(Locale.ROOT), file);
        problems.add(
            one.place()
                .problem("this file differs from " + other + " only in its capital letters"));
      }
      claim(seen, "title " + one.rulebook() + " " + one.title(), one, "title", problems);
      if (!one.id().isEmpty()) {
        claim(seen, "id " + one.id(), one, "id", problems);
      }
    }
    return problems;
  }

  private static void claim(
      Map<String, Case> seen, String name, Case one, String what, List<Problem> problems) {
    Case first = seen.putIfAbsent(name, one);
    if (first != null) {
      String shown = what.equals("id") ? "the id " + one.id() : "this title";
      problems.add(
          one.place()
              .problem(shown + " is taken", "Expected: each " + what + " once", taken(first)));
    }
  }

  private static String taken(Case first) {
    return "It is already at " + first.where() + ".";
  }
}
