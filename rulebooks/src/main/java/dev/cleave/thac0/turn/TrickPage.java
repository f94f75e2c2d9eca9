package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.turn.Action.Assail;
import dev.cleave.thac0.turn.Action.Verb;
import java.util.List;

/** What may be done with an attack in place of a wound. TH.MAN.02, TH.C.SPWM.01 */
final class TrickPage extends MenuPage {

  TrickPage(
      Turns fight,
      Fighter fighter,
      Left left,
      Plan plan,
      List<Action> all,
      List<Refusal> refusals) {
    super(fight, fighter, left, plan, all, refusals);
  }

  /** Manoeuvres that may be said with the throw. TH.MAN.02, TH.TRIP.05 */
  void besides(Fighter foe) {
    Weapon weapon = fight.blows.weapon(fighter);
    if (weapon.natural() || weapon.isUnarmed() || !deeds.isNear(fighter, foe, Verb.ATTACK)) {
      return;
    }
    if (weapon.melee()) {
      all.add(new Assail(Verb.SUBDUE, foe.combatant));
      made(foe, weapon);
    }
    if (fight.trip.whyNot(weapon) == null) {
      all.add(new Assail(Verb.TRIP, foe.combatant));
      if (foe.isMounted()) {
        all.add(new Assail(Verb.UNSEAT, foe.combatant)); // TH.TRIP.04
      }
    } else {
      refusals.add(
          new Refusal("trip " + foe, String.valueOf(fight.trip.whyNot(weapon)), "TH.TRIP.01"));
    }
    if (foe.isMounted() && weapon.melee()) {
      all.add(new Assail(Verb.STEED, foe.combatant)); // TH.C.GAP.03
    }
    if (weapon.has("flail") && foe.combatant.bearsShield()) {
      all.add(new Assail(Verb.ROUND, foe.combatant));
    }
    if (left == Left.ALL && fight.grab.whyNot(fighter, foe) == null) {
      all.add(new Assail(Verb.GRAB, foe.combatant));
    }
    if (left == Left.ALL && foe.isHelpless() && isUnhindered(foe)) {
      all.add(new Assail(Verb.SLAY, foe.combatant));
    }
  }

  /** No friend of the helpless within thirty feet. TH.C.THAC.11 */
  private boolean isUnhindered(Fighter foe) {
    for (Fighter other : fight.fighters) {
      if (other != foe
          && other.canAct()
          && other.isEnemyOf(fighter)
          && fight.field().within(other.combatant, foe.combatant, 30)) {
        return false;
      }
    }
    return true;
  }

  /** What only some weapons are made for. TH.C.SPWM.02, TH.C.SPWM.05, TH.C.SPWM.08 */
  private void made(Fighter foe, Weapon weapon) {
    String hook = fight.trip.whyNoHook(fighter, foe, weapon);
    if (hook == null) {
      all.add(new Assail(Verb.DISMOUNT, foe.combatant));
    } else {
      refusals.add(new Refusal("hook " + foe, hook, "TH.C.SPWM.02"));
    }
    if (weapon.has("whip") && isLearned(foe, weapon, "whip")) {
      all.add(new Assail(Verb.LEGS, foe.combatant));
      all.add(new Assail(Verb.ARM, foe.combatant));
      if (!foe.weapon().natural() && !foe.weapon().isUnarmed()) {
        all.add(new Assail(Verb.SNATCH, foe.combatant));
      }
    }
    if (weapon.has("mancatcher") && isLearned(foe, weapon, "mancatcher")) {
      all.add(new Assail(Verb.NET, foe.combatant));
    }
  }

  private boolean isLearned(Fighter foe, Weapon weapon, String mark) {
    String why = fight.entangling.whyNot(fighter, weapon, mark, foe);
    if (why != null) {
      refusals.add(new Refusal("catch", why, "TH.C.SPWM.01"));
    }
    return why == null;
  }

  /** A net, a lasso or a bolas to be thrown; the first two do nothing else. TH.C.SPWM.06, .07 */
  boolean catches(Fighter foe, Weapon weapon) {
    boolean net = weapon.has("net") || weapon.has("lasso");
    if (net && isLearned(foe, weapon, weapon.has("net") ? "net" : "lasso")) {
      all.add(new Assail(Verb.NET, foe.combatant));
    }
    if (weapon.has("bolas") && isLearned(foe, weapon, "bolas")) {
      all.add(new Assail(Verb.LEGS, foe.combatant));
      all.add(new Assail(Verb.ARMS, foe.combatant));
    }
    return net;
  }
}
