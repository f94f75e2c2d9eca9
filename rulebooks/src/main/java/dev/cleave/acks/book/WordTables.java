package dev.cleave.acks.book;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.Misprint;
import dev.cleave.engine.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The tables of Appendix C, which a Judge who owns the book may write in himself: whether they can
 * be played as they stand. A2.GAP.250-251
 */
public final class WordTables {

  private static final Pattern COUNTED = Pattern.compile("([0-9]+d[0-9]+|[0-9]+) (.+)");
  private static final Pattern NUMBER = Pattern.compile("(.+) -?[0-9]{1,3}");
  private static final Pattern LEVEL = Pattern.compile("[0-9]|1[0-9]|20");
  private static final String TWICE = "twice ";
  private static final int FACES = 6;

  /** Before the row on which a side effect is thrown for once more. */
  public static final String AGAIN = "again ";

  private static final String OUTCOMES = "tampering outcomes";

  private static final Set<String> PARTS =
      Set.of(
          "head",
          "spine",
          "leg",
          "arm",
          "hand",
          "finger",
          "foot",
          "toe",
          "eye",
          "ear",
          "tongue",
          "nose",
          "tooth",
          "genitalia");
  private static final Set<String> MODIFIERS =
      Set.of(
          "STR",
          "INT",
          "WIL",
          "CON",
          "CHA",
          "missile",
          "missile in daylight",
          "attack in daylight",
          "listening",
          "searching",
          "handwork",
          "surprise",
          "reaction",
          "running",
          "first initiative",
          "fear",
          "cold",
          "terrors",
          "thin blood",
          "attack",
          "climbing",
          "swimming",
          "saves",
          "save death",
          "save spells",
          "slower",
          "frail",
          "levels",
          "tampering",
          "less light",
          "useless hand",
          "lost finger",
          "DEX");
  private static final Set<String> EFFECTS =
      Set.of(
          "blinded",
          "blinded in daylight",
          "deaf",
          "no spells",
          "no speech",
          "paralysed",
          "in pieces",
          "crawls",
          "no dexterity",
          "no shield",
          "no weapon with shield",
          "half speed",
          "three quarters speed",
          "half running",
          "no running",
          "no charging",
          "slow healing",
          "half healing",
          "heals outdoors",
          "no riding",
          "no revival",
          "spares the helpless",
          "rebuked as undead",
          "half light",
          "no fighting",
          "short of breath");
  private static final Set<String> RITES = Set.of("revives", "mends", "absolves", "necromantic");
  private static final List<String> MAGIC =
      List.of("no use", "not needed", "saves", "required", "replaces");

  private final Figures figures;

  private WordTables(Figures figures) {
    this.figures = figures;
  }

  /**
   * Reads all of them through.
   *
   * @throws Misprint at the first that cannot be played
   */
  public static void check(Figures figures) {
    var tables = new WordTables(figures);
    tables.meanings("wounds");
    tables.meanings("tampering");
    tables.names("permanent wounds", "wounds");
    tables.names("side effects", "tampering");
    tables.conditions();
    tables.outcomes();
    tables.rites();
    tables.anatomy();
  }

  /** Any of the words that wounds may use for what they do. */
  public static boolean isEffect(String word) {
    return EFFECTS.contains(word)
        || word.equals(Infirmity.ONE_HAND)
        || word.equals(Infirmity.NO_HANDS);
  }

  /** First in words, then what it does. */
  private void meanings(String table) {
    figures
        .words(table)
        .forEach((row, cells) -> cells.stream().skip(1).forEach(word -> meaning(table, row, word)));
  }

  private void meaning(String table, String row, String word) {
    if (word.startsWith(TWICE)) {
      known(table, row, word.substring(TWICE.length()), table);
      return;
    }
    var number = NUMBER.matcher(word);
    boolean fine =
        number.matches()
            ? PARTS.contains(number.group(1)) || MODIFIERS.contains(number.group(1))
            : EFFECTS.contains(word);
    if (!fine) {
      throw misprint(table, row, word, "an effect such as missile -2, eye 1 or no running");
    }
  }

  /** By the d6, each of them listed with its meaning. */
  private void names(String table, String meanings) {
    figures
        .words(table)
        .forEach(
            (row, cells) -> {
              int wanted = row.contains(" ") && table.equals("side effects") ? 1 : FACES;
              if (table.equals("side effects") && wanted == FACES && cells.size() != FACES) {
                wanted--; // the sixth by alignment
              }
              if (cells.size() != wanted) {
                throw new Misprint(
                    table, row, row + " has " + cells.size() + " results", wanted + " results");
              }
              cells.forEach(cell -> known(table, row, cell, meanings));
            });
  }

  private void known(String table, String row, String cell, String meanings) {
    var counted = COUNTED.matcher(cell);
    String name = counted.matches() ? counted.group(2) : cell;
    if (table.equals("side effects")
        && cell.startsWith(AGAIN)
        && figures.words(table).containsKey(cell.substring(AGAIN.length()))) {
      return;
    }
    if (!name.equals("none") && !figures.words(meanings).containsKey(name)) {
      throw misprint(table, row, cell, "none, or a row of the words \"" + meanings + "\"");
    }
  }

  private void conditions() {
    figures
        .words("mortal conditions")
        .forEach(
            (row, cells) -> {
              width("mortal conditions", row, cells, 3);
              time("mortal conditions", row, cells.get(0), "");
              time("mortal conditions", row, cells.get(1), "none");
              magic("mortal conditions", row, cells.get(2));
            });
  }

  private void outcomes() {
    figures
        .words("tampering outcomes")
        .forEach(
            (row, cells) -> {
              width("tampering outcomes", row, cells, cells.size() == 3 ? 3 : 2);
              cells.stream().skip(2).forEach(cell -> known(OUTCOMES, row, cell, "tampering"));
              time("tampering outcomes", row, cells.get(0), "none");
              magic("tampering outcomes", row, cells.get(1));
            });
  }

  private void rites() {
    figures
        .words("rites")
        .forEach(
            (row, cells) -> {
              if (!LEVEL.matcher(cells.getFirst()).matches()) {
                throw misprint("rites", row, cells.getFirst(), "a spell level from 0 to 20");
              }
              for (String does : cells.subList(1, cells.size())) {
                if (!RITES.contains(does)) {
                  throw misprint("rites", row, does, "revives, mends, absolves or necromantic");
                }
              }
            });
  }

  private void anatomy() {
    figures
        .words("anatomy")
        .forEach(
            (row, cells) -> {
              for (String part : cells) {
                if (!PARTS.contains(part)) {
                  throw misprint("anatomy", row, part, "a part of the body such as eye or hand");
                }
              }
            });
  }

  private static void width(String table, String row, List<String> cells, int wanted) {
    if (cells.size() != wanted) {
      throw new Misprint(table, row, row + " says " + cells.size() + " things", wanted + " things");
    }
  }

  private static void time(String table, String row, String cell, String nothing) {
    if (!cell.equals(nothing) && Duration.read(cell) == null) {
      String none = nothing.isEmpty() ? "nothing" : nothing;
      throw misprint(table, row, cell, none + ", or a time such as 1 turn or 7 days");
    }
  }

  private static void magic(String table, String row, String cell) {
    if (MAGIC.stream().noneMatch(cell::startsWith)) {
      throw misprint(table, row, cell, "words that begin with " + String.join(", ", MAGIC));
    }
  }

  private static Misprint misprint(String table, String row, String cell, String expected) {
    return new Misprint(table, row, "\"" + cell + "\" is not understood here", expected);
  }
}
