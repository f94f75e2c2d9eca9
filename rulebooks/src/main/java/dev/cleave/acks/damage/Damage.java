package dev.cleave.acks.damage;

import static dev.cleave.acks.book.State.ASLEEP;

import dev.cleave.acks.book.Harm;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Regeneration;
import dev.cleave.engine.journal.Event;

/** Hit points lost. A2.DMG.* */
public final class Damage {

  private final DamageRoom fight;

  Damage(DamageRoom fight) {
    this.fight = fight;
  }

  /** Never less than the least, but for a curse. A2.DMG.17-19 */
  public int enchanted(int amount, int magic) {
    int blessed = Math.max(fight.damageNumbers().leastDamage, amount + Math.max(0, magic));
    return Math.max(0, blessed + Math.min(0, magic));
  }

  /**
   * Takes hit points, breaks a spell in the making, and sees who falls. A2.DMG.24
   *
   * @return what was left of it after the target's protections; nothing happens if that is nothing
   */
  public int deal(Combatant by, Combatant target, int dealt, Harm harm) {
    int amount = fight.resistance().left(target, harm, dealt);
    if (amount == 0 && dealt > 0) {
      return 0;
    }
    if (fight.defersHarm(target)) {
      fight.later(() -> land(by, target, amount, harm));
    } else {
      land(by, target, amount, harm);
    }
    return amount;
  }

  private void land(Combatant by, Combatant target, int amount, Harm harm) {
    target.setHitPoints(target.hitPoints() - amount);
    Fighter fighter = fight.fighter(target);
    fighter.hurt = true;
    note(fighter, amount, harm);
    if (harm.nonlethal() && target.isStanding() && !fighter.prowess.destroyed) {
      Health health = Health.of(target);
      health.setNonlethal(
          health.nonlethal() + amount); // A2.NONLETHAL.03, A2.NONLETHAL.06, A2.GAP.25D
    }
    if (fight.table.listens()) {
      fight.table.tell(event(by, target, amount, harm));
    }
    if (amount > 0) { // A2.GAP.155
      fight.lose(target, ASLEEP); // A2.COND.PARAL.01
      fight.disrupt(fighter, "A2.FULL.04");
      fight.unready(fighter, "A2.READY.08");
    }
    fight.whenHurt(target, by, harm);
  }

  /** Of those whose wounds close: when the first was, and how much does not. A2.R.161 */
  private void note(Fighter fighter, int amount, Harm harm) {
    Regeneration power = fighter.who.sheet().regeneration();
    if (power != null) {
      fighter.woundedIn = fighter.woundedIn == 0 ? fight.battle.round() : fighter.woundedIn;
      fighter.unclosed += harm.closes(power.not()) ? 0 : amount;
    }
  }

  private static Event event(Combatant by, Combatant target, int amount, Harm harm) {
    return Event.of(Event.Kind.DAMAGE, "A2.DMG.24")
        .by(by)
        .on(target)
        .fact("amount", amount)
        .fact("type", String.join(" and ", harm.types()))
        .fact("extraordinary", harm.extraordinary())
        .fact("nonlethal", Health.isHale(target) ? 0 : Health.of(target).nonlethal())
        .fact("hp", target.hitPoints())
        .says(
            target.name()
                + " takes "
                + amount
                + (harm.nonlethal() ? " nonlethal" : "")
                + " damage and has "
                + target.hitPoints()
                + " hp.")
        .openly(
            target.name()
                + " takes "
                + amount
                + (harm.nonlethal() ? " nonlethal" : "")
                + " damage.");
  }

  /** At the start of a round: every hour something comes back to the conscious. A2.NONLETHAL.08 */
  public void passRound() {
    if (fight.battle.round() % fight.book.hourRounds != 1) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      ease(fighter.who, fight.damageNumbers().nonlethalRecovery);
    }
  }

  /** Points that only stunned pass, but not from the unconscious. A2.NONLETHAL.08, A2.GAP.25J */
  void ease(Combatant who, int most) {
    if (Health.isHale(who)) {
      return;
    }
    Health health = Health.of(who);
    int eased = Math.min(health.nonlethal(), most);
    if (eased == 0 || !who.isStanding()) {
      return;
    }
    health.setNonlethal(health.nonlethal() - eased);
    who.setHitPoints(who.hitPoints() + eased);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("heal", "A2.NONLETHAL.08")
              .on(who)
              .fact("amount", eased)
              .fact("nonlethal", health.nonlethal())
              .fact("hp", who.hitPoints())
              .says(who.name() + " recovers to " + who.hitPoints() + " hp.")
              .openly(who.name() + " recovers a little."));
    }
  }
}
