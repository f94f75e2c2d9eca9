package dev.cleave.weaponskill.turn;

import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Refusal;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Length;
import dev.cleave.weaponskill.space.Crowds;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The actions left to somebody in his turn: the one check behind options and bots. */
final class Allowance {

  private final Turns fight;
  private final Fighter fighter;
  private final ActionQuestion.Left left;

  Allowance(Turns fight, Fighter fighter, ActionQuestion.Left left) {
    this.fight = fight;
    this.fighter = fighter;
    this.left = left;
  }

  static boolean isMinor(Weapon weapon) {
    return weapon.melee()
        && (weapon.natural() || weapon.has("minor") || weapon.length() <= Length.MINOR);
  }

  boolean isTarget(Fighter enemy) {
    return enemy.combatant.isPresent()
        && enemy.combatant.isEnemyOf(fighter.combatant)
        && !enemy.is(State.HIDDEN);
  }

  boolean canStrike(Fighter enemy, Weapon weapon) {
    return weapon.melee()
        && fight.movement.canReach(fighter, enemy, fight.reach.of(fighter, weapon), feet());
  }

  /** Crowd and melee rules do not mix. WS.GAP.33 */
  @Nullable Refusal whyNoCrowd(Fighter enemy) {
    String what = "shoot into the crowd at " + enemy;
    if (Crowds.isGargantuan(enemy)) {
      return new Refusal(what, enemy + " is too big to miss for another", "WS.RANGED.13");
    }
    List<Fighter> crowd = fight.crowds.crowd(enemy);
    if (crowd.size() < 2) {
      return new Refusal(what, enemy + " stands alone", "WS.RANGED.14");
    }
    for (Fighter member : crowd) {
      if (fight.crowds.isIntoMelee(fighter, member)) {
        return new Refusal(what, member + " is fighting hand to hand", "WS.GAP.33");
      }
    }
    return null;
  }

  boolean canCharge(Fighter enemy) {
    return fighter.isMounted()
        && fighter.weapon().melee()
        && !fight.reach.has(fighter, enemy)
        && fight.movement.canReach(
            fighter, enemy, fight.reach.of(fighter), fight.movement.running(fighter));
  }

  /** A run multiplies what the rider's weapon does. WS.MOUNT.05, WS.MOUNT.06 */
  int multiplier() {
    return fighter.weapon().has("polearm") ? fight.numbers.polearmCharge : fight.numbers.charge;
  }

  boolean canCastAt(Spell spell, Fighter other) {
    return isMeantFor(spell, other) && whyNotAt(spell, other) == null;
  }

  /** Friends are healed, enemies are harmed. */
  boolean isMeantFor(Spell spell, Fighter other) {
    return other.combatant.isPresent()
        && !(other.is(State.HIDDEN) && other.combatant.isEnemyOf(fighter.combatant))
        && spell.allies() != other.combatant.isEnemyOf(fighter.combatant);
  }

  /** Why a spell does not carry so far; null if it does. */
  @Nullable Refusal whyNotAt(Spell spell, Fighter other) {
    String what = "cast " + spell.name() + " at " + other;
    if (other == fighter) {
      return null;
    }
    if (!fight.field().within(fighter.combatant, other.combatant, spell.range())) {
      return new Refusal(what, other + " is out of range", "WS.SPELL.04");
    }
    return fight.field().sees(fighter.combatant, other.combatant)
        ? null
        : new Refusal(what, fighter + " cannot see " + other, "WS.SPELL.04");
  }

  /** Feet he may still walk before an attack. WS.ATK.01 */
  int feet() {
    return left == ActionQuestion.Left.ATTACK ? 0 : fight.movement.speed(fighter);
  }
}
