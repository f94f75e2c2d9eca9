package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.movement.Guards;
import dev.cleave.thac0.movement.Opportunity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The attacks of one action: all weapons on one's own count, the rest in later passes. */
public final class Blows {

  private final Turns fight;

  Blows(Turns fight) {
    this.fight = fight;
  }

  /** Melee with what he declared. TH.MELEE.02, TH.MELEE.03 */
  void attack(Fighter fighter, Fighter target, Left left) {
    Weapon weapon = weapon(fighter);
    if (weapon.natural()) {
      boolean whole = left == Left.ALL || left == Left.THEN;
      fighter.attacksLeft =
          left == Left.LATER ? fighter.attacksLeft - 1 : whole ? attacks(fighter) - 1 : 0;
      routine(fighter, target, left);
      return;
    }
    Weapon second = second(fighter);
    if (left == Left.LATER) {
      fighter.attacksLeft--;
    } else {
      fighter.attacksLeft = left == Left.ALL || left == Left.THEN ? attacks(fighter) - 1 : 0;
    }
    met(
        fighter,
        target,
        weapon,
        false,
        () -> one(fighter, target, weapon, second != null ? Trick.FIRST_OF_TWO : null));
    if (second != null
        && left != Left.LATER
        && fighter.canAct()
        && fighter.combatant.holds(second)
        && target.combatant.isPresent()) {
      one(fighter, target, second, Trick.SECOND_OF_TWO); // TH.C.ATKS.10
    }
  }

  /** The other of two weapons, while he has both: who lost one strikes plainly. TH.C.ATKS.07 */
  @Nullable Weapon second(Fighter fighter) {
    Plan plan = fighter.plan;
    if (plan == null) {
      return null;
    }
    Weapon second = plan.second();
    boolean both =
        second != null && weapon(fighter).equals(plan.weapon()) && fighter.combatant.holds(second);
    return both ? second : null;
  }

  /** Attacks this round; those kept back to meet others' are not made. TH.MAN.04 */
  int attacks(Fighter fighter) {
    int all =
        fight.numbers.rabble && isAmongRabble(fighter)
            ? Math.max(1, fighter.prowess.level())
            : fight.rate.attacks(fighter, weapon(fighter));
    if (weapon(fighter).natural()) {
      return routine(fighter).isEmpty() ? 0 : all; // what is kept is a claw, not all of them
    }
    return all - kept(fighter);
  }

  /** Blows he does not strike: kept back to meet others', or bound. TH.MAN.04, TH.C.SPWM.07 */
  private int kept(Fighter fighter) {
    return fighter.wards.size() + (fighter.lostAttack == fight.round() ? 1 : 0);
  }

