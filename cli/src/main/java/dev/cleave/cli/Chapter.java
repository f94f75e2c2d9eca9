package dev.cleave.cli;

import dev.cleave.content.Ledger.Rule;
import dev.cleave.content.yaml.Nearest;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The part of the ledger somebody wants to see. */
final class Chapter {

  @Option(names = "--rulebook", paramLabel = "ID", description = "Only this rulebook's.")
  private @Nullable String rulebook;

  @Option(
      names = "--area",
      paramLabel = "A",
      description = "Only this area: the middle of an id, such as MORALE.")
  private @Nullable String area;

  List<Rule> of(List<Rule> rules) {
    return only(only(rules, "rulebook", Rule::rulebook, rulebook), "area", Rule::area, area);
  }

  /** The rulebooks it speaks of. */
  List<String> books(List<String> all) {
    return only(all, "rulebook", id -> id, rulebook);
  }

  /** The area that is wanted as the books write it, null if all are. */
  @Nullable String area(Collection<String> known) {
    refuse(rulebook, "--rulebook");
    return area == null ? null : only(List.copyOf(known), "area", one -> one, area).getFirst();
  }

  /** Some pages are whole or nothing. */
  void refuseArea(String option) {
    refuse(rulebook, "--rulebook");
    refuse(area, "--area", option);
  }

  private static void refuse(@Nullable String given, String name) {
    refuse(given, name, "--compare");
  }

  private static void refuse(@Nullable String given, String name, String option) {
    if (given != null) {
      throw new Refused(name + " does not go with " + option);
    }
  }

  private static <T> List<T> only(
      List<T> rules, String what, Function<T, String> of, @Nullable String wanted) {
    if (wanted == null) {
      return rules;
    }
    List<T> kept =
        rules.stream().filter(rule -> of.apply(rule).equalsIgnoreCase(wanted.strip())).toList();
    if (kept.isEmpty()) {
      Set<String> known = new LinkedHashSet<>(rules.stream().map(of).toList());
      String meant = Nearest.didYouMean(wanted, known);
      throw new Refused(
          "no "
              + what
              + " is called \""
              + wanted
              + "\"; there are "
              + Nearest.list(wanted, known)
              + (meant.isEmpty() ? "" : ". " + meant));
    }
    return kept;
  }
}
