package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.SWIFT;

import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The melee attacks of one combat action, one after another. A2.ATK.01-06 */
final class Routine {

  private final AttackRoom fight;

  Routine(AttackRoom fight) {
    this.fight = fight;
  }

  /**
   * One attack, all of a monster's sequence, or what it does instead; and by magic one more.
   * A2.ATK.01-03
   */
  void make(Combatant attacker, Combatant target, Bonus bonus) {
    fight.fighter(attacker).routineOver = false;
    Weapon hand = attacker.weapon();
    if (!hand.natural() || hand.has("instead")) {
      fight.meleeAttack().attempt(attacker, target, hand, bonus);
    } else if (bonus.maneuver() == null) {
      follow(attacker, target, bonus);
    } else {
      mix(attacker, target, bonus);
    }
    if (attacker.is(SWIFT)) {
      next(attacker, target, fight.meleeAttack().best(attacker), bonus); // A2.GAP.202
    }
  }

  private void follow(Combatant attacker, Combatant target, Bonus bonus) {
    List<Weapon> sequence = attacker.sheet().attacks();
    Combatant foe = target;
    for (int i = 0; i < sequence.size(); i++) {
      Weapon attack = sequence.get(i);
      for (int n = 0; attack.melee() && n < attack.count(); n++) {
        foe = stillThere(attacker, foe);
        if (foe == null) {
          return;
        }
        fight.meleeAttack().attempt(attacker, foe, attack, bonus);
      }
    }
  }

  /** A sequence that begins with a maneuver: each other attack may be one too. A2.MAN.GEN.03 */
  private void mix(Combatant attacker, Combatant target, Bonus bonus) {
    boolean begun = false;
    for (Weapon attack : attacker.sheet().attacks()) {
      for (int n = 0; attack.melee() && n < attack.count(); n++) {
        if (begun) {
          next(attacker, target, attack, bonus);
        } else {
          fight.meleeAttack().attempt(attacker, target, attack, bonus);
        }
        begun = true;
      }
    }
  }

  /** Another attack, at anybody in reach and in any manner. A2.ATK.02, A2.MAN.GEN.03 */
  private void next(Combatant attacker, Combatant last, Weapon weapon, Bonus bonus) {
    if (!fight.canAct(attacker)
        || fight.fighter(attacker).routineOver
        || fight.victims().victim(attacker) == null) {
      return;
    }
    Action chosen = fight.table.ask(new NextBlowQuestion(fight, attacker, last, bonus.maneuver()));
    Combatant foe = chosen.aim();
    if (foe != null
        && foe.isStanding()
        && fight.canAct(attacker)
        && fight.meleeAttack().reaches(attacker, foe)) {
      fight.engagement().face(attacker, foe);
      Maneuver maneuver =
          chosen instanceof Maneuvers.Attempt(AttackRoom _, Maneuver tried, Combatant _)
              ? tried
              : null;
      fight.meleeAttack().attempt(attacker, foe, weapon, bonus.in(maneuver));
    }
  }

  /** The rest of a sequence may go to another in reach when the first has fallen. */
  private @Nullable Combatant stillThere(Combatant attacker, Combatant foe) {
    if (!fight.canAct(attacker) || fight.fighter(attacker).routineOver) {
      return null;
    }
    if (foe.isStanding() && fight.meleeAttack().reaches(attacker, foe)) {
      return foe;
    }
    Combatant other = fight.victims().victim(attacker);
    if (other == null) {
      return null;
    }
    Combatant chosen = fight.table.ask(new TargetQuestion(fight, attacker)).who();
    if (chosen.isStanding()
        && fight.canAct(attacker)
        && fight.meleeAttack().reaches(attacker, chosen)) {
      fight.engagement().face(attacker, chosen);
      return chosen;
    }
    return null;
  }
}
