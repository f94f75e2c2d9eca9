package dev.cleave.content;

import dev.cleave.content.Ledger.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Two rulebooks side by side: what they say alike, what otherwise, and what one has alone. */
public final class Collation {

  /** How the second book stands to the first. */
  public enum Verdict {
    /** It says the same. */
    SAME,
    /** It speaks of the matter and says something else, or has another figure. */
    OTHER,
    /** It has nothing on the matter. */
    ABSENT;

    /** As people and programs read it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A rule beside its counterparts. One of the sides may be empty, never both.
   *
   * @param figures where they differ in figures: "charge minimum: 20, not 30"
   */
  public record Row(
      Verdict verdict, String area, List<Rule> left, List<Rule> right, List<String> figures) {}

  private final Ledger ledger;
  private final String left;
  private final String right;
  private final Map<String, List<String>> figures = new LinkedHashMap<>();
  private final List<Row> rows = new ArrayList<>();

  private Collation(Library library, String left, String right) {
    this.ledger = Ledger.core();
    this.left = left;
    this.right = right;
    compareFigures(library.book(left), library.book(right));
    Set<String> named = new LinkedHashSet<>();
    boolean related =
        !ledger.same(left).isEmpty() && related(left, right)
            || !ledger.same(right).isEmpty() && related(right, left);
    Set<String> areas = new LinkedHashSet<>(areas(left));
    areas.retainAll(areas(right));
    for (Rule rule : rules(left)) {
      Row row = row(rule, !related && areas.contains(rule.area()));
      row.right().forEach(one -> named.add(one.id()));
      rows.add(row);
    }
    for (Rule rule : rules(right)) {
      if (!named.contains(rule.id())) {
        boolean spoken = !related && areas.contains(rule.area());
        Verdict verdict = spoken ? Verdict.OTHER : Verdict.ABSENT;
        rows.add(new Row(verdict, rule.area(), List.of(), List.of(rule), List.of()));
      }
    }
  }

  /** Every rule of both books, those of the first in its own order. */
  public static Collation of(Library library, String left, String right) {
    return new Collation(library, left, right);
  }

  /** The first book's id. */
  public String left() {
    return left;
  }

  /** The second book's id. */
  public String right() {
    return right;
  }

  /** Figures and charts that differ, by the first book's rule. */
  public Map<String, List<String>> figures() {
    return Collections.unmodifiableMap(figures);
  }

  public List<Row> rows() {
    return List.copyOf(rows);
  }

  /** Only rows in which a rule of either book is of this area. */
  public List<Row> rows(String area) {
    return rows.stream().filter(row -> areasOf(row).anyMatch(area::equalsIgnoreCase)).toList();
  }

  /** The areas of both books, those of the first before those that only the second has. */
  public Set<String> areas() {
    var areas = new LinkedHashSet<>(areas(left));
    areas.addAll(areas(right));
    return areas;
  }

  private static Stream<String> areasOf(Row row) {
    return Stream.concat(row.left().stream(), row.right().stream()).map(Rule::area);
  }

  private Set<String> areas(String book) {
    var areas = new LinkedHashSet<String>();
    rules(book).forEach(rule -> areas.add(rule.area()));
    return areas;
  }

  private List<Rule> rules(String book) {
    return ledger.rules().stream().filter(rule -> rule.rulebook().equals(book)).toList();
  }

  /** Whether one's ledger names rules of the other: they are editions of one game. */
  private boolean related(String one, String other) {
    return ledger.same(one).keySet().stream()
        .map(ledger::rule)
        .flatMap(Optional::stream)
        .anyMatch(rule -> rule.rulebook().equals(other));
  }

  private Row row(Rule rule, boolean spoken) {
    List<Rule> same = same(rule);
    List<Rule> counterparts = counterparts(rule);
    List<String> differ = figures.getOrDefault(rule.id(), List.of());
    List<Rule> beside = Stream.concat(same.stream(), counterparts.stream()).distinct().toList();
    boolean other = spoken || !counterparts.isEmpty() || !differ.isEmpty();
    Verdict verdict = other ? Verdict.OTHER : same.isEmpty() ? Verdict.ABSENT : Verdict.SAME;
    return new Row(verdict, rule.area(), List.of(rule), beside, differ);
  }

  /** Whichever of the two books names the other's. */
  private List<Rule> same(Rule rule) {
    var ids = new LinkedHashSet<String>();
    String translated = ledger.same(right).get(rule.id());
    if (translated != null) {
      ids.add(translated);
    }
    ids.addAll(ledger.others(rule.id()));
    return ofRight(ids.stream());
  }

  private List<Rule> counterparts(Rule rule) {
    Stream<String> backwards =
        rules(right).stream()
            .filter(one -> ledger.counterparts(one.id()).contains(rule.id()))
            .map(Rule::id);
    return ofRight(Stream.concat(ledger.counterparts(rule.id()).stream(), backwards));
  }

  private List<Rule> ofRight(Stream<String> ids) {
    return ids.map(ledger::rule)
        .flatMap(Optional::stream)
        .filter(rule -> rule.rulebook().equals(right))
        .toList();
  }

  /** Figures are by the same name in editions of one game. */
  private void compareFigures(Book one, Book two) {
    if (!one.line().contains(two.id()) && !two.line().contains(one.id())) {
      return;
    }
    var theirs = two.stated();
    one.stated()
        .forEach(
            (name, ours) -> {
              var other = theirs.get(name);
              if (other != null && !other.words().equals(ours.words())) {
                boolean chart = name.startsWith("chart ");
                String how =
                    chart ? " is drawn otherwise" : ": " + ours.words() + ", not " + other.words();
                figures.computeIfAbsent(ours.rule(), _ -> new ArrayList<>()).add(name + how);
              }
            });
  }
}
