package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Scalar;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Every rule by its id, in words. Read when first asked for: it is most of the content. */
public final class Ledger {

  /**
   * A rule, one statement.
   *
   * @param area the middle of its id: {@code CLEAVE} of {@code A2.CLEAVE.03}
   * @param kind core, optional, judge or flavour
   * @param where chapter and section it stands in
   */
  public record Rule(
      String id,
      String rulebook,
      String area,
      String title,
      String kind,
      String text,
      String where) {}

  /**
   * Anything else that may be cited.
   *
   * @param kind table, gap, example or ruling
   */
  public record Note(String id, String kind, String title, String text) {}

  private static final String FOLDER = "ledger";
  private static final Map<String, Ledger> PARTS = new ConcurrentHashMap<>();

  private static final class Core {
    static final Ledger LEDGER = new Ledger(CorePack.names(FOLDER));
  }

  private final Map<String, Rule> rules = new LinkedHashMap<>();
  private final Map<String, Note> notes = new LinkedHashMap<>();
  private final Map<String, Map<String, String>> same = new HashMap<>();
  private final Map<String, List<String>> counterparts = new LinkedHashMap<>();

  private Ledger(List<String> files) {
    files.forEach(file -> add(CorePack.read(FOLDER + "/" + file + ".yaml")));
  }

  /** The ledger Cleave comes with. */
  public static Ledger core() {
    return Core.LEDGER;
  }

  /** The part of it that is about one rulebook: files are named after theirs. */
  public static Ledger of(String rulebook) {
    return PARTS.computeIfAbsent(rulebook, one -> new Ledger(files(one)));
  }

  private static List<String> files(String rulebook) {
    return CorePack.names(FOLDER).stream()
        .filter(file -> file.equals(rulebook) || file.startsWith(rulebook + "-"))
        .toList();
  }

  /** All rules, in the order of the books. */
  public List<Rule> rules() {
    return List.copyOf(rules.values());
  }

  public Optional<Rule> rule(String id) {
    return Optional.ofNullable(rules.get(id));
  }

  /** All tables, gaps, examples and rulings. */
  public List<Note> notes() {
    return List.copyOf(notes.values());
  }

  /** A table, gap, example or ruling. */
  public Optional<Note> note(String id) {
    return Optional.ofNullable(notes.get(id));
  }

  /**
   * Under which id of its own a rulebook has what another edition says: by the other's id. Code
   * that several editions share cites one of them; the others translate.
   */
  public Map<String, String> same(String rulebook) {
    return Collections.unmodifiableMap(same.getOrDefault(rulebook, Map.of()));
  }

  /** Rules of other editions that say just the same, by their ids. */
  public List<String> others(String id) {
    return same.values().stream()
        .flatMap(ids -> ids.entrySet().stream())
        .filter(entry -> entry.getValue().equals(id))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  /** Rules of another edition on the same matter that say something else, by their ids. */
  public List<String> counterparts(String id) {
    return counterparts.getOrDefault(id, List.of());
  }

  private void add(Fields file) {
    var rulebook = file.text("rulebook");
    file.optionalMapping("others")
        .ifPresent(all -> all.names().forEach(id -> counterparts.put(id, ids(all, id))));
    for (Fields rule : file.mappings("rules")) {
      add(rule(rulebook, rule));
      addSame(rulebook, rule);
    }
    for (Fields table : file.mappings("tables")) {
      add(new Note(table.text("id"), "table", table.text("title"), table(table)));
      addSame(rulebook, table);
    }
    for (Fields example : file.mappings("examples")) {
      add(new Note(example.text("id"), "example", example.text("title"), example(example)));
    }
    for (Fields gap : file.mappings("gaps")) {
      add(new Note(gap.text("id"), "gap", gap.text("about"), gap.text("proposal")));
      addSame(rulebook, gap);
    }
    for (Fields ruling : file.mappings("rulings")) {
      add(new Note(ruling.text("id"), "ruling", ruling.text("title"), ruling.text("ruling")));
      addSame(rulebook, ruling);
    }
  }

  private void addSame(String rulebook, Fields entry) {
    for (String other : others(entry)) {
      var before =
          same.computeIfAbsent(rulebook, _ -> new HashMap<>()).put(other, entry.text("id"));
      if (before != null) {
        throw new IllegalStateException(
            other + " is the same as " + before + " and as " + entry.text("id"));
      }
    }
  }

  /** One id, or a list of them. */
  private static List<String> others(Fields entry) {
    return entry.has("same") ? ids(entry, "same") : List.of();
  }

  private static List<String> ids(Fields entry, String name) {
    return entry.node(name) instanceof Scalar ? List.of(entry.text(name)) : entry.texts(name);
  }

  private static Rule rule(String rulebook, Fields rule) {
    var id = rule.text("id");
    int first = id.indexOf('.');
    int last = id.lastIndexOf('.');
    var area = last > first ? id.substring(first + 1, last) : id.substring(first + 1);
    return new Rule(
        id,
        rulebook,
        area,
        rule.text("title"),
        rule.text("kind"),
        rule.text("rule"),
        rule.text("where"));
  }

  /** A row a line, cells apart by bars. */
  private static String table(Fields table) {
    var lines = new ArrayList<String>();
    lines.add(String.join(" | ", table.texts("columns")));
    for (var row : table.list("rows")) {
      lines.add(
          row.json()
              .valueStream()
              .map(cell -> cell.isNull() ? "" : cell.asString())
              .collect(Collectors.joining(" | ")));
    }
    table.optionalText("notes").ifPresent(lines::add);
    return String.join("\n", lines);
  }

  private static String example(Fields example) {
    var trouble = example.optionalText("trouble").map(text -> "\nNote: " + text).orElse("");
    return "Given: " + example.text("given") + "\nExpect: " + example.text("expect") + trouble;
  }

  private void add(Rule rule) {
    if (rules.put(rule.id(), rule) != null) {
      throw new IllegalStateException("The rule " + rule.id() + " is there twice");
    }
  }

  private void add(Note note) {
    if (notes.put(note.id(), note) != null) {
      throw new IllegalStateException("The note " + note.id() + " is there twice");
    }
  }
}
