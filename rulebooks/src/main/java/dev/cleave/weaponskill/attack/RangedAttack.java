package dev.cleave.weaponskill.attack;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.tally.Tally;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bows, crossbows and thrown blades: into the open, into a melee, into a crowd. WS.RANGED.01 */
public final class RangedAttack {

  private static final Reason SHOT = new Reason("attack roll", "WS.ATK.08");
  private static final Reason STRAY = new Reason("stray shot", "WS.RANGED.11");
  private static final Reason VICTIM = new Reason("victim in the crowd", "WS.RANGED.15");

  private final Exchange fight;

  RangedAttack(Exchange fight) {
    this.fight = fight;
  }

  /** A shot; into a crowd if so meant. What the shooter aims at must be legal already. */
  public void shoot(Fighter attacker, Fighter target, Weapon weapon, boolean intoCrowd) {
    fight.responses.toShot(attacker, target);
    List<Fighter> crowd = intoCrowd ? fight.crowds.crowd(target) : List.of();
    Tally tally = fight.attackRoll.ranged(attacker, target, weapon, crowd.size());
    attacker.combatant.lose(State.HIDDEN); // the shot still finds the target unaware: WS.R.12
    int die = fight.table.roll(Dice.D20, SHOT, attacker.combatant);
    boolean blind = fight.awareness.isInDarkness(attacker); // WS.COND.09
    boolean hit = !blind && fight.melee.hits(tally, die);
    if (fight.table.listens()) {
      fight.tell(
          fight
              .melee
              .told(attacker, target, weapon, tally, die, hit, "ranged")
              .fact("crowd", crowd.size())
              .fact("blind", blind));
    }
    Fighter struck = hit ? target : null;
    if (hit && crowd.size() > 1) {
      struck = draw(attacker, crowd, VICTIM);
    } else if (!hit && !blind && die != 1 && !intoCrowd && strays(attacker, target, tally, die)) {
      struck = draw(attacker, fight.crowds.melee(attacker, target), STRAY);
    }
    spent(attacker, weapon);
    attacker.meets(target);
    if (struck != null) {
      fight.melee.hurt(attacker, struck, weapon, fight.damage.roll(attacker, weapon, 1), false);
    }
  }

  /** Missed because of the melee, and of nothing else. WS.RANGED.11 */
  private boolean strays(Fighter attacker, Fighter target, Tally tally, int die) {
    if (!fight.crowds.isIntoMelee(attacker, target)) {
      return false;
    }
    return die >= tally.needsWithout(AttackRoll.INTO_MELEE);
  }

  private void spent(Fighter attacker, Weapon weapon) {
    if (weapon.natural()) {
      return;
    }
    attacker.reload = weapon.reload();
    attacker.empty = weapon;
    if (weapon.has("thrown") && !weapon.has("missile")) {
      attacker.combatant.drop(weapon);
      attacker.combatant.wield(attacker.combatant.emptyHanded());
    }
  }

  /** By lot; a body clearly larger than the smallest counts twice. WS.RANGED.12 */
  private Fighter draw(Fighter attacker, List<Fighter> from, Reason why) {
    int smallest = Integer.MAX_VALUE;
    for (Fighter fighter : from) {
      smallest = Math.min(smallest, fighter.combatant.sheet().size().rank());
    }
    int lots = 0;
    for (Fighter fighter : from) {
      lots += lots(fighter, smallest);
    }
    int drawn = fight.table.roll(Dice.d(lots), why, attacker.combatant);
    Fighter victim = from.getLast();
    for (Fighter fighter : from) {
      drawn -= lots(fighter, smallest);
      if (drawn <= 0) {
        victim = fighter;
        break;
      }
    }
    if (fight.table.listens()) {
      fight.tell(
          Event.of(why.equals(STRAY) ? "stray shot" : "crowd shot", why.rule())
              .by(attacker.combatant)
              .on(victim.combatant)
              .fact("among", names(from))
              .says(
                  why.equals(STRAY)
                      ? "The shot goes astray and strikes " + victim + "."
                      : "The shot into the crowd strikes " + victim + "."));
    }
    return victim;
  }

  private int lots(Fighter fighter, int smallest) {
    return fighter.combatant.sheet().size().rank() > smallest ? fight.numbers.largerCountsAs : 1;
  }

  private static List<String> names(List<Fighter> fighters) {
    var names = new ArrayList<String>();
    for (Fighter fighter : fighters) {
      names.add(fighter.name());
    }
    return names;
  }

  /** Why this shot cannot be made; null if it can. */
  public @Nullable Refusal whyNot(Fighter attacker, Fighter target, Weapon weapon) {
    String what = "shoot " + target;
    var range = weapon.range();
    if (range == null) {
      return new Refusal(what, weapon.name() + " is no missile weapon", "WS.RANGED.01");
    }
    int reload = attacker.reloading(weapon);
    if (reload > 0) {
      return new Refusal(
          what, weapon.name() + " must be reloaded (" + reload + " rounds)", "WS.RANGED.05");
    }
    Combatant from = attacker.combatant;
    if (range.band(fight.field().distance(from, target.combatant)) > 2) {
      return new Refusal(what, target + " is out of range", "WS.T.MISSILES");
    }
    if (!fight.field().sees(from, target.combatant)) {
      return new Refusal(what, "there is no opening to shoot through", "WS.GAP.31");
    }
    return null;
  }
}
