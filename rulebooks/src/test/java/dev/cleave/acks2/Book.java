package dev.cleave.acks2;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.table.Table;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The printed figures, so that these tests stand on their own. */
final class Book {

  private static final String FIGURES =
      """
      initiative 1d6, first count 10, last count -10, group size 8,
      running multiplier 3, withdraw divisor 2, charge minimum 5, closing step 5, prone crawl 5,
      melee reach 5, engagement distance 5, fled distance 120,
      attack throw half or less 12, attack throw 1-1 11, non-proficient -1, flanked 2, vulnerable 2,
      subjacent 1, subjacent height 5, blind -4, charge 2, prone melee attacker -4,
      prone missile target -2, dual weapon 1, dual weapon specialist 2, missile medium -2,
      missile long -5, cover waist-high -2, cover chest-high -4, cover very narrow -4,
      through engaged allies -4, precise shooting engaged -4, precise shooting cover 4,
      disordered -2, minimum damage 1, unconscious at 0,
      morale 2d6, morale never fights -6, morale never flees 4, morale loss divisor 3,
      morale hp half -2, morale hp two thirds -5, morale outnumber 2, morale outnumber double 5,
      morale group half -2, morale group two thirds -5, faltering -2, fright rounds 1d10
      """;

  private static final Map<String, String> OPTIONS =
      Map.of(
          "group initiative", "off",
          "engagement by size", "off",
          "free facing", "engaged by nobody else",
          "passing larger allies", "on",
          "charge sequence", "one attack");

  private Book() {}

  static Acks2 acks2() {
    return acks2(Map.of());
  }

  static Acks2 acks2(Map<String, String> options) {
    return new Acks2(figures(options));
  }

  /** A fight about to begin, to ask its parts. */
  static Fight fight(Battle battle, Table table) {
    return new Fight(new Numbers(figures(Map.of())), battle, table);
  }

  static Figures figures(Map<String, String> options) {
    var words = new HashMap<>(OPTIONS);
    words.putAll(options);
    return new Figures(numbers(), charts(), words);
  }

  private static Map<String, Dice> numbers() {
    var numbers = new HashMap<String, Dice>();
    for (String entry : FIGURES.split(",")) {
      String figure = entry.strip();
      int space = figure.lastIndexOf(' ');
      String value = figure.substring(space + 1);
      numbers.put(
          figure.substring(0, space),
          value.contains("d") ? Dice.parse(value) : Dice.flat(Integer.parseInt(value)));
    }
    return numbers;
  }

  private static Map<String, Chart> charts() {
    var charts = new HashMap<String, Chart>();
    put(charts, "ability", 3, "-3 -2 -2 -1 -1 -1 0 0 0 0 1 1 1 2 2 3");
    put(charts, "attack throw by hit dice", 1, "10 9 8 7 6 5 4 3 2 1 0 -1 -2 -3 -4 -5 -6 -7 -8 -9");
    put(charts, "morale result", 2, "1 2 2 2 3 3 3 4 4 4 5");
    charts.put(
        "attack throw",
        chart(
            "attack throw",
            0,
            List.of("fighter", "crusader", "thief", "mage"),
            "11 11 11 11/10 10 10 10/9 10 10 10/9 9 9 10/8 9 9 9/7 8 8 9/7 8 8 9/6 7 7 8/5 7 7 8/"
                + "5 6 6 8/4 6 6 7/3 5 5 7/3 5 5 7/2 4 4 6/1 4 4 6"));
    charts.put(
        "engagement by size",
        chart(
            "engagement by size",
            1,
            List.of("small", "man-sized", "large", "huge", "gigantic", "colossal"),
            "1 1 2 2 3 4/1 1 2 2 3 4/1 1 1 1 2 3/1 1 1 1 1 2/1 1 1 1 1 2/1 1 1 1 1 1"));
    for (String saves : List.of("fighter", "crusader", "thief", "mage")) {
      charts.put(
          "saves " + saves,
          chart(
              "saves " + saves,
              0,
              List.of("paralysis", "death", "blast", "implements", "spells"),
              "14 15 16 17 18/13 14 15 16 17/12 13 14 15 16"));
    }
    return charts;
  }

  private static void put(Map<String, Chart> charts, String name, int first, String column) {
    charts.put(name, chart(name, first, List.of("value"), column.replace(' ', '/')));
  }

  private static Chart chart(String name, int first, List<String> columns, String rows) {
    int[][] values =
        Arrays.stream(rows.split("/"))
            .map(row -> Arrays.stream(row.split(" ")).mapToInt(Integer::parseInt).toArray())
            .toArray(int[][]::new);
    return new Chart(name, "A2", first, columns, values);
  }
}
