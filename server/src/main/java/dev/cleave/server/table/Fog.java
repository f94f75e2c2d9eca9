package dev.cleave.server.table;

import dev.cleave.engine.Eyesight;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Vista;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What everybody's eyes make out of a battle, and what they remember of it: read off the battle
 * after every entry, so that it is the same whenever the same entries are played.
 */
final class Fog {

  /** Who stands beside another feels him, whatever his eyes tell. */
  private static final int TOUCH = 5;

  private final Rulebook rulebook;
  private final Map<Viewpoint, Sighting> sightings = new HashMap<>();
  private @Nullable Battle battle;
  private @Nullable Vista vista;
  private long[] picture = {};
  private BitSet lit = new BitSet();
  private boolean on;

  /**
   * @param all the eyes there are at the table
   */
  Fog(Rulebook rulebook, List<Viewpoint> all) {
    this.rulebook = rulebook;
    all.forEach(eyes -> sightings.put(eyes, new Sighting()));
  }

  boolean isOn() {
    return on;
  }

  /** Looks again, if anybody has moved, anything has opened or shut, or the light is another. */
  void look(Battle now) {
    if (now != battle) {
      battle = now;
      Battlemap map = now.field().map();
      vista = map == null ? null : new Vista(map);
      picture = new long[0];
    }
    boolean fogged = vista != null && now.hasFog();
    if (fogged != on) {
      on = fogged;
      picture = new long[0];
    }
    if (vista == null || !on) {
      return;
    }
    Eyesight eyesight = rulebook.eyesight(now);
    BitSet light = lit(now, eyesight);
    long[] seen = picture(now);
    boolean opened = vista.refresh();
    if (!opened && light.equals(lit) && Arrays.equals(seen, picture)) {
      return;
    }
    lit = light;
    picture = seen;
    for (var one : sightings.entrySet()) {
      if (!one.getKey().isJudge()) {
        see(one.getKey(), one.getValue(), eyesight, now, vista);
      }
    }
  }

  private static BitSet lit(Battle battle, Eyesight eyesight) {
    var lit = new BitSet();
    if (battle.isDark() && battle.field().map() instanceof Battlemap map) {
      Ground ground = map.ground();
      for (int y = 0; y < ground.height(); y++) {
        for (int x = 0; x < ground.width(); x++) {
          lit.set(y * ground.width() + x, eyesight.isLit(Square.of(x, y)));
        }
      }
    }
    return lit;
  }

  /** All of people and things that sight depends on. */
  private long[] picture(Battle now) {
    var all = new long[3 * now.size() + now.field().features().size()];
    for (Combatant who : now.combatants()) {
      int at = 3 * who.index();
      long[] where = now.field().whereabouts(who);
      all[at] = where[0] << Integer.SIZE | where[1];
      all[at + 1] = (long) who.fate().ordinal() << 1 | (now.field().isOn(who) ? 1 : 0);
      long states = 0;
      for (Condition condition : rulebook.conditions()) {
        states |= who.is(condition) ? 1L << condition.ordinal() : 0;
      }
      all[at + 2] = states;
    }
    for (int i = 0; i < now.field().features().size(); i++) {
      all[3 * now.size() + i] = Sighting.state(now.field().features().get(i));
    }
    return all;
  }

  private void see(Viewpoint eyes, Sighting sighting, Eyesight eyesight, Battle now, Vista views) {
    List<Combatant> watch = watchers(eyes, now);
    var seen = new BitSet();
    for (Combatant viewer : watch) {
      seen.or(squares(viewer, eyesight, now, views));
    }
    var people = new BitSet();
    for (Combatant other : now.combatants()) {
      if (now.field().isOn(other) && isMadeOut(other, watch, eyesight, now, seen, views)) {
        people.set(other.index());
        views.under(other, seen);
      }
    }
    var dim = new BitSet();
    if (now.isDark()) {
      dim.or(seen);
      dim.andNot(lit);
    }
    sighting.take(seen, dim, people, now);
  }

