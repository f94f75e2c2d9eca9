package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Nearest;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;

/** The figures, charts and options of one rulebook, with a house's changes laid over them. */
final class Book {

  private final Edition edition;
  private final Fields printed;
  private final Map<String, Node> figures;
  private final Map<String, Node> rows;
  private final Map<String, String> defaults;
  private final Map<String, SequencedMap<String, List<String>>> words;

  private Book(
      Edition edition,
      Map<String, Node> figures,
      Map<String, Node> rows,
      Map<String, String> defaults,
      Map<String, SequencedMap<String, List<String>>> words) {
    this.edition = edition;
    this.printed = edition.printed();
    this.figures = figures;
    this.rows = rows;
    this.defaults = defaults;
    this.words = words;
  }

  static Book of(Edition edition) {
    var printed = edition.printed();
    var figures = new LinkedHashMap<String, Node>();
    printed.named("figures").forEach((name, figure) -> figures.put(name, figure.node("value")));
    var rows = new LinkedHashMap<String, Node>();
    printed.named("charts").forEach((name, chart) -> rows.put(name, chart.node("rows")));
    var defaults = new LinkedHashMap<String, String>();
    printed.named("options").forEach((name, option) -> defaults.put(name, option.text("default")));
    defaults.keySet().removeAll(settled(printed).keySet());
    return new Book(edition, figures, rows, defaults, words(printed));
  }

  /** Options of the book it extends that are none in this one, and the word that holds. */
  private static Map<String, String> settled(Fields printed) {
    var settled = new LinkedHashMap<String, String>();
    printed
        .optionalMapping("settled")
        .ifPresent(all -> all.names().forEach(name -> settled.put(name, all.text(name))));
    return settled;
  }

  String id() {
    return printed.text("rulebook");
  }

  /** Its own id, then those of the books it extends: whose figures of a sheet count. */
  List<String> line() {
    return edition.line();
  }

  Library.About about() {
    return new Library.About(id(), printed.text("title"), printed.text("about"));
  }

  List<Library.Option> options() {
    return defaults.keySet().stream().map(this::option).toList();
  }

  private Library.Option option(String name) {
    var option = printed.mapping("options").mapping(name);
    var words = new LinkedHashMap<String, String>();
    var values = option.mapping("values");
    values.names().forEach(word -> words.put(word, values.text(word)));
    var usual = defaults.getOrDefault(name, "");
    return new Library.Option(name, option.text("about"), rule(option), usual, words);
  }

  /** The rule that gives something, by this edition's id. */
  private String rule(Fields entry) {
    var stated = entry.text("rule");
    return line().size() == 1 ? stated : Ledger.of(id()).same(id()).getOrDefault(stated, stated);
  }

  boolean hasFigure(String name) {
    return figures.containsKey(name);
  }

  boolean hasChart(String name) {
    return rows.containsKey(name);
  }

  /** A figure or chart as it is printed, and the rule that states it. */
  record Stated(String rule, String words) {}

  /** Figures and charts that count here, by name; of a chart its rows. */
  SequencedMap<String, Stated> stated() {
    var stated = new LinkedHashMap<String, Stated>();
    for (String name : used("figures", figures.keySet())) {
      var entry = printed.mapping("figures").mapping(name);
      stated.put(name, new Stated(rule(entry), Objects.requireNonNull(figures.get(name)).shown()));
    }
    for (String name : used("charts", rows.keySet())) {
      var entry = printed.mapping("charts").mapping(name);
      var words = Objects.requireNonNull(rows.get(name)).json().toString();
      stated.put("chart " + name, new Stated(rule(entry), words));
    }
    return stated;
  }

  /** The same book with a house's changes laid over it. */
  Book with(Fields house, Changes changes) {
    var moved = new LinkedHashMap<>(figures);
    house.optionalMapping("figures").ifPresent(all -> changeFigures(all, moved, changes));
    var redrawn = new LinkedHashMap<>(rows);
    house.optionalMapping("charts").ifPresent(all -> changeCharts(all, redrawn, changes));
    var chosen = new LinkedHashMap<>(defaults);
    house.optionalMapping("options").ifPresent(all -> changeOptions(all, chosen, changes));
    var reworded = new LinkedHashMap<>(words);
    house.optionalMapping("words").ifPresent(all -> changeWords(all, reworded, changes));
    return new Book(edition, moved, redrawn, chosen, reworded);
  }

  /** Row by row; whether the rulebook understands them it says when it is opened. */
  private void changeWords(
      Fields house, Map<String, SequencedMap<String, List<String>>> reworded, Changes changes) {
    for (String name : house.names()) {
      requireKnown(house, name, "table of words", reworded.keySet());
      var merged = new LinkedHashMap<>(reworded.getOrDefault(name, new LinkedHashMap<>()));
      var stated = house.mapping(name).mapping("rows");
      for (String row : stated.names()) {
        boolean known = merged.put(row, stated.texts(row)) != null;
        changes.added(id() + ".words." + name + "." + row, known ? "reworded" : "added");
      }
      reworded.put(name, merged);
    }
  }

  /** Names of a part that count here: an edition may have no use for some of the other's. */
  private Set<String> used(String part, Set<String> all) {
    var used = new LinkedHashSet<>(all);
    printed.optionalMapping("without").ifPresent(none -> none.texts(part).forEach(used::remove));
    return used;
  }

