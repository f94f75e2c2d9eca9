package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.magic.Turning;
import dev.cleave.thac0.space.Reach;
import dev.cleave.thac0.turn.Action.Assail;
import dev.cleave.thac0.turn.Action.Verb;
import org.jspecify.annotations.Nullable;

/**
 * A plain fighter on his feet with an enemy before him strikes at him: what {@link Instinct} comes
 * to, without drawing up everything else there is to do.
 */
final class AtBlows {

  private final Turns fight;
  private final Fighter fighter;

  AtBlows(Turns fight, Fighter fighter) {
    this.fight = fight;
    this.fighter = fighter;
  }

  /** A blow with what is in hand; null if there is more to think of. */
  @Nullable Plan plan() {
    Weapon weapon = fighter.weapon();
    return isPlain()
            && weapon.melee()
            && !weapon.isUnarmed()
            && isReady(weapon)
            && !isLow()
            && (!Turning.hasPower(fighter) || fight.turning.whyNot(fighter) != null)
            && fight.threat.isThreatened(fighter)
        ? Plan.with(Deed.ATTACK, weapon)
        : null;
  }

  private boolean isPlain() {
    return fighter.combatant.conduct().isPlain()
        && fighter.stance() == Stance.STANDING
        && !fighter.combatant.isAny(UNEASY)
        && !fighter.isHeld()
        && !fighter.isCaught()
        && fighter.holds < 0
        && fighter.catches < 0
        && fighter.trappedBy < 0
        && fighter.traps < 0
        && fighter.casting == null
        && fighter.fatigue < 3;
  }

  /** States in which there may be something better to do, or nothing at all. */
  private static final long UNEASY =
      bits(
          State.ENTANGLED,
          State.DAZED,
          State.PINNED,
          State.FEEBLE,
          State.FLEEING,
          State.WITHDRAWING,
          State.TURNED);

  private static long bits(State... states) {
    long bits = 0;
    for (State state : states) {
      bits |= 1L << state.ordinal();
    }
    return bits;
  }

  private boolean isReady(Weapon weapon) {
    int hands = Reach.hands(fighter, weapon);
    return hands < Reach.TOO_LARGE && !(hands == 2 && fight.body.denies(fighter, "two hands"));
  }

  /** So badly hurt that a parry may come first. */
  private boolean isLow() {
    return fighter.combatant.hitPoints() * 4 <= fighter.combatant.mostHitPoints();
  }

  /** At the nearest, if what he declared was a blow and it reaches him. */
  @Nullable Action action(Left left) {
    Plan plan = fighter.plan;
    if (plan == null
        || !plan.is(Deed.ATTACK)
        || left == Left.HELD
        || left == Left.ABORTED
        || !isPlain()
        || fight.blows.weapon(fighter).isUnarmed()
        || left == Left.ALL && fight.blows.attacks(fighter) < 1) {
      return null;
    }
    Fighter nearest = fight.movement.nearest(fighter);
    return nearest != null && fight.deeds.isNear(fighter, nearest, Verb.ATTACK)
        ? new Assail(Verb.ATTACK, nearest.combatant)
        : null;
  }
}
