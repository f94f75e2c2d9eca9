package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.engine.field.Ground;
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

  private Terrain() {}

  /** Null without a map. */
  static @Nullable Ground of(Fields scenario) {
    if (!scenario.has("map")) {
      return null;
    }
    var text = text(scenario.node("map")).stripTrailing();
    var size = SIZE.matcher(text.strip());
    return size.matches() ? open(scenario, size) : drawn(scenario, text);
  }

  /** As it is written: to YAML 0x0 is a number. */
  private static String text(Node node) {
    return node instanceof Scalar scalar ? scalar.text() : Fields.text(node);
  }

  private static Ground open(Fields scenario, Matcher size) {
    int width = Integer.parseInt(size.group(1));
    int height = Integer.parseInt(size.group(2));
    refuseSize(scenario, width, height);
    return Ground.open(width, height);
  }

  private static Ground drawn(Fields scenario, String text) {
    List<String> rows = text.lines().toList();
    for (int row = 0; row < rows.size(); row++) {
      refuseStranger(scenario, rows, row);
    }
    int width = rows.stream().mapToInt(String::length).max().orElse(0);
    refuseSize(scenario, width, rows.size());
    return Ground.drawn(rows);
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