  private void changeFigures(Fields house, Map<String, Node> moved, Changes changes) {
    for (String name : house.names()) {
      requireKnown(house, name, "figure", used("figures", moved.keySet()));
      var entry = printed.mapping("figures").mapping(name);
      var value = house.node(name);
      boolean dice = !Amount.of(entry.node("value")).isFlat();
      var now = Amount.of(value);
      if (!dice && !now.isFlat()) {
        var what = value.shown() + " cannot be rolled here [" + rule(entry) + "]";
        throw house.problem(name, what, "Expected: a whole number", "");
      }
      Bounds.of(entry, dice).check(value, now, rule(entry));
      changes.changed(id() + ".figures." + name, moved.put(name, value), value);
    }
  }

  private void changeCharts(Fields house, Map<String, Node> redrawn, Changes changes) {
    for (String name : house.names()) {
      requireKnown(house, name, "chart", used("charts", redrawn.keySet()));
      var entry = printed.mapping("charts").mapping(name);
      var node = house.mapping(name).node("rows");
      var read = Rows.of(node);
      read.chart(name, entry.text("rule"), columns(entry));
      var bounds = Bounds.of(entry, false);
      var rule = rule(entry);
      read.cells().forEach(cell -> bounds.check(cell, rule));
      redrawn.put(name, node);
      changes.added(id() + ".charts." + name, "drawn anew");
    }
  }

  private void changeOptions(Fields house, Map<String, String> chosen, Changes changes) {
    for (String name : house.names()) {
      var word = checkedOption(house, name);
      changes.added(
          id() + ".options." + name, word + " (was " + chosen.getOrDefault(name, "") + ")");
      chosen.put(name, word);
    }
  }

  /** The word an option is set to, if there is such an option and such a word. */
  String checkedOption(Fields options, String name) {
    requireKnown(options, name, "option of " + id(), defaults.keySet());
    var words = option(name).words().keySet();
    var word = options.text(name);
    if (!words.contains(word)) {
      throw options.unknown(name, "word for the option " + name, words);
    }
    return word;
  }

  private void requireKnown(Fields house, String name, String thing, Set<String> known) {
    if (!known.contains(name)) {
      var entry = house.node().entries().get(name);
      throw Fields.unknown(entry == null ? house.node() : entry.key(), thing, known);
    }
  }

  private static List<String> columns(Fields chart) {
    var columns = chart.texts("columns");
    return columns.isEmpty() ? List.of("value") : columns;
  }

  /** All of it for a rulebook to read; options not chosen keep their default. */
  Figures figures(Map<String, String> options) {
    var chosen = new TreeMap<>(defaults);
    options.forEach((name, word) -> chosen.put(name, checkedOption(name, word)));
    chosen.forEach((name, word) -> refuseAlone(name, word, chosen));
    var numbers = new HashMap<String, Dice>();
    figures.forEach((name, value) -> numbers.put(name, Amount.of(value)));
    var charts = new HashMap<String, Chart>();
    rows.forEach((name, node) -> charts.put(name, chart(name, node)));
    return new Figures(numbers, charts, chosen, words, settled(printed));
  }

  private static Map<String, SequencedMap<String, List<String>>> words(Fields printed) {
    var words = new LinkedHashMap<String, SequencedMap<String, List<String>>>();
    printed
        .optionalMapping("words")
        .ifPresent(all -> all.names().forEach(name -> words.put(name, table(all.mapping(name)))));
    return words;
  }

  private static SequencedMap<String, List<String>> table(Fields table) {
    var rows = new LinkedHashMap<String, List<String>>();
    var printed = table.mapping("rows");
    printed.names().forEach(row -> rows.put(row, printed.texts(row)));
    return rows;
  }

  private Chart chart(String name, Node node) {
    var entry = printed.mapping("charts").mapping(name);
    return Rows.of(node).chart(name, entry.text("rule"), columns(entry));
  }

  private String checkedOption(String name, String word) {
    if (!defaults.containsKey(name)) {
      throw unknown(name, "\"" + name + "\" is not a known option of " + id(), defaults.keySet());
    }
    var words = option(name).words().keySet();
    if (!words.contains(word)) {
      throw unknown(word, "\"" + word + "\" is not a known word for the option " + name, words);
    }
    return word;
  }

  /** An option may have no meaning without another. */
  private void refuseAlone(String name, String word, Map<String, String> chosen) {
    var option = printed.mapping("options").mapping(name);
    if (!option.has("needs") || word.equals(option.text("default"))) {
      return;
    }
    var needs = option.mapping("needs");
    for (String other : needs.names()) {
      var wanted = needs.text(other);
      if (!wanted.equals(chosen.get(other))) {
        var what = "the option " + name + ": " + word + " has no meaning without " + other;
        var hint = "Set " + other + ": " + wanted + ", or leave " + name + " out.";
        var expected = "Expected: " + other + ": " + wanted + " [" + rule(option) + "]";
        throw new BadInput(new Problem(new Source("options", ""), 0, 0, "", what, expected, hint));
      }
    }
  }

  private static BadInput unknown(String word, String what, Set<String> known) {
    var listed = known.isEmpty() ? "" : "Known: " + Nearest.list(word, known);
    var hint = Nearest.didYouMean(word, known);
    return new BadInput(new Problem(new Source("options", ""), 0, 0, "", what, listed, hint));
  }
}
