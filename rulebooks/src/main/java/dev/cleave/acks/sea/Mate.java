package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Vessel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a sensible captain does: as his ship is bent, ram, board, run or lie to. */
final class Mate {

  /** Feet within which an enemy keeps everybody at his station. */
  private static final int NEAR = 600;

  private final Sea sea;
  private final Vessel vessel;
  private final Orders orders;

  Mate(Sea sea, Vessel vessel, Orders orders) {
    this.sea = sea;
    this.vessel = vessel;
    this.orders = orders;
  }

  HelmOrder advises() {
    HelmOrder work = work();
    if (work != null) {
      return work;
    }
    if (sea.hulls.isDisabled(vessel)) {
      return HelmOrder.HOLD;
    }
    if (!vessel.held().isEmpty()) {
      boolean runs = vessel.bent() == Vessel.Bent.FLEE;
      return runs && orders.read(HelmOrder.CUT_LOOSE.text()) != null
          ? HelmOrder.CUT_LOOSE
          : HelmOrder.HOLD;
    }
    return switch (vessel.bent()) {
      case WAIT -> HelmOrder.HOLD;
      case FLEE ->
          orders.read(HelmOrder.BEAR_AWAY.text()) != null ? HelmOrder.BEAR_AWAY : HelmOrder.HOLD;
      case FIGHT -> attack(true);
      case BOARD -> attack(false);
    };
  }

  /** Fires are fought while nobody is near; and work once begun goes on. */
  private @Nullable HelmOrder work() {
    if (vessel.task() != Vessel.Task.NONE || isAnybodyNear()) {
      return null;
    }
    for (Vessel.Hands sort : List.of(Vessel.Hands.SAILORS, Vessel.Hands.ROWERS)) {
      int hands = Hands.aboard(vessel, sort);
      HelmOrder fire = orders.read(HelmOrder.FIRE + hands + " " + Hands.word(sort));
      if (fire != null) {
        return fire;
      }
    }
    return null;
  }

  private boolean isAnybodyNear() {
    Course.Lie here = orders.course().lies().getFirst();
    return orders.enemies().stream().anyMatch(other -> orders.course().gap(here, other) < NEAR);
  }

  private HelmOrder attack(boolean rams) {
    if (rams) {
      for (Combatant who : sea.fight.battle.combatants()) {
        HelmOrder ram =
            sea.ramming.isMonster(vessel, who) ? orders.read(HelmOrder.RAM + who.name()) : null;
        if (ram != null) {
          return ram;
        }
      }
    }
    HelmOrder close = HelmOrder.HOLD;
    int least = Integer.MAX_VALUE;
    Course.Lie here = orders.course().lies().getFirst();
    for (Vessel other : orders.enemies()) {
      if (sea.hulls.isDisabled(other)) {
        continue;
      }
      HelmOrder ram = rams ? orders.read(HelmOrder.RAM + other.name()) : null;
      if (ram != null) {
        return ram;
      }
      HelmOrder grapple = orders.read(HelmOrder.GRAPPLE + other.name());
      if (grapple != null) {
        return grapple;
      }
      HelmOrder approach = orders.read(HelmOrder.CLOSE + other.name());
      int gap = orders.course().gap(here, other);
      if (approach != null && gap < least) {
        least = gap;
        close = approach;
      }
    }
    return close;
  }
}
