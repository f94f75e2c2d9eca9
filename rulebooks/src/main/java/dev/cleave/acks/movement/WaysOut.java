package dev.cleave.acks.movement;

import dev.cleave.acks.space.Lines;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ways that lead somebody clear of those who engage him. A2.FULL.36-39, A2.MOVE.32, A2.GAP.131 */
final class WaysOut {

  private static final Facing[] FACINGS = Facing.values();

  private final MovementRoom fight;

  WaysOut(MovementRoom fight) {
    this.fight = fight;
  }

  /**
   * At its end farther from each of them than before, and engaged by none. A2.FULL.39, A2.MOVE.32,
   * A2.GAP.131
   */
  boolean isClear(Combatant who, Route way, List<Combatant> enemies) {
    var before = new int[enemies.size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = fight.field.distance(who, enemies.get(i));
    }
    Stand here = fight.field.stand(who);
    while (way.step()) {
      continue;
    }
    boolean clear = true;
    for (int i = 0; i < before.length; i++) {
      clear &=
          fight.field.distance(who, enemies.get(i)) > before[i]
              && !fight.engagement().engages(enemies.get(i), who);
    }
    way.restart();
    here.restore();
    return clear;
  }

  /** The way straight ahead, in one of eight directions, that ends there; null for none. */
  @Nullable Route straight(Combatant who, Square end, Lines past) {
    for (Facing facing : FACINGS) {
      int feet = feetTo(who, facing, end, past);
      Route way = feet == 0 ? null : fight.field.ray(who, facing, feet, past);
      if (way != null && way.end().equals(end)) { // a base may end on a half square
        return way;
      }
    }
    return null;
  }

  /** How far straight ahead a square is, 0 if it does not lie there. */
  private int feetTo(Combatant who, Facing facing, Square end, Lines past) {
    Route way = fight.field.ray(who, facing, fight.movement().running(who), past);
    if (way == null) {
      return 0;
    }
    Stand here = fight.field.stand(who);
    int feet = 0;
    while (feet == 0 && way.step()) {
      feet = fight.field.spot(who).equals(end) ? way.walked() : 0;
    }
    here.restore();
    return feet;
  }

  /** The straight way that leads farthest from them. Without a map: straight away. */
  @Nullable Route farthest(Combatant who, List<Combatant> enemies, Lines past) {
    int running = fight.movement().running(who);
    if (!(fight.field.spot(who) instanceof Square)) {
      Route away = fight.field.flight(who, enemies, running, past);
      return away != null && isClear(who, away, enemies) ? away : null;
    }
    Route best = null;
    int far = 0;
    for (Facing facing : FACINGS) {
      Route way = fight.field.ray(who, facing, running, past);
      int gap = way == null || !isClear(who, way, enemies) ? 0 : gap(who, way, enemies);
      if (gap > far) {
        far = gap;
        best = way;
      }
    }
    return best;
  }

  /** Any straight way that leads clear of them, the nearest to where he came from first. */
  boolean isAny(Combatant who, List<Combatant> enemies, Lines past) {
    if (!(fight.field.spot(who) instanceof Square)) {
      return farthest(who, enemies, past) != null;
    }
    int running = fight.movement().running(who);
    int behind = fight.field.facing(who).ordinal() + 4;
    for (int turn = 0; turn < 8; turn++) {
      Route way = fight.field.ray(who, FACINGS[(behind + turn) % 8], running, past);
      if (way != null && isClear(who, way, enemies)) {
        return true;
      }
    }
    return false;
  }

  /** Feet to the nearest of them at the end of a way. */
  private int gap(Combatant who, Route way, List<Combatant> enemies) {
    Stand here = fight.field.stand(who);
    while (way.step()) {
      continue;
    }
    int least = Integer.MAX_VALUE;
    for (Combatant enemy : enemies) {
      least = Math.min(least, fight.field.distance(who, enemy));
    }
    way.restart();
    here.restore();
    return least;
  }
}
