package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Scalar;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads a scenario that was refused again without what is wrong in it, so that its author sees all
 * slips at once: what a reader finds only after others have found nothing would otherwise come one
 * correction later. What follows from leaving something out is not told.
 */
public final class SecondLook {

  /** A scenario is read by fewer readers than this, one after the other. */
  private static final int MOST = 12;

  /** Who has so much to mend is told the rest when that is done. */
  private static final int ENOUGH = 50;

  /** Whom to think of in the place of a creature nobody knows. */
  private static final String SOMEBODY = "orc";

  private SecondLook() {}

  /**
   * Reads a scenario.
   *
   * @param read makes something of it
   * @throws BadInput with everything that is wrong
   */
  public static <T> T at(Node scenario, Function<Node, T> read) {
    try {
      return read.apply(scenario);
    } catch (BadInput first) {
      if (first.problems().size() > ENOUGH) {
        throw first;
      }
      throw new BadInput(all(scenario, first, read));
    }
  }

  private static List<Problem> all(Node scenario, BadInput first, Function<Node, ?> read) {
    var found = new LinkedHashSet<Problem>();
    var mended = new HashSet<String>();
    Node rest = scenario;
    List<Problem> wrong = first.problems();
    for (int i = 0; i < MOST && !wrong.isEmpty() && wrong.size() <= ENOUGH; i++) {
      wrong.stream().filter(problem -> !follows(problem, mended)).forEach(found::add);
      Node before = rest;
      for (Problem problem : wrong) {
        rest = without(rest, problem.path());
        mended.add(problem.path());
      }
      wrong = rest.json().equals(before.json()) ? List.of() : again(rest, read);
    }
    var sorted = new ArrayList<>(found);
    sorted.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
    return sorted;
  }

  private static List<Problem> again(Node rest, Function<Node, ?> read) {
    try {
      Objects.requireNonNull(read.apply(rest));
      return List.of();
    } catch (BadInput more) {
      return more.problems();
    }
  }

  /** It is amiss only because something in it was left out. */
  private static boolean follows(Problem problem, Set<String> mended) {
    return mended.stream().anyMatch(path -> isAbout(problem.path(), path));
  }

  /** The same field, or one that holds it; or a deck of the vessels that were left out. */
  private static boolean isAbout(String path, String mended) {
    return path.isEmpty()
        || mended.equals(path)
        || mended.startsWith(path + ".")
        || mended.startsWith("vessels") && path.endsWith(".deck");
  }

  /** The scenario without a field, or with something harmless where it cannot do without. */
  private static Node without(Node node, String path) {
    if (!(node instanceof Mapping mapping)) {
      return node;
    }
    String name = nameOf(mapping, path);
    if (name == null) {
      return node;
    }
    int end = path.startsWith("\"") ? name.length() + 2 : name.length();
    var entries = new LinkedHashMap<>(mapping.entries());
    Mapping.Entry entry = Objects.requireNonNull(entries.get(name));
    if (path.length() > end && entry.value() instanceof Mapping inner) {
      Node mended = without(inner, path.substring(end + 1));
      entries.put(name, new Mapping.Entry(entry.key(), mended));
    } else if (name.equals("map") && entry.value() instanceof Scalar drawing) {
      entries.put(name, new Mapping.Entry(entry.key(), blank(drawing)));
    } else if (name.equals("creature") && entry.value() instanceof Scalar said) {
      entries.put(name, new Mapping.Entry(entry.key(), text(said, SOMEBODY)));
    } else {
      entries.remove(name);
    }
    return new Mapping(mapping.place(), entries);
  }

  /** The field a path begins with; a name with full stops of its own stands in quotes. */
  private static @Nullable String nameOf(Mapping mapping, String path) {
    if (path.startsWith("\"")) {
      String quoted = path.substring(1, Math.max(1, path.indexOf('"', 1)));
      return mapping.entries().containsKey(quoted) ? quoted : null;
    }
    String best = null;
    for (String name : mapping.entries().keySet()) {
      boolean begins =
          path.startsWith(name)
              && (path.length() == name.length() || ".[".indexOf(path.charAt(name.length())) >= 0);
      if (begins && (best == null || name.length() > best.length())) {
        best = name;
      }
    }
    return best;
  }

  /** Open ground as large as the drawing. */
  private static Scalar blank(Scalar drawing) {
    List<String> rows = drawing.text().stripTrailing().lines().toList();
    int wide = rows.stream().mapToInt(String::length).max().orElse(1);
    return text(drawing, Math.max(1, wide) + "x" + Math.max(1, rows.size()));
  }

  private static Scalar text(Scalar instead, String said) {
    return new Scalar(instead.place(), said, Scalar.Kind.TEXT, true);
  }
}