  /** The squares one of them sees, or feels about him. */
  private BitSet squares(Combatant viewer, Eyesight eyesight, Battle now, Vista views) {
    var squares = new BitSet();
    if (!eyesight.isSighted(viewer) || now.isDark() && !eyesight.seesInTheDark(viewer)) {
      views.around(viewer, 1, squares);
      if (eyesight.isSighted(viewer)) {
        squares.or(lit);
      }
      squares.and(views.from(viewer));
      return squares;
    }
    squares.or(views.from(viewer));
    return squares;
  }

  private static boolean isMadeOut(
      Combatant other,
      List<Combatant> watch,
      Eyesight eyesight,
      Battle now,
      BitSet seen,
      Vista views) {
    var under = new BitSet();
    views.under(other, under);
    boolean flat = now.field().isLevel();
    if (flat && !under.intersects(seen)) {
      return false; // nobody has a line to him: no need to ask them one by one
    }
    for (Combatant viewer : watch) {
      boolean line = !flat || under.intersects(views.from(viewer));
      if (viewer == other
          || line && (eyesight.couldSee(viewer, other) || touches(viewer, other, now.field()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean touches(Combatant viewer, Combatant other, Field field) {
    return field.within(viewer, other, TOUCH) && field.sees(viewer, other);
  }

  /** Those through whose eyes somebody looks: his own, when none of them can, his companions'. */
  private List<Combatant> watchers(Viewpoint eyes, Battle now) {
    if (eyes.isOnlooker()) {
      var all = new ArrayList<Combatant>();
      sightings.keySet().stream()
          .filter(other -> !other.isJudge() && !other.isOnlooker())
          .forEach(other -> all.addAll(watchers(other, now)));
      return all.isEmpty() ? awake(now, who -> !who.side().isJudges()) : all;
    }
    List<Combatant> own = awake(now, who -> eyes.watch().contains(who.name()));
    return own.isEmpty() ? awake(now, who -> eyes.isOf(who.side())) : own;
  }

  private static List<Combatant> awake(Battle now, Predicate<Combatant> wanted) {
    return now.combatants().stream()
        .filter(who -> wanted.test(who) && who.isStanding() && !who.isThing())
        .filter(now.field()::isOn)
        .toList();
  }

  /** Eyes that come new to the table have seen nothing yet. */
  Sighting of(Viewpoint eyes) {
    Sighting known = sightings.get(eyes);
    if (known == null) {
      known = new Sighting();
      sightings.put(eyes, known);
      if (on && battle != null && vista != null) {
        see(eyes, known, rulebook.eyesight(battle), battle, vista);
      }
    }
    return known;
  }

  /** Known to these eyes to be there at all. */
  boolean sees(Viewpoint eyes, Combatant who) {
    if (eyes.isJudge()) {
      return true;
    }
    if (who.fate() == Fate.WAITING) {
      return false;
    }
    return eyes.isOf(who.side()) || !rulebook.isHidden(who) && isMadeOut(eyes, who);
  }

  private boolean isMadeOut(Viewpoint eyes, Combatant who) {
    if (!on || battle == null) {
      return true;
    }
    Sighting sighting = of(eyes);
    return battle.field().isOn(who) ? sighting.sees(who) : sighting.hasMet(who);
  }

  /** Somebody at the table plays, and does not see him: his dice fall where nobody counts them. */
  boolean isUnseenBySome(Combatant who) {
    return on
        && sightings.keySet().stream()
            .anyMatch(eyes -> !eyes.isJudge() && !eyes.isOnlooker() && !sees(eyes, who));
  }

  /** These eyes have seen a square, or see it now; all do where there is no fog. */
  boolean knows(Viewpoint eyes, int column, int row) {
    if (!on || eyes.isJudge() || battle == null || battle.field().map() == null) {
      return true;
    }
    Ground ground = battle.field().map().ground();
    return !ground.isInside(column, row) || of(eyes).knows(row * ground.width() + column);
  }

  boolean knows(Viewpoint eyes, Square square) {
    int right = (square.halvesAcross() + 1) / 2;
    int bottom = (square.halvesDown() + 1) / 2;
    return knows(eyes, square.column(), square.row()) && knows(eyes, right, bottom);
  }
}
