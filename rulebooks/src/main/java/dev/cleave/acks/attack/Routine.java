package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.SWALLOWED;
import static dev.cleave.acks.book.State.SWIFT;

import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The melee attacks of one combat action, one after another. A2.ATK.01-06 */
final class Routine {

  /** The one attack more that comes after the sequence. */
  private static final int AFTER_ALL = -1;

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
    fight.fighter(attacker).limb = 0;
    Weapon hand = attacker.weapon();
    if (!hand.natural() || hand.has("instead")) {
      fight.meleeAttack().attempt(attacker, target, hand, bonus);
    } else if (bonus.maneuver() == null) {
      follow(attacker, target, bonus, 0);
    } else {
      mix(attacker, target, bonus, 0);
    }
    hasten(attacker, target, bonus);
  }

  private void hasten(Combatant attacker, Combatant target, Bonus bonus) {
    if (attacker.is(SWIFT)) {
      next(attacker, target, bonus, AFTER_ALL); // A2.GAP.202
    }
  }

  /**
   * @param nth with which attack of the sequence it goes on
   */
  private void follow(Combatant attacker, Combatant target, Bonus bonus, int nth) {
    List<Weapon> sequence = attacker.sheet().attacks();
    Combatant foe = target;
    boolean lies = !target.isInTheWay();
    int limb = 0;
    for (int i = 0; i < sequence.size(); i++) {
      Weapon attack = sequence.get(i);
      for (int n = 0; attack.melee() && n < attack.count(); n++) {
        if (limb >= nth) {
          fight.ambush().startChain(attacker); // before he is asked at whom
          foe = lies && mayGoOn(attacker) ? target : stillThere(attacker, foe, bonus, limb);
          if (foe == null) {
            return;
          }
          fight.fighter(attacker).limb = limb;
          fight.meleeAttack().attempt(attacker, foe, attack, bonus);
        }
        limb++;
      }
    }
  }

  /** A sequence that begins with a maneuver: each other attack may be one too. A2.MAN.GEN.03 */
  private void mix(Combatant attacker, Combatant target, Bonus bonus, int nth) {
    int limb = 0;
    for (Weapon attack : attacker.sheet().attacks()) {
      for (int n = 0; attack.melee() && n < attack.count(); n++) {
        if (limb == 0 && nth == 0) {
          fight.meleeAttack().attempt(attacker, target, attack, bonus);
        } else if (limb >= nth) {
          next(attacker, target, bonus, limb);
        }
        limb++;
      }
    }
  }

  /** With which weapon an attack of the sequence is made; the one by magic with the best. */
  Weapon limb(Combatant attacker, int nth) {
    int limb = 0;
    for (Weapon attack : attacker.sheet().attacks()) {
      limb += attack.melee() ? attack.count() : 0;
      if (nth != AFTER_ALL && nth < limb) {
        return attack;
      }
    }
    return fight.meleeAttack().best(attacker);
  }

  /** Another attack, at anybody in reach and in any manner. A2.ATK.02, A2.MAN.GEN.03 */
  private void next(Combatant attacker, Combatant last, Bonus bonus, int nth) {
    fight.ambush().startChain(attacker);
    if (mayGoOn(attacker) && fight.victims().victim(attacker) != null) {
      var question = new NextBlowQuestion(fight, attacker, last, bonus, nth);
      carryOut(attacker, fight.table.ask(question), bonus, nth);
    }
  }

  private boolean mayGoOn(Combatant attacker) {
    return fight.canAct(attacker) && !fight.fighter(attacker).routineOver;
  }

  private void carryOut(Combatant attacker, Action chosen, Bonus bonus, int nth) {
    Combatant foe = chosen.aim();
    if (foe != null && fight.canAct(attacker)) {
      fight.engagement().face(attacker, foe);
      Maneuver maneuver =
          chosen instanceof Maneuvers.Attempt(AttackRoom _, Maneuver tried, Combatant _)
              ? tried
              : null;
      fight.fighter(attacker).limb = Math.max(0, nth);
      fight.meleeAttack().attempt(attacker, foe, limb(attacker, nth), bonus.in(maneuver));
    }
  }

  /** Plays an answer to {@link NextBlowQuestion} on to the end of the routine. */
  void goOn(Combatant attacker, Combatant last, Action chosen, Bonus bonus, int nth) {
    carryOut(attacker, chosen, bonus, nth);
    if (nth != AFTER_ALL) {
      mix(attacker, last, bonus, nth + 1);
      hasten(attacker, last, bonus);
    }
  }

  /** Plays an answer to {@link TargetQuestion} on to the end of the routine. */
  void goOn(Combatant attacker, Combatant chosen, Bonus bonus, int nth) {
    Combatant foe = turnTo(attacker, chosen);
    if (foe != null) {
      follow(attacker, foe, bonus, nth);
    }
    hasten(attacker, chosen, bonus);
  }

  /** The rest of a sequence may go to another in reach when the first has fallen. */
  private @Nullable Combatant stillThere(Combatant attacker, Combatant foe, Bonus bonus, int nth) {
    if (!mayGoOn(attacker)) {
      return null;
    }
    if (foe.isInTheWay() && !foe.is(SWALLOWED) && fight.meleeAttack().reaches(attacker, foe)) {
      return foe;
    }
    if (fight.victims().victim(attacker) == null) {
      return null;
    }
    return turnTo(
        attacker, fight.table.ask(new TargetQuestion(fight, attacker, bonus, nth)).target());
  }

  private @Nullable Combatant turnTo(Combatant attacker, Combatant chosen) {
    if (fight.canAct(attacker) && fight.victims().isVictim(attacker, chosen)) {
      fight.engagement().face(attacker, chosen);
      return chosen;
    }
    return null;
  }
}
