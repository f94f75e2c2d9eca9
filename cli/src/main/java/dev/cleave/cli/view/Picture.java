package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The battlemap in letters. A square is a mark and an arrow, {@code M→}, or the mark alone where
 * people are too far apart for arrows; a map too large even so is shown where people are.
 */
final class Picture implements Scene {
  private final Labels labels;
  private final Insight insight;

  Picture(Labels labels, Insight insight) {
    this.labels = labels;
    this.insight = insight;
  }

  @Override
  public void draw(Battle battle, Page page, Ways ways) {
    Battlemap map = Objects.requireNonNull(battle.field().map());
    Scale scale = Scale.of(map, labels.width(), ways);
    Canvas canvas = canvas(map, scale, ways, Glyphs.of(page.isPlain()));
    page.say(axis(scale));
    for (int y = 0; y < scale.height(); y++) {
      page.say(canvas.row(y, number(scale, y)));
    }
    cut(scale.shown(), Extent.whole(map), page);
    if (!ways.isEmpty()) {
      page.tell(ways.caption(), 0);
    }
    var legend = new Legend(battle, map, insight, labels);
    legend.people(canvas, page);
    Engagements.print(battle, insight, page);
    legend.signs(scale.shown(), page);
  }

  /** The fallen below those on their feet, the small upon the large. */
  private Canvas canvas(Battlemap map, Scale scale, Ways ways, Glyphs glyphs) {
    var canvas = new Canvas(scale.width(), scale.height());
    ground(map.ground(), scale, glyphs, ways.isEmpty(), canvas);
    features(map, scale, canvas);
    List<Combatant> people = new ArrayList<>(map.present());
    people.sort(
        Comparator.comparing(Picture::area).reversed().thenComparing(Combatant::isStanding));
    draw(map, people.stream().filter(who -> who == ways.who()), scale, glyphs, canvas);
    mark(ways, scale, glyphs, canvas); // some of a large base's ways begin where it lies now
    draw(map, people.stream().filter(who -> who != ways.who()), scale, glyphs, canvas);
    return canvas;
  }

  private void draw(
      Battlemap map, Stream<Combatant> people, Scale scale, Glyphs glyphs, Canvas canvas) {
    people.forEach(who -> new Token(map, who, labels.of(who), glyphs, scale).draw(canvas));
  }

  private static void mark(Ways ways, Scale scale, Glyphs glyphs, Canvas canvas) {
    for (Ways.Way way : ways.all()) {
      Square to = way.to();
      Ink ink = way.provokes() ? Ink.RED : Ink.GREEN;
      canvas.put(scale.x(to.halvesAcross()), scale.y(to.halvesDown()), ink, way.mark(glyphs));
    }
  }

  private static int area(Combatant who) {
    return who.sheet().frontage() * who.sheet().depth();
  }

  /** The grade of cover is left out where other numbers are to come. */
  private static void ground(
      Ground ground, Scale scale, Glyphs glyphs, boolean grades, Canvas canvas) {
    Extent shown = scale.shown();
    for (int row = shown.top(); row <= shown.bottom(); row++) {
      for (int column = shown.left(); column <= shown.right(); column++) {
        Square square = Square.of(column, row);
        int cover = ground.cover(column, row);
        if (ground.isWall(column, row)) {
          fill(square, glyphs.wall(), scale, canvas);
        } else if (cover > 0) {
          fill(square, glyphs.cover(cover), scale, canvas);
          if (grades && scale.wide() > 1) {
            int end = scale.x(square.halvesAcross()) + scale.wide() - 1;
            canvas.put(end, scale.y(square.halvesDown()), Ink.DIM, Integer.toString(cover));
          }
        } else {
          int depth = ground.water().depth(column, row);
          put(square, depth > 0 ? glyphs.water(depth) : glyphs.open(), scale, canvas);
        }
      }
    }
  }

  private static void features(Battlemap map, Scale scale, Canvas canvas) {
    for (Feature feature : map.features()) {
      Square at = map.squareOf(feature);
      if (at != null && !feature.isHidden()) {
        for (int row = 0; row < feature.rows(); row++) {
          for (int column = 0; column < feature.columns(); column++) {
            draw(Square.of(at.column() + column, at.row() + row), feature, scale, canvas);
          }
        }
      }
    }
  }

  private static void draw(Square at, Feature feature, Scale scale, Canvas canvas) {
    Landmark landmark = Landmark.of(feature);
    fill(at, landmark.isFilling() ? landmark.sign() : ' ', scale, canvas);
    put(at, landmark.sign(), scale, canvas);
  }

  private static void put(Square at, char sign, Scale scale, Canvas canvas) {
    canvas.put(scale.x(at.halvesAcross()), scale.y(at.halvesDown()), Ink.DIM, sign);
  }

  private static void fill(Square at, char sign, Scale scale, Canvas canvas) {
    String row = String.valueOf(sign).repeat(scale.wide());
    for (int line = 0; line < scale.tall(); line++) {
      canvas.put(scale.x(at.halvesAcross()), scale.y(at.halvesDown()) + line, Ink.DIM, row);
    }
  }

  /** Numbers above the columns, as many as fit. */
  private static Line axis(Scale scale) {
    Extent shown = scale.shown();
    int digits = Integer.toString(shown.right()).length();
    int step = 1;
    while (step * scale.wide() <= digits) {
      step = step == 1 ? 2 : step == 2 ? 5 : step * 2;
    }
    var line = Line.of(" ".repeat(scale.margin()));
    for (int column = shown.left(); column <= shown.right(); column++) {
      if (column % step == 0) {
        int at = scale.margin() + (column - shown.left()) * scale.wide();
        line.add(" ".repeat(Math.max(0, at - line.width()))).add(Ink.DIM, Integer.toString(column));
      }
    }
    return line;
  }

  /** The number of a row before its first line. */
  private static Line number(Scale scale, int y) {
    boolean first = y % scale.tall() == 0;
    String number = first ? Integer.toString(scale.shown().top() + y / scale.tall()) : "";
    return Line.of(Ink.DIM, " ".repeat(scale.margin() - 1 - number.length()) + number + " ");
  }

  private static void cut(Extent shown, Extent whole, Page page) {
    var parts = new ArrayList<String>();
    if (shown.columns() < whole.columns()) {
      parts.add("columns " + shown.left() + " to " + shown.right() + " of " + whole.columns());
    }
    if (shown.rows() < whole.rows()) {
      parts.add("rows " + shown.top() + " to " + shown.bottom() + " of " + whole.rows());
    }
    if (!parts.isEmpty()) {
      page.say(Ink.DIM, "Cut to " + String.join(" and ", parts) + ".");
    }
  }
}
