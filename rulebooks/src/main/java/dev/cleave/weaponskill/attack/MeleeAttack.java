package dev.cleave.weaponskill.attack;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Volley;
import java.util.List;

/** Steel against steel, and the chance that the other man strikes first. WS.ATK.15 */
public final class MeleeAttack {

  static final Reason ATTACK = new Reason("attack roll", "WS.ATK.07");

  private final Exchange fight;

  MeleeAttack(Exchange fight) {
    this.fight = fight;
  }

  /**
   * An attack on somebody within reach: first his answer, then the blow.
   *
   * @param multiplier of the damage after a mounted run
   */
  public void make(Fighter attacker, Fighter target, int multiplier) {
    boolean kept = fight.responses.toMelee(attacker, target);
    if (!attacker.canAct()) {
      return; // the slain do not strike back, nor who lies helpless: WS.COUNTER.10, WS.GAP.20
    }
    strike(attacker, target, multiplier, false);
    if (kept) {
      fight.responses.riposte(target, attacker);
    }
  }

  /** The blow itself; creatures with several natural attacks use them all on one foe. */
  public void strike(Fighter attacker, Fighter target, int multiplier, boolean first) {
    blows(attacker, target, multiplier, first);
    attacker.meets(target);
  }

  private void blows(Fighter attacker, Fighter target, int multiplier, boolean first) {
    Weapon weapon = attacker.weapon();
    if (!weapon.natural()) {
      blow(attacker, target, weapon, multiplier, first);
      return;
    }
    List<Weapon> attacks = attacker.combatant.sheet().attacks();
    for (int i = 0; i < attacks.size(); i++) {
      Weapon attack = attacks.get(i);
      for (int n = 0; attack.melee() && n < attack.count(); n++) {
        blow(attacker, target, attack, multiplier, first);
      }
    }
  }

  /** One blow with one weapon. */
  void blow(Fighter attacker, Fighter target, Weapon weapon, int multiplier, boolean first) {
    if (!target.combatant.isPresent()
        || target.metBy != attacker
            && !fight
                .field()
                .within(attacker.combatant, target.combatant, fight.reach.of(attacker, weapon))) {
      return;
    }
    attacker.struckAt = target;
    if (fight.awareness.isHelpless(target)) {
      attacker.combatant.lose(State.HIDDEN);
      slay(attacker, target, weapon, multiplier, first);
      return;
    }
    Tally tally = fight.attackRoll.melee(attacker, target, weapon);
    attacker.combatant.lose(State.HIDDEN); // the blow still finds the target unaware: WS.R.12
    int die = fight.table.roll(Dice.D20, ATTACK, attacker.combatant, tally.face());
    boolean hit = hits(tally, die);
    if (fight.table.listens()) {
      fight.tell(told(attacker, target, weapon, tally, die, hit, "melee"));
    }
    if (hit) {
      hurt(attacker, target, weapon, fight.damage.roll(attacker, weapon, multiplier), first);
    }
  }

  boolean hits(Tally tally, int die) {
    return die >= tally.face();
  }

  /** The weapon of the first blow. */
  Weapon first(Fighter attacker) {
    Weapon weapon = attacker.weapon();
    if (weapon.natural()) {
      for (Weapon attack : attacker.combatant.sheet().attacks()) {
        if (attack.melee() && attack.count() > 0) {
          return attack;
        }
      }
    }
    return weapon;
  }

  /** No roll and the most the weapon can do. WS.COND.05 */
  private void slay(
      Fighter attacker, Fighter target, Weapon weapon, int multiplier, boolean first) {
    int amount = fight.damage.most(attacker, weapon, multiplier);
    if (fight.table.listens()) {
      fight.tell(
          Event.of(Event.Kind.ATTACK, "WS.COND.05")
              .by(attacker.combatant)
              .on(target.combatant)
              .fact("weapon", weapon.name())
              .fact("way", "melee")
              .fact("helpless", true)
              .fact("hit", true)
              .says(
                  attacker
                      + " strikes the helpless "
                      + target
                      + " with the "
                      + weapon.name()
                      + "."));
    }
    hurt(attacker, target, weapon, amount, first);
  }

  void hurt(Fighter attacker, Fighter target, Weapon weapon, int amount, boolean first) {
    boolean nonlethal = weapon.has("nonlethal");
    if (weapon.damage().most() <= 0) {
      return; // nets hold, they do not hurt
    }
    var blow = new Volley.Blow(attacker, target, amount, nonlethal, weapon.effect());
    if (first) {
      fight.damage.dealFirst(blow);
    } else {
      fight.damage.deal(blow);
    }
  }

  /** The throw with everything that made it, for the journal. */
  Event told(
      Fighter attacker,
      Fighter target,
      Weapon weapon,
      Tally tally,
      int die,
      boolean hit,
      String way) {
    String verb = way.equals("melee") ? "strikes at" : weapon.fromAfar();
    return Event.of(Event.Kind.ATTACK, "WS.ATK.13")
        .by(attacker.combatant)
        .on(target.combatant)
        .fact("weapon", weapon.name())
        .fact("way", way)
        .needs(tally)
        .fact("ac", tally.target())
        .fact("bonus", tally.bonus())
        .fact("roll", die)
        .fact("total", die + tally.bonus())
        .fact("hit", hit)
        .says(
            attacker + " " + verb + " " + target + " with the " + weapon.name() + ":",
            Words.needs(tally),
            Words.rolled(die, hit));
  }
}
