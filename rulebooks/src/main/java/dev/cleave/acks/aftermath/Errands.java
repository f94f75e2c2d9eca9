package dev.cleave.acks.aftermath;

import static dev.cleave.acks.book.State.INCAPACITATED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.play.Fight;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.field.Route;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Those still on their feet walk over to the fallen, and do one such thing a round. A2.ACT.01,
 * A2.GAP.253
 */
final class Errands {

  static final Forbidden BUSY = new Forbidden("WHO has done something this round", "A2.ACT.01");
  static final Forbidden FAR = new Forbidden("WHO cannot be with FOE yet", "A2.GAP.151");

  private static final Forbidden UNABLE = new Forbidden("WHO cannot help anybody", "A2.COMBAT.38");
  private static final Forbidden WEAK = new Forbidden("WHO is incapacitated", "A2.HEAL.10");
  private static final Forbidden GONE = new Forbidden("FOE is not here", "A2.COMBAT.38");

  private final Fight fight;
  private final int[] free;

  Errands(Fight fight) {
    this.fight = fight;
    this.free = new int[fight.fighters.length];
    Arrays.fill(free, fight.battle.round());
  }

  /** Keeps somebody from anybody's side. */
  @Nullable Forbidden bars(Combatant by) {
    if (by.is(INCAPACITATED)) {
      return WEAK;
    }
    return fight.canAct(by)
            && !by.sheet().has("unintelligent")
            && fight.fighter(by).infirmity.hands() > 0
        ? null
        : UNABLE;
  }

  @Nullable Forbidden bars(Combatant by, Combatant body) {
    if (!isHere(body)) {
      return GONE;
    }
    Forbidden bar = bars(by);
    return bar != null ? bar : barsWay(by, body);
  }

  /** A hand free, and time enough to have come. */
  @Nullable Forbidden barsWay(Combatant by, Combatant body) {
    if (fight.battle.round() < free[by.index()]) {
      return BUSY;
    }
    return wait(by, body) > 0 ? FAR : null;
  }

  static boolean isHere(Combatant body) {
    return body.isPresent() || body.fate() == Fate.DEAD;
  }

  /** Rounds until somebody can see to a body. */
  int wait(Combatant by, Combatant body) {
    int speed = Math.max(1, fight.movement().speed(by));
    int feet = by == body ? 0 : fight.field.distance(by, body) - fight.spaceNumbers().handReach;
    int walks = Math.max(0, Math.ceilDiv(feet, speed) - 1);
    return Math.max(0, free[by.index()] + walks - fight.battle.round());
  }

  /** He is beside the body now, and busy for the round. */
  void go(Combatant by, Combatant body) {
    free[by.index()] = fight.battle.round() + 1;
    if (by == body || fight.field.within(by, body, fight.spaceNumbers().handReach)) {
      return;
    }
    int feet = fight.field.distance(by, body) * 2;
    int reach = fight.spaceNumbers().handReach;
    Route way = fight.field.approach(by, body, reach, feet, fight.movement().heedless);
    while (way != null && way.step()) {
      continue;
    }
  }
}
