package dev.cleave.thac0.turn;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.attack.Skill;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.fray.Ward;
import dev.cleave.thac0.space.Reach;
import org.jspecify.annotations.Nullable;

/** How somebody holds himself, looks and is armed. */
final class Posture {

  private final Turns fight;

  Posture(Turns fight) {
    this.fight = fight;
  }

  /** Free, and at once. TH.STANCE.15 */
  void lower(Fighter fighter, Stance to) {
    take(fighter, to, "TH.STANCE.15");
    fighter.liesInWait = to == Stance.PRONE;
  }

  /** From lying to the knees, from the knees to the feet. TH.STANCE.16, TH.STANCE.17 */
  void riseOneStep(Fighter fighter) {
    take(
        fighter,
        fighter.stance() == Stance.PRONE ? Stance.KNEELING : Stance.STANDING,
        "TH.STANCE.16");
    fighter.rose = true;
  }

  /** All the way, which takes the round; until its end he counts as lying. TH.STANCE.18 */
  void standUp(Fighter fighter) {
    fighter.acted = true;
    if (fight.listens()) {
      fight.tell(
          Event.of("gets up", "TH.STANCE.18")
              .by(fighter.combatant)
              .says(fighter + " begins to get up."));
    }
  }

  void take(Fighter fighter, Stance to, String rule) {
    for (Stance stance : Stance.values()) {
      State state = stance.state();
      if (state != null) {
        fighter.combatant.lose(state);
      }
    }
    State state = to.state();
    if (state != null) {
      fighter.combatant.gain(state);
    }
    if (fight.listens()) {
      fight.tell(
          Event.of("stance", rule)
              .by(fighter.combatant)
              .fact("now", to.label())
              .says(fighter + " is now " + to.label() + "."));
    }
  }

  /** Dropping one weapon and drawing another costs nothing. TH.ROUND.11 */
  void draw(Fighter fighter, @Nullable Weapon weapon) {
    if (weapon == null || weapon.equals(fighter.weapon())) {
      return;
    }
    fight.states.letGo(fighter);
    fighter.combatant.wield(weapon);
    int hands = Reach.hands(fighter, weapon);
    if (fighter.combatant.bearsShield() && hands == 2) {
      fighter.combatant.setShield(false);
    } else if (fighter.sheet().shield().rating() > 0 && hands < 2) {
      fighter.combatant.setShield(true);
    }
    if (fight.listens()) {
      fight.tell(
          Event.of("draws", "TH.ROUND.11")
              .by(fighter.combatant)
              .fact("weapon", weapon.name())
              .says(fighter + " has the " + weapon.name() + " in hand."));
    }
  }

  /** The weapon is in hand, the guard up, the spell begun. */
  void ready(Fighter fighter, Plan plan) {
    Weapon weapon = plan.weapon();
    fighter.drawn =
        weapon != null
            && weapon.equals(fighter.weapon())
            && Skill.isSpecialist(fighter, weapon)
            && (weapon.has("bow") || weapon.has("crossbow"))
            && fight.rate.shots(fighter, weapon, false) > 0;
    if (weapon != null
        && !weapon.natural()
        && !weapon.equals(fighter.weapon())
        && fighter.combatant.weapons().contains(weapon)) {
      draw(fighter, weapon);
    }
    Weapon second = plan.second();
    if (second != null && !second.equals(fighter.combatant.offHand())) {
      fighter.combatant.wieldOffHand(second);
    }
    if (plan.is(Deed.CHARGE) && plan.target() != null) {
      fighter.line = fight.movement.line(fighter, fight.fighter(plan.target()));
    }
    if (!plan.is(Deed.OTHER)) {
      fighter.plight.dressed = 0; // the buckles must wait
    }
    fighter.liesInWait = fighter.stance() == Stance.PRONE;
    Ward.Kind kept = plan.kept();
    if (kept != null) {
      fighter.wards.add(new Ward(kept, fight.course.count)); // TH.BLOCK.11, TH.BLOCK.12
    }
    fighter.guarding = plan.is(Deed.GUARD);
    fighter.parrying = plan.is(Deed.PARRY);
    if (fighter.guarding) {
      int limbs = fighter.weapon().natural() ? Arms.routine(fighter.sheet()).size() : 1;
      fighter.attacksLeft =
          limbs * Math.max(1, fight.rate.attacks(fighter, fighter.weapon())); // TH.GAP.41
    }
    if (plan.is(Deed.COVER)) {
      fight.cover.begin(fighter, plan);
    } else {
      fighter.covering = -1;
    }
    boolean reads = plan.is(Deed.USE) && plan.item() != null && plan.item().is("scroll");
    fighter.plight.reading = reads ? plan.item() : null;
    if (plan.is(Deed.CAST) && plan.spell() != null) {
      fight.casting.begin(fighter, plan.spell());
    }
  }

  /** Beyond the reach of all enemies he knows of for this fight. */
  boolean isAway(Fighter fighter) {
    for (Fighter foe : fight.fighters) {
      if (fight.movement.isKnownFoe(fighter, foe)
          && fight.field().distance(fighter.combatant, foe.combatant)
              < fight.allowance.full(foe) + fight.allowance.full(foe)) {
        return false;
      }
    }
    return true;
  }

  void leave(Fighter fighter) {
    fighter.combatant.setFate(Fate.FLED);
    fight.field().remove(fighter.combatant);
    fight.states.free(fighter);
    if (fight.listens()) {
      fight.tell(
          Event.of("fled", "TH.C.MOR.05").by(fighter.combatant).says(fighter + " gets away."));
    }
  }
}
