package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.figures.Figures;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Everything of one kind in the library that a rulebook can use, to be looked through by name. */
public final class Catalogue {

  /**
   * An entry of it.
   *
   * @param id as scenarios write it
   * @param name as people read it
   * @param line what matters of it, in figures of the rulebook
   */
  public record Entry(String id, String name, String line) {}

  private record Filed(Entry entry, List<String> names) {}

  /** Where the words were found, best first. */
  private enum Match {
    WHOLE,
    START,
    WORD,
    INSIDE,
    NONE
  }

  /** The kinds that can be looked through, as they are called. */
  public static final List<String> KINDS =
      List.of("creatures", "classes", "weapons", "armour", "items", "spells");

  private final List<Filed> filed = new ArrayList<>();

  private Catalogue() {}

  /**
   * Everything of a kind.
   *
   * @param kind one of {@link #KINDS}
   * @throws dev.cleave.content.yaml.BadInput for an unknown rulebook
   */
  public static Catalogue of(Library library, String kind, String rulebook) {
    Figures figures = library.figures(rulebook, Map.of());
    var lines = new SheetLines(library.reading(rulebook, figures));
    Sheets sheets = library.sheets(Kind.valueOf(kind.toUpperCase(Locale.ROOT)));
    var catalogue = new Catalogue();
    for (String id : sheets.ids()) {
      Sheets.Sheet sheet = sheets.sheet(id);
      if (lines.isUsed(sheet)) {
        catalogue.add(sheet, lines.of(sheet));
      }
    }
    return catalogue;
  }

  private void add(Sheets.Sheet sheet, String line) {
    String name = sheet.fields().text("name");
    var names = new ArrayList<>(List.of(sheet.id(), name.toLowerCase(Locale.ROOT)));
    sheet.fields().list("aliases").forEach(alias -> names.add(Fields.text(alias)));
    filed.add(new Filed(new Entry(sheet.id(), capital(name), line), names));
  }

  private static String capital(String name) {
    int first = name.offsetByCodePoints(0, 1);
    return name.substring(0, first).toUpperCase(Locale.ROOT) + name.substring(first);
  }

  /**
   * Those one of whose names has all these words in it: whole names first, then names that begin
   * so, then those in which every word begins one, then the others; each in the order of the pack.
   *
   * @param words empty for all
   */
  public List<Entry> find(String words, int most) {
    String wanted = words.strip().toLowerCase(Locale.ROOT);
    return filed.stream()
        .filter(one -> match(one, wanted) != Match.NONE)
        .sorted(Comparator.comparing(one -> match(one, wanted)))
        .limit(most)
        .map(Filed::entry)
        .toList();
  }

  private static Match match(Filed one, String wanted) {
    return one.names.stream().map(name -> match(name, wanted)).min(Match::compareTo).orElseThrow();
  }

  private static Match match(String name, String wanted) {
    if (name.equals(wanted)) {
      return Match.WHOLE;
    }
    if (name.startsWith(wanted)) {
      return Match.START;
    }
    String[] words = wanted.split("\\s+");
    String spaced = " " + name.replace('-', ' ');
    boolean begun = true;
    for (String word : words) {
      if (!name.contains(word)) {
        return Match.NONE;
      }
      begun &= spaced.contains(" " + word);
    }
    return begun ? Match.WORD : Match.INSIDE;
  }
}
