package dev.cleave.engine.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Stand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where an answer leads, in facts, so that nobody who draws it has to read its words.
 *
 * @param target whom it is aimed at or has to do with, null if nobody
 * @param at where somebody stands afterwards, or where something is meant to come down; null if
 *     nowhere, or if only the Judge knows
 * @param feet walked
 * @param provokes who stops him there, or may strike at him on the way
 * @param path what is walked over, the last is where it ends; empty without a map
 * @param area what is caught besides, null if nothing
 */
public record Lead(
    @Nullable Combatant target,
    @Nullable Spot at,
    int feet,
    List<Combatant> provokes,
    List<Spot> path,
    @Nullable Area area) {

  /** To nobody and nowhere. */
  public static final Lead NONE = new Lead(null, null, 0, List.of(), List.of(), null);

  public Lead {
    provokes = List.copyOf(provokes);
    path = List.copyOf(path);
  }

  /** At somebody, without a step. */
  public static Lead at(@Nullable Combatant target) {
    return target == null ? NONE : new Lead(target, null, 0, List.of(), List.of(), null);
  }

  /** At a place. */
  public static Lead at(@Nullable Combatant target, @Nullable Spot place, @Nullable Area area) {
    return new Lead(target, place, 0, List.of(), List.of(), area);
  }

  /** A way there, as far as there is one; it is walked in thought only. */
  public static Lead along(@Nullable Route way, Combatant mover, Field field) {
    if (way == null) {
      return NONE;
    }
    var path = new ArrayList<Spot>();
    Stand here = field.stand(mover);
    boolean map = !(way.end() instanceof Bearing);
    while (way.step()) {
      if (map) {
        path.add(field.spot(mover));
      }
    }
    int feet = way.length();
    way.restart();
    here.restore();
    if (!path.isEmpty()) {
      path.set(path.size() - 1, way.end()); // where a long base is, before it turns
    }
    return new Lead(null, map ? way.end() : null, feet, List.of(), path, null);
  }

  /** The same, at somebody. */
  public Lead on(@Nullable Combatant whom) {
    return new Lead(whom, at, feet, provokes, path, area);
  }

  /** The same, with those who get to act. */
  public Lead provoking(List<Combatant> those) {
    return new Lead(target, at, feet, those, path, area);
  }
}
