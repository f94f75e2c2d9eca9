package dev.cleave.weaponskill.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.bots.Tactics;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.weaponskill.attack.Prospect;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import org.jspecify.annotations.Nullable;

/** The choices of a plain fighter: sensible, and always legal. */
final class Instinct {

  private final Turns fight;
  private final Fighter fighter;
  private final ActionQuestion.Left left;
  private final Allowance may;
  private String because = "";

  Instinct(Turns fight, Fighter fighter, ActionQuestion.Left left) {
    this.fight = fight;
    this.fighter = fighter;
    this.left = left;
    this.may = new Allowance(fight, fighter, left);
  }

  /** Shoot if there is a bow, close with the nearest, and do not argue with fear. */
  Action usual() {
    if (fighter.isImmobilized()) {
      Fighter grappler = fighter.heldBy;
      return grappler != null
              && Allowance.isMinor(fighter.weapon())
              && !fighter.weapon().isUnarmed()
          ? new Action.Attack(grappler.combatant, null)
          : Action.Plain.ESCAPE;
    }
    if (fighter.is(State.FLEEING)) {
      return Action.Plain.FLEE;
    }
    Fighter enemy = fight.movement.nearestEnemy(fighter);
    if (enemy == null) {
      return Action.Plain.WAIT;
    }
    if (!fighter.combatant.conduct().isPlain()) {
      return deliberate();
    }
    Action spell = left == ActionQuestion.Left.ATTACK ? null : usualSpell();
    if (spell != null) {
      return spell;
    }
    if (fighter.weapon().isMissile() && !fighter.weapon().melee()) {
      return usualShot(enemy);
    }
    return usualBlow(enemy);
  }

  /** Why that is what he does, once he has thought of it. */
  String because() {
    return because;
  }

  /** As is his way, and as he was told. */
  private Action deliberate() {
    boolean first = left != ActionQuestion.Left.ATTACK;
    if (first && fighter.is(State.PRONE)) {
      return Action.Plain.STAND_UP;
    }
    if (first && fighter.weapon().isUnarmed() && !fighter.dropped.isEmpty()) {
      return new Action.PickUp(fighter.dropped.getFirst());
    }
    var tactics = new Tactics<>(new TurnWits(fight, left));
    Action choice = tactics.choose(fighter.combatant, first);
    because = tactics.why(fighter.combatant);
    return choice;
  }

  private Action usualBlow(Fighter nearest) {
    if (fighter.is(State.PRONE) && left != ActionQuestion.Left.ATTACK) {
      return Action.Plain.STAND_UP;
    }
    if (fighter.weapon().isUnarmed()
        && left != ActionQuestion.Left.ATTACK
        && !fighter.dropped.isEmpty()) {
      return new Action.PickUp(fighter.dropped.getFirst());
    }
    if (may.canStrike(nearest, fighter.weapon())) {
      return new Action.Attack(nearest.combatant, null);
    }
    for (Fighter enemy : fight.fighters) {
      if (may.isTarget(enemy) && enemy.isStanding() && may.canStrike(enemy, fighter.weapon())) {
        return new Action.Attack(enemy.combatant, null);
      }
    }
    for (Weapon weapon : fighter.combatant.sheet().attacks()) {
      if (weapon.isMissile()
          && !isBlind()
          && fight.ranged.whyNot(fighter, nearest, weapon) == null) {
        boolean inHand = weapon.equals(fighter.weapon());
        return new Action.Shoot(nearest.combatant, inHand ? null : weapon, false);
      }
    }
    if (left == ActionQuestion.Left.ATTACK) {
      return Action.Plain.WAIT;
    }
    if (may.canCharge(nearest)) {
      return new Action.Charge(nearest.combatant);
    }
    return fight.movement.speed(fighter) > 0
        ? new Action.Advance(nearest.combatant)
        : Action.Plain.WAIT;
  }

  private Action usualShot(Fighter nearest) {
    boolean blind = isBlind();
    if (blind || fight.reach.isEngaged(fighter)) {
      for (Weapon weapon : fighter.combatant.weapons()) {
        if (!weapon.equals(fighter.weapon()) && may.canStrike(nearest, weapon)) {
          return new Action.Attack(nearest.combatant, weapon);
        }
      }
    }
    if (fighter.reloading(fighter.weapon()) > 0 && !blind && left != ActionQuestion.Left.ATTACK) {
      return Action.Plain.RELOAD;
    }
    Fighter best = null;
    for (Fighter enemy : fight.fighters) {
      if (!blind
          && may.isTarget(enemy)
          && enemy.isStanding()
          && fight.ranged.whyNot(fighter, enemy, fighter.weapon()) == null
          && (best == null || isEasier(enemy, best))) {
        best = enemy;
      }
    }
    if (best != null) {
      return new Action.Shoot(best.combatant, null, false);
    }
    return left == ActionQuestion.Left.ATTACK
            || fight.movement.speed(fighter) == 0
            || fight.reach.has(fighter, nearest)
        ? Action.Plain.WAIT
        : new Action.Advance(nearest.combatant);
  }

  /** In the dark no shot hits. WS.COND.09 */
  private boolean isBlind() {
    return new Prospect(fight, fighter).decidesShot() != null;
  }

  private boolean isEasier(Fighter enemy, Fighter than) {
    boolean entangled = fight.crowds.isIntoMelee(fighter, enemy);
    boolean other = fight.crowds.isIntoMelee(fighter, than);
    if (entangled != other) {
      return other;
    }
    return fight.field().distance(fighter.combatant, enemy.combatant)
        < fight.field().distance(fighter.combatant, than.combatant);
  }

  private @Nullable Action usualSpell() {
    if (fighter.combatant.spells().isEmpty()
        || fight.spells.whyNot(fighter) != null
        || fight.reach.isEngaged(fighter)) {
      return null;
    }
    for (Spell spell : fighter.combatant.spells()) {
      for (Fighter other : fight.fighters) {
        if (may.canCastAt(spell, other) && isWorthIt(spell, other.combatant)) {
          return new Action.Cast(spell, other.combatant);
        }
      }
    }
    return null;
  }

  private static boolean isWorthIt(Spell spell, Combatant target) {
    return spell.effect().heals().equals(Dice.NOTHING)
        ? target.isStanding() && !target.is(State.HELPLESS)
        : target.hitPoints() * 2 <= target.mostHitPoints();
  }
}
