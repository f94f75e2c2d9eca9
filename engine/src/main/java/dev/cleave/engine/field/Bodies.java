package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everybody of a battle on a map: who is there, where his base lies and which way he looks. */
final class Bodies {

  private final Combatant[] all;
  private final Footing footing;
  private final Places places;

  Bodies(Combatant[] all, Footing footing, Places places) {
    this.all = all;
    this.footing = footing;
    this.places = places;
  }

  /** The same for copies of the same combatants, with a footing of their own. */
  Bodies copy(Combatant[] copies, Footing stated) {
    return new Bodies(copies, stated, places.copy());
  }

  int size() {
    return all.length;
  }

  Combatant combatant(int i) {
    return all[i];
  }

  boolean isOn(Combatant combatant) {
    return footing.isOn(combatant);
  }

  void set(Combatant combatant, boolean there) {
    footing.set(combatant, there);
  }

  /** On the map and on his feet, and so in the way. */
  boolean stands(Combatant combatant) {
    return combatant.isInTheWay() && footing.takesRoom(combatant);
  }

  /** The base as it lies, for whom it leaves room. */
  Base lie(Combatant combatant) {
    return places.lie(combatant);
  }

  /** The base as it counts, for distance, arcs and sight. */
  Base counted(Combatant combatant) {
    return places.counted(combatant);
  }

  Facing facing(Combatant combatant) {
    return places.facing(combatant);
  }

  /** The base as it would lie after turning. */
  Base turned(Combatant combatant, Facing to) {
    return places.turned(combatant, to);
  }

  /** Puts somebody down, whoever is there. */
  void set(Combatant combatant, int halvesAcross, int halvesDown, Facing facing) {
    places.set(combatant, halvesAcross, halvesDown, facing);
  }

  /** Puts somebody down, looking as he does. */
  void move(Combatant combatant, int halvesAcross, int halvesDown) {
    places.set(combatant, halvesAcross, halvesDown, facing(combatant));
  }

  /** Everybody whose base could touch one of these squares and perhaps others, in order. */
  int[] near(int left, int top, int right, int bottom) {
    return places.near(left, top, right, bottom);
  }

  int[] near(Base base) {
    return places.near(base.left(), base.top(), base.right(), base.bottom());
  }

  /** How many times anybody has been put down. */
  long moves() {
    return places.moves();
  }

  /** The base of somebody, by his place in the battle, shares ground with this one. */
  boolean isIn(int who, Base base) {
    int right = base.x() + base.width();
    return places.isIn(who, base.x(), base.y(), right, base.y() + base.height());
  }

  /** The base of somebody is in one of these squares. */
  boolean isIn(int who, int left, int top, int right, int bottom) {
    return places.isIn(who, 2 * left, 2 * top, 2 * right + 2, 2 * bottom + 2);
  }

  /** So many that it pays to look twice before searching for a way. */
  boolean areMany() {
    return places.areMany();
  }

  /** Somebody standing whose base this one would overlap by more than half a square. */
  @Nullable Combatant whoIsIn(Base base, Combatant but) {
    for (int i : near(base)) {
      Combatant other = all[i];
      if (isIn(i, base) && other != but && stands(other) && base.overlaps(lie(other))) {
        return other;
      }
    }
    return null;
  }

  /** Everybody on the map, standing or not. */
  List<Combatant> present() {
    var present = new ArrayList<Combatant>();
    for (Combatant combatant : all) {
      if (footing.isOn(combatant)) {
        present.add(combatant);
      }
    }
    return present;
  }

  /** The one who lies or stands in a square, the standing first; null if nobody. */
  @Nullable Combatant at(int column, int row) {
    Combatant lying = null;
    for (Combatant combatant : present()) {
      if (lie(combatant).covers(column, row)) {
        if (combatant.isInTheWay()) {
          return combatant;
        }
        lying = lying == null ? combatant : lying;
      }
    }
    return lying;
  }
}
