package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Scenery;
import dev.cleave.engine.field.Water;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The map of a scenario: a size, or a drawing. */
final class Terrain {

  private static final Pattern SIZE = Pattern.compile("([0-9]{1,9}) ?[xX×] ?([0-9]{1,9})");
  private static final String EXPECTED =
      "Expected: a size such as 20x14, or a drawing with # for walls, . for open ground,"
          + " 1 to 4 for cover, + for a shut door and ' for an open one";

  private static final String HEIGHTS =
      "Expected: . for level ground, or 1 to 9 for so many times five feet";

  private static final String DEPTHS =
      "Expected: . for dry land, 1 to 9 for so many feet of water, A for 10 feet, B for 20 and so on";

  private static final String SCENERY =
      "Expected: T for trees, = for road, * for rubble, a comma for grass, > for stairs,"
          + " - for planks, ~ for water, o for a pillar, or . for nothing of these";

  /** Feet of water where a scenario says only that it is the sea. */
  private static final int SEA = 60;

  private Terrain() {}

  /** Null without a map. */
  static @Nullable Ground of(Fields scenario) {
    if (!scenario.has("map")) {
      return null;
    }
    var text = text(scenario.node("map")).stripTrailing();
    var size = SIZE.matcher(text.strip());
    List<String> rows = size.matches() ? open(scenario, size) : drawn(scenario, text);
    return Ground.drawn(
        rows, heights(scenario, rows), water(scenario, rows), scenery(scenario, rows));
  }

  /** As it is written: to YAML 0x0 is a number. */
  private static String text(Node node) {
    return node instanceof Scalar scalar ? scalar.text() : Fields.text(node);
  }

  private static List<String> open(Fields scenario, Matcher size) {
    int width = Integer.parseInt(size.group(1));
    int height = Integer.parseInt(size.group(2));
    refuseSize(scenario, width, height);
    return Collections.nCopies(height, ".".repeat(width));
  }

  private static List<String> drawn(Fields scenario, String text) {
    List<String> rows = text.lines().toList();
    for (int row = 0; row < rows.size(); row++) {
      refuseStranger(scenario, rows, row);
    }
    int width = rows.stream().mapToInt(String::length).max().orElse(0);
    refuseSize(scenario, width, rows.size());
    return rows;
  }

  /** A second drawing of the same map: how high the ground is, in steps of five feet. */
  private static List<String> heights(Fields scenario, List<String> map) {
    return layer(scenario, "heights", map, sign -> sign >= '0' && sign <= '9', "height", HEIGHTS);
  }

  /** A third one: how deep the water is, in feet. */
  private static Water water(Fields scenario, List<String> map) {
    List<String> rows =
        isSea(scenario)
            ? Collections.nCopies(map.size(), sea(map))
            : layer(
                scenario, "water", map, sign -> Water.feet(sign) >= 0, "depth of water", DEPTHS);
    Water water = Water.drawn(rows, scenario.texts("waters"));
    if (scenario.has("waters") && !water.isAny()) {
      throw scenario.problem(
          "waters",
          "there is no water to be so",
          "Expected: water, a drawing of the map with 1 to 9 for so many feet of it",
          "Draw it, or leave this out.");
    }
    return water;
  }

  /** Deep water everywhere. */
  private static boolean isSea(Fields scenario) {
    return scenario.has("water") && text(scenario.node("water")).strip().equals("sea");
  }

  private static String sea(List<String> map) {
    int width = map.stream().mapToInt(String::length).max().orElse(0);
    return Character.toString(Water.sign(SEA)).repeat(width);
  }

  /** A fourth one, which is only looked at. */
  private static Scenery scenery(Fields scenario, List<String> map) {
    List<String> rows = layer(scenario, "scenery", map, Scenery::isLegend, "scenery", SCENERY);
    return new Scenery(rows, scenario.text("border", ""));
  }

  private static List<String> layer(
      Fields scenario, String name, List<String> map, Signs signs, String what, String expected) {
    if (!scenario.has(name)) {
      return List.of();
    }
    List<String> rows = text(scenario.node(name)).stripTrailing().lines().toList();
    int width = map.stream().mapToInt(String::length).max().orElse(0);
    for (int row = 0; row < rows.size(); row++) {
      var line = rows.get(row);
      if (row >= map.size() || line.length() > width) {
        throw scenario.problem(
            name,
            "the "
                + name
                + (name.endsWith("s") ? " go" : " goes")
                + " beyond the map in row "
                + row,
            "Expected: at most " + width + " squares by " + map.size(),
            "");
      }
      for (int column = 0; column < line.length(); column++) {
        char sign = line.charAt(column);
        if (sign != '.' && sign != ' ' && !signs.allow(sign)) {
          var found = Character.toString(line.codePointAt(column));
          var where = "\"" + found + "\" in row " + row + ", column " + column;
          throw scenario.problem(name, where + " is no " + what, expected, "");
        }
      }
    }
    return rows;
  }

  /** The signs of a drawing. */
  private interface Signs {
    boolean allow(char sign);
  }

  private static void refuseStranger(Fields scenario, List<String> rows, int row) {
    var line = rows.get(row);
    for (int column = 0; column < line.length(); column++) {
      if (!Ground.isLegend(line.charAt(column))) {
        var sign = Character.toString(line.codePointAt(column));
        var what =
            rows.size() == 1
                ? "\"" + line + "\" is no map"
                : "\"" + sign + "\" in row " + row + ", column " + column + " means nothing";
        throw scenario.problem("map", what, EXPECTED, "");
      }
    }
  }

  private static void refuseSize(Fields scenario, int width, int height) {
    if (width < 1 || height < 1 || width > Ground.MOST || height > Ground.MOST) {
      throw scenario.problem(
          "map",
          "a map of " + width + " by " + height + " squares cannot be drawn",
          "Expected: 1 to 1,000 squares each way",
          "");
    }
  }
}
