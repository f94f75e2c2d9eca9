package dev.cleave.proof;

import dev.cleave.content.Ledger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Which rules are proved, and where: by cases, by tests that say so with {@code @Proves}, and which
 * content states and which code cites them.
 */
public final class Coverage {

  /** Modules that name rules in help and examples but play none. */
  private static final Set<String> ONLY_TALK = Set.of("bench", "cli", "proof");

  private final Ledger ledger;
  private final Set<String> known;
  private final Map<String, List<Claim>> claims = new TreeMap<>();
  private final List<Claim> unknown = new ArrayList<>();

  private Coverage(Ledger ledger) {
    this.ledger = ledger;
    this.known = new LinkedHashSet<>();
    ledger.rules().forEach(rule -> known.add(rule.id()));
    ledger.notes().forEach(note -> known.add(note.id()));
  }

  /**
   * Looks through a source tree: {@code cases}, the rulebooks' content, and the Java of every
   * module. What is not there adds nothing.
   *
   * @throws dev.cleave.content.yaml.BadInput if a case cannot be read
   */
  public static Coverage of(Path root, Ledger ledger) {
    Path cases = root.resolve("cases").normalize();
    return of(root, ledger, Files.isDirectory(cases) ? Cases.under(List.of(cases)) : List.of());
  }

  /** Looks through a source tree whose cases have been read already. */
  public static Coverage of(Path root, Ledger ledger, List<Case> cases) {
    var coverage = new Coverage(ledger);
    for (Case one : cases) {
      one.proves()
          .forEach(
              rule -> coverage.add(new Claim(rule, Claim.Kind.CASE, one.title(), one.where())));
    }
    for (JavaSource test : JavaSource.under(root, "src/test/java")) {
      test.proofs().forEach(coverage::add);
    }
    for (RulebookFile content : RulebookFile.under(root)) {
      content.citations(coverage.known).forEach(coverage::add);
    }
    for (JavaSource code : JavaSource.under(root, "src/main/java")) {
      if (!ONLY_TALK.contains(code.module())) {
        code.citations(coverage.known).forEach(coverage::add);
      }
    }
    return coverage;
  }

  private void add(Claim claim) {
    if (known.contains(claim.rule())) {
      claims.computeIfAbsent(claim.rule(), _ -> new ArrayList<>()).add(claim);
    } else if (isOurs(claim.rule())) {
      unknown.add(claim);
    }
  }

  /** Looks like a rule's id and is neither an area's nor some constant's name. */
  private boolean isOurs(String id) {
    String book = id.substring(0, id.indexOf('.') + 1);
    return known.stream().anyMatch(one -> one.startsWith(book))
        && known.stream().noneMatch(one -> one.startsWith(id + "."));
  }

  /** All that is known of a rule: cases first, then tests, content and code. */
  public List<Claim> claims(String rule) {
    return List.copyOf(claims.getOrDefault(rule, List.of()));
  }

  /** The cases and tests that prove a rule. */
  public List<Claim> proofs(String rule) {
    return claims(rule).stream()
        .filter(claim -> claim.kind() == Claim.Kind.CASE || claim.kind() == Claim.Kind.TEST)
        .toList();
  }

  /** The lines of content that state it in numbers or words, or what another edition says so. */
  public List<Claim> content(String rule) {
    return shared(rule, Claim.Kind.CONTENT);
  }

  /** The lines of code that cite a rule, or what another edition says just as it does. */
  public List<Claim> code(String rule) {
    return shared(rule, Claim.Kind.CODE);
  }

  private List<Claim> shared(String rule, Claim.Kind kind) {
    return Stream.concat(Stream.of(rule), ledger.others(rule).stream())
        .flatMap(id -> claims(id).stream())
        .filter(claim -> claim.kind() == kind)
        .toList();
  }

  /** The rules that no case and no test proves, in the order of the books. */
  public List<Ledger.Rule> uncovered() {
    return ledger.rules().stream().filter(rule -> proofs(rule.id()).isEmpty()).toList();
  }

  /** Ids that tests or code cite and no ledger knows. */
  public List<Claim> unknown() {
    return List.copyOf(unknown);
  }
}
