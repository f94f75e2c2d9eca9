package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.magic.Turning;
import dev.cleave.thac0.space.Reach;
import dev.cleave.thac0.turn.Action.Act;
import dev.cleave.thac0.turn.Action.Assail;
import dev.cleave.thac0.turn.Action.Verb;
import org.jspecify.annotations.Nullable;

/**
 * A plain fighter on his feet with an enemy before him strikes at him, who has declared a charge
 * makes it, and who runs runs: what {@link Instinct} comes to, without drawing up everything else
 * there is to do.
 */
final class AtBlows {

  private final Turns fight;
  private final Fighter fighter;

  AtBlows(Turns fight, Fighter fighter) {
    this.fight = fight;
    this.fighter = fighter;
  }

  /** A blow with what is in hand, or flight; null if there is more to think of. */
  @Nullable Plan plan() {
    if (fighter.combatant.isAny(ROUTED)) {
      return fighter.casting == null ? Plan.of(Deed.FLEE) : null; // nothing else is open to him
    }
    Weapon weapon = fighter.weapon();
    return isPlain()
            && weapon.melee()
            && !weapon.isUnarmed()
            && isReady(weapon)
            && !isLow()
            && (!Turning.hasPower(fighter) || fight.turning.whyNot(fighter) != null)
            && (fight.threat.isPressed(fighter) || comesToBlows(weapon))
        ? Plan.with(Deed.ATTACK, weapon)
        : null;
  }

  /** The nearest is a few steps away, and there is nothing else to think of. TH.C.MOVE.06 */
  private boolean comesToBlows(Weapon weapon) {
    Fighter nearest = fight.movement.nearest(fighter);
    return nearest != null
        && !weapon.has("set")
        && fighter.combatant.spells().isEmpty()
        && !hasMissiles()
        && !isAmongTheFallen()
        && fight.movement.canReach(
            fighter,
            nearest,
            Math.max(Field.BESIDE, fight.reach.farthest(fighter, weapon)),
            fight.allowance.half(fighter));
  }

  private boolean hasMissiles() {
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (weapon.range() != null && !weapon.melee()) {
        return true;
      }
    }
    for (Weapon attack : fighter.sheet().attacks()) {
      if (attack.range() != null) {
        return true;
      }
    }
    return false;
  }

  /** A friend lies there who may want a bandage. TH.C.DMG.05 */
  private boolean isAmongTheFallen() {
    for (Fighter other : fight.fighters) {
      if (other.realHitPoints() <= 0
          && !other.bound
          && other.combatant.isPresent()
          && !other.isEnemyOf(fighter)) {
        return true;
      }
    }
    return false;
  }

  private boolean isPlain() {
    return fighter.combatant.isPlain()
        && fighter.stance() == Stance.STANDING
        && !fighter.combatant.isAny(UNEASY)
        && isFree()
        && fighter.casting == null
        && fighter.fatigue < 3;
  }

  /** Nobody and nothing holds him, and he holds nobody. */
  private boolean isFree() {
    return !fighter.isHeld()
        && !fighter.isCaught()
        && fighter.holds < 0
        && fighter.catches < 0
        && fighter.trappedBy < 0
        && fighter.traps < 0
        && !fighter.is(State.ENTANGLED);
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

  private static final long ROUTED = bits(State.FLEEING, State.TURNED);

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

  /** What he declared, if nothing has come of it that wants thought. */
  @Nullable Action action(Left left) {
    Plan plan = fighter.plan;
    if (plan == null || left == Left.HELD || left == Left.ABORTED) {
      return null;
    }
    return switch (plan.deed()) {
      case ATTACK -> isPlain() ? blow(left) : null;
      case CHARGE -> left == Left.ALL && isPlain() ? charge(plan.target()) : null;
      case FLEE -> isFree() ? Act.of(Verb.FLEE) : null;
      case WITHDRAW ->
          left == Left.ALL && isFree() && fight.allowance.full(fighter) > 0
              ? Act.of(Verb.WITHDRAW)
              : null;
      default -> null;
    };
  }

  private @Nullable Action charge(@Nullable Combatant target) {
    return target != null
            && fight.awareness.isFoe(fighter, fight.fighter(target))
            && fight.movement.charge(fighter, fight.fighter(target)) != null
        ? new Assail(Verb.CHARGE, target)
        : null;
  }

  /** At the nearest, if it reaches him from here or after a few steps. */
  private @Nullable Action blow(Left left) {
    if (fight.blows.weapon(fighter).isUnarmed()
        || left == Left.ALL && fight.blows.attacks(fighter) < 1) {
      return null;
    }
    Fighter nearest = fight.movement.nearest(fighter);
    if (nearest == null) {
      return null;
    }
    var strike = new Assail(Verb.ATTACK, nearest.combatant);
    if (fight.deeds.isNear(fighter, nearest, Verb.ATTACK)) {
      return strike;
    }
    if (left != Left.ALL) {
      return null;
    }
    if (isFar(nearest)) {
      return Act.on(Verb.ADVANCE, nearest.combatant);
    }
    return fight.deeds.comesNear(fighter, nearest, Verb.ATTACK) ? strike : null;
  }

  /** Half a move brings him within reach of nobody. TH.C.MOVE.06 */
  private boolean isFar(Fighter nearest) {
    int feet = fight.allowance.half(fighter) - fighter.feet;
    int reach = fight.deeds.reach(fighter, Verb.ATTACK) + Field.BESIDE;
    return feet > 0 && !fight.field().within(fighter.combatant, nearest.combatant, feet + reach);
  }
}
