package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** The lines below a map: who is who and how he does, and what the other signs mean. */
final class Legend {
  private final Battle battle;
  private final Battlemap map;
  private final Insight insight;
  private final Labels labels;

  Legend(Battle battle, Battlemap map, Insight insight, Labels labels) {
    this.battle = battle;
    this.map = map;
    this.insight = insight;
    this.labels = labels;
  }

  /** Side by side; of the dead only those who can be seen. */
  void people(Canvas canvas, Page page) {
    for (Side side : battle.sides()) {
      var entries = new ArrayList<String>();
      for (Combatant who : map.present()) {
        if (who.side() == side && (who.fate() != Fate.DEAD || canvas.shows(who))) {
          entries.add(entry(who, canvas));
        }
      }
      if (!entries.isEmpty()) {
        page.list(Ink.ofSide(side.index()), side.name() + ": ", entries, 2);
      }
    }
  }

  private String entry(Combatant who, Canvas canvas) {
    var states = new ArrayList<String>();
    if (!who.isStanding()) {
      states.add(who.fate().label());
    }
    if (who.fate() != Fate.DEAD && who.mostHitPoints() > 0) { // else nobody has told
      states.add(who.hitPoints() + "/" + who.mostHitPoints() + " hp");
    }
    if (who.isStanding()) {
      states.addAll(insight.conditions(who));
    }
    if (!canvas.shows(who)) {
      states.add("at " + map.spot(who).text());
    }
    return labels.of(who) + " " + who.name() + " (" + String.join(", ", states) + ")";
  }

  /** The meaning of the signs of ground and features, where there are any. */
  void signs(Extent shown, Page page) {
    List<String> signs = ground(map.ground(), shown, Glyphs.of(page.isPlain()));
    var landmarks = EnumSet.noneOf(Landmark.class);
    for (Feature feature : map.features()) {
      Square at = map.squareOf(feature);
      if (at != null && !feature.isHidden() && shown.holds(at.column(), at.row())) {
        landmarks.add(Landmark.of(feature));
      }
    }
    landmarks.forEach(landmark -> signs.add(landmark.meaning()));
    if (!signs.isEmpty()) {
      page.list(Ink.DIM, "", signs, 0);
    }
    List<String> battered = battered();
    if (!battered.isEmpty()) {
      page.list(Ink.DIM, "", battered, 0);
    }
  }

  /** Structures no longer whole. */
  private List<String> battered() {
    var battered = new ArrayList<String>();
    for (Feature feature : map.features()) {
      Fabric fabric = feature.fabric();
      if (fabric != null
          && !feature.isHidden()
          && (fabric.points() < fabric.most() || fabric.isBurning())) {
        battered.add(
            feature.name()
                + " ("
                + fabric.points()
                + "/"
                + fabric.most()
                + " shp"
                + (fabric.isBurning() ? ", burning)" : ")"));
      }
    }
    return battered;
  }

  private static List<String> ground(Ground ground, Extent shown, Glyphs glyphs) {
    boolean walls = false;
    boolean cover = false;
    int deepest = 0;
    for (int row = shown.top(); row <= shown.bottom(); row++) {
      for (int column = shown.left(); column <= shown.right(); column++) {
        walls |= ground.isWall(column, row);
        cover |= ground.cover(column, row) > 0;
        deepest = Math.max(deepest, ground.water().depth(column, row));
      }
    }
    var signs = new ArrayList<String>();
    if (walls) {
      signs.add(glyphs.wall() + " wall");
    }
    if (deepest > 0) {
      signs.add(
          glyphs.water(1) + " water, " + glyphs.water(Integer.MAX_VALUE) + " too deep for a man");
    }
    if (cover) {
      var grades = new StringBuilder();
      for (int grade = 1; grade <= 4; grade++) {
        grades.append(glyphs.cover(grade)).append(' ');
      }
      signs.add(grades + "cover of grade 1 to 4");
    }
    return signs;
  }
}