  /** Nobody within reach has a whole Hit Die. TH.C.ATKS.11 */
  private boolean isAmongRabble(Fighter fighter) {
    boolean any = false;
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe) && fight.reach.has(fighter, foe)) {
        any = true;
        if (foe.prowess.level() >= 1) {
          return false;
        }
      }
    }
    return any && fighter.prowess.group().isWarlike() && fighter.sheet().isCharacter();
  }

  /** Claw, claw and bite, all on one count. TH.EX.10 */
  private void routine(Fighter fighter, Fighter target, Left left) {
    Fighter at = target;
    boolean single = left == Left.HELD || left == Left.ABORTED;
    boolean stood = false;
    for (Weapon attack : left == Left.LATER ? limbs(fighter) : routine(fighter)) {
      if (!fighter.combatant.isPresent()) {
        return;
      }
      if (stood && !at.isStanding()) {
        at = another(fighter, at);
      }
      stood = at.isStanding();
      Fighter whom = at;
      met(fighter, whom, attack, false, () -> one(fighter, whom, attack, null));
      if (single) {
        return;
      }
    }
  }

  /** All it strikes with, without the limbs that are past use. TH.C.T.INJ-LIMBS */
  private List<Weapon> limbs(Fighter fighter) {
    var limbs = new ArrayList<Weapon>(Arms.routine(fighter.sheet()));
    for (Weapon attack : fighter.sheet().attacks()) {
      for (int lost = fight.body.lost(fighter, attack); lost > 0; lost--) {
        limbs.remove(attack);
      }
    }
    return limbs;
  }

  /** The same without those it keeps back. */
  private List<Weapon> routine(Fighter fighter) {
    List<Weapon> limbs = limbs(fighter);
    return limbs.subList(0, Math.max(0, limbs.size() - kept(fighter)));
  }

  /** Another foe within reach when the first has fallen. */
  private Fighter another(Fighter fighter, Fighter fallen) {
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe) && fight.reach.has(fighter, foe)) {
        return foe;
      }
    }
    return fallen;
  }

  /** A guard may strike first, at the same time, or too late. TH.GUARD.06 to TH.GUARD.10 */
  void met(Fighter fighter, Fighter target, Weapon weapon, boolean charging, Runnable attack) {
    met(fighter, target, weapon, weapon.size(), charging, attack);
  }

  /** The same with something that is as large as that: a shield borne against him. */
  void met(
      Fighter fighter,
      Fighter target,
      Weapon weapon,
      Size size,
      boolean charging,
      Runnable attack) {
    if (!fight.guards.mayMeet(target, fighter, true)) {
      attack.run();
      return;
    }
    int feet = fight.feet(fighter, target);
    Arms.Mode mode = fight.reach.mode(fighter, weapon, feet);
    if (mode == null) {
      attack.run();
      return;
    }
    Guards.Order order = fight.guards.order(target, fighter, mode, size, charging);
    switch (order) {
      case GUARD -> {
        fight.damage.first(() -> fight.guards.meet(target, fighter, charging, true));
        if (fighter.isStanding() && fighter.canAct()) {
          attack.run();
        }
      }
      case TOGETHER -> {
        fight.damage.together();
        fight.guards.meet(target, fighter, charging, true);
        attack.run();
        fight.damage.fall();
      }
      case ATTACKER -> {
        fight.damage.first(attack);
        if (target.isStanding() && target.canAct()) {
          fight.guards.meet(target, fighter, charging, true);
        }
      }
    }
  }

  /** One blow with one weapon, if it reaches. */
  Strike.Result one(Fighter fighter, Fighter target, Weapon weapon, @Nullable Trick trick) {
    int feet = fight.feet(fighter, target);
    Blow blow = blow(fighter, weapon, feet);
    if (blow == null) {
      return Strike.Result.NONE;
    }
    face(fighter, target);
    if (!fighter.canAct()) {
      return Strike.Result.NONE;
    }
    return fight.strike.make(fighter, target, trick == null ? blow : blow.and(trick));
  }

  /** How he strikes with it at that distance; null if he cannot. */
  @Nullable Blow blow(Fighter fighter, Weapon weapon, int feet) {
    Arms.Mode mode = fight.reach.mode(fighter, weapon, feet);
    if (mode != null) {
      return Blow.melee(mode);
    }
    if (feet <= 5 && isLauncher(weapon)) {
      return Blow.melee(club(weapon), Trick.CLUB);
    }
    if (feet <= 5 && fight.numbers.buttStrikes && fight.reach.isTooNear(fighter, weapon, feet)) {
      return Blow.melee(fight.arms(weapon).modes().getFirst(), Trick.BUTT); // TH.C.REACH.04
    }
    return null;
  }

  /** Whether he can strike with it at that distance. */
  boolean reaches(Fighter fighter, Weapon weapon, int feet) {
    return fight.reach.mode(fighter, weapon, feet) != null || blow(fighter, weapon, feet) != null;
  }

  /** What shoots, and can be swung if it must. TH.C.WEAP.08 */
  static boolean isLauncher(Weapon weapon) {
    return weapon.has("bow") || weapon.has("crossbow") || weapon.has("blowgun");
  }

  private Arms.Mode club(Weapon weapon) {
    var damage = fight.numbers.attack.launcherClubDamage;
    int hands = Math.max(1, weapon.hands());
    return new Arms.Mode(weapon, hands, "bludgeoning", 0, 5, damage, damage);
  }

  /** His first blow with what is in hand, as he declared it. TH.C.ATKS.08, TH.C.REACH.04 */
  public Blow first(Fighter fighter, int feet) {
    Weapon weapon = fighter.weapon();
    Blow reaches = blow(fighter, weapon, feet);
    Blow blow = reaches == null ? Blow.melee(fight.arms(weapon).modes().getFirst()) : reaches;
    return second(fighter) != null && weapon.equals(weapon(fighter))
        ? blow.and(Trick.FIRST_OF_TWO)
        : blow;
  }

  /** Turns to whom he strikes at; who had his eye on him otherwise may see his back. */
  public void face(Fighter fighter, Fighter target) {
    fight.lookout.turnTo(fighter, target);
  }

  Weapon weapon(Fighter fighter) {
    Plan plan = fighter.plan;
    Weapon named = plan == null ? null : plan.weapon();
    if (named != null && (fighter.combatant.holds(named) || named.natural())) {
      return named;
    }
    Weapon second = plan == null ? null : plan.second();
    return second != null && fighter.combatant.holds(second) ? second : fighter.weapon();
  }

  /** Shots with what he declared: the first now, the rest in later passes. TH.MISSILE.08 */
  void shoot(Fighter fighter, Fighter target, Left left, boolean sparing) {
    Weapon weapon = weapon(fighter);
    if (left == Left.LATER) {
      fighter.attacksLeft--;
    } else {
      fighter.attacksLeft = left == Left.HELD ? 0 : shots(fighter, weapon) - 1;
    }
    fight.opportunity.all(fighter, Opportunity.Cause.SHOT, target); // TH.OPP.13
    if (!fighter.canAct()) {
      return;
    }
    face(fighter, target);
    if (!fighter.canAct()) {
      return;
    }
    Blow blow = Blow.missile(fight.arms(weapon).flying());
    fight.missiles.shoot(fighter, target, sparing ? blow.and(Trick.SPARING) : blow);
  }

  /** Shots this round, without those kept back. TH.MAN.04, TH.C.SPWM.07 */
  int shots(Fighter fighter, Weapon weapon) {
    return fight.rate.shots(fighter, weapon, fighter.feet > 0) - kept(fighter);
  }

  /** A blow of a particular sort, told as what it is. */
  void special(Fighter fighter, Fighter target, Weapon weapon, Runnable blow) {
    fighter.attacksLeft = Math.max(0, attacks(fighter) - 1);
    face(fighter, target);
    if (fighter.canAct()) {
      met(fighter, target, weapon, false, blow);
    }
  }

  /** Killing the helpless where nobody can hinder it. TH.C.THAC.11 */
  void slay(Fighter fighter, Fighter target) {
    face(fighter, target);
    if (fight.listens()) {
      fight.tell(
          Event.of("slays", "TH.C.THAC.11")
              .by(fighter.combatant)
              .on(target.combatant)
              .says(fighter + " kills the helpless " + target + "."));
    }
    fight.falling.die(fighter, target, "TH.C.THAC.11");
  }
}
