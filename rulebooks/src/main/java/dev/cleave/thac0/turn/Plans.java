package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.book.Group;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.fray.Ward;
import dev.cleave.thac0.space.Reach;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Everything somebody may declare, and what he may not. TH.SEQ.11 */
final class Plans {

  private static final Set<Deed> AIMED =
      EnumSet.of(Deed.SAP, Deed.CALL, Deed.DISARM, Deed.BACKSTAB);
  private static final Set<Deed> AT_FOES =
      EnumSet.of(Deed.SAP, Deed.CALL, Deed.DISARM, Deed.BACKSTAB, Deed.CHARGE, Deed.COVER);
  private static final Set<Deed> SHIELD = EnumSet.of(Deed.PUNCH, Deed.RUSH);
  private static final Set<Deed> BRAWL =
      EnumSet.of(
          Deed.PUMMEL, Deed.SAP, Deed.KICK, Deed.WRESTLE, Deed.OVERBEAR, Deed.TRAMPLE, Deed.GRAB);
  private static final Set<Deed> MAGIC =
      EnumSet.of(Deed.CAST, Deed.MANIFEST, Deed.TOUCH, Deed.THROW, Deed.USE, Deed.HOLD, Deed.TURN);
  private static final Set<Deed> GAITS =
      EnumSet.of(Deed.MOVE, Deed.FLEE, Deed.WITHDRAW, Deed.RUN, Deed.SPRINT);

  private final Turns fight;
  private final Fighter fighter;
  private final List<Plan> plans = new ArrayList<>();
  private final List<Refusal> refusals = new ArrayList<>();
  private final FootPlans feet;
  private final AimedPlans aimed;
  private final BrawlPlans brawl;
  private final MagicPlans magic;

  /** The only one that is asked for; null for everything. */
  private @Nullable Plan sought;

  Plans(Turns fight, Fighter fighter) {
    this.fight = fight;
    this.fighter = fighter;
    this.feet = new FootPlans(fight, fighter, plans, refusals);
    this.aimed = new AimedPlans(fight, fighter, plans, refusals);
    this.brawl = new BrawlPlans(fight, fighter, plans, refusals);
    this.magic = new MagicPlans(fight, fighter, plans, refusals);
  }

  /** Whether he may declare it: only that is drawn up among which it would stand. */
  boolean may(Plan wish) {
    sought = wish;
    return all().contains(wish);
  }

  private boolean seeks(Set<Deed> page) {
    return sought == null || page.contains(sought.deed());
  }

  private boolean seeks(Deed deed) {
    return sought == null || sought.is(deed);
  }

  private boolean seeks(Weapon weapon) {
    return sought == null || weapon.equals(sought.weapon());
  }

  private boolean seeks(Fighter foe) {
    return sought == null || foe.combatant == sought.target();
  }

  /** What may be declared. */
  List<Plan> all() {
    if (fighter.casting != null && fighter.castingEnds > 0) {
      plans.add(Plan.cast(fighter.casting));
      plans.add(Plan.of(Deed.OTHER));
      return plans;
    }
    if (fighter.is(State.FLEEING) || fighter.is(State.TURNED)) {
      plans.add(Plan.of(Deed.FLEE));
      return plans;
    }
    if (fighter.is(State.WITHDRAWING)) {
      plans.add(Plan.of(Deed.WITHDRAW));
      plans.add(Plan.of(Deed.FLEE));
      return plans;
    }
    if (fighter.fatigue > 2) {
      plans.add(Plan.of(Deed.PARRY)); // TH.C.FAT.03
      plans.add(Plan.of(Deed.WITHDRAW));
      plans.add(Plan.of(Deed.OTHER));
      refusals.add(new Refusal("attack", fighter + " is spent", "TH.C.FAT.03"));
      return plans;
    }
    if (!fighter.is(State.PINNED) && !fighter.is(State.FEEBLE)) {
      armed();
      if (seeks(BRAWL)) {
        brawl.unarmed();
      }
      if (seeks(MAGIC)) {
        magic.magic();
      }
      feet.rising();
    }
    if (seeks(GAITS)) {
      feet.gaits();
    }
    plans.add(Plan.of(Deed.OTHER));
    return plans;
  }

  List<Refusal> refused() {
    all();
    return refusals;
  }

  private void armed() {
    List<Weapon> weapons = weapons();
    boolean dazed = fighter.is(State.DAZED);
    for (Weapon weapon : weapons) {
      if (dazed) {
        break; // TH.C.COND.01
      }
      if (seeks(weapon)) {
        melee(weapon);
        missile(weapon);
        plans.add(Plan.with(Deed.HOLD, weapon));
      }
    }
    if (dazed) {
      refusals.add(new Refusal("attack", fighter + " is dazed", "TH.C.COND.01"));
    }
    if (seeks(Deed.ATTACK)) {
      two(weapons);
    }
    if (seeks(SHIELD)) {
      brawl.shield();
    }
    plans.add(Plan.of(Deed.PARRY));
  }

  /** In hand first, then what is at the belt. */
  private List<Weapon> weapons() {
    var weapons = new ArrayList<Weapon>();
    weapons.add(fighter.weapon());
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (!weapons.contains(weapon) && !fighter.isHeld()) {
        weapons.add(weapon);
      }
    }
    for (Weapon attack : fighter.sheet().attacks()) {
      if (!attack.melee() && !weapons.contains(attack)
          || !weapons.getFirst().natural()
              && attack.equals(fighter.sheet().attacks().getFirst())
              && !weapons.contains(attack)) {
        weapons.add(attack);
      }
    }
    return weapons;
  }

  private void melee(Weapon weapon) {
    if (!weapon.melee()) {
      return;
    }
    String lying = Strike.forbids(fighter, weapon, false);
    if (lying != null) {
      refusals.add(new Refusal("attack with " + weapon.name(), lying, "TH.STANCE.11"));
      return;
    }
    if (Reach.hands(fighter, weapon) >= Reach.TOO_LARGE) {
      refusals.add(
          new Refusal(
              "attack with " + weapon.name(), fighter + " is too small for it", "TH.C.WEAP.03"));
      return;
    }
    if (Reach.hands(fighter, weapon) == 2 && fight.body.denies(fighter, "two hands")) {
      refusals.add(
          new Refusal(
              "attack with " + weapon.name(), fighter + " has one arm", "TH.C.T.INJ-LIMBS"));
      return;
    }
    if (isTooLarge(weapon)) {
      refusals.add(
          new Refusal("attack with " + weapon.name(), "there is no room for it", "TH.C.WEAP.10"));
      return;
    }
    plans.add(Plan.with(Deed.ATTACK, weapon));
    if (weapon.isUnarmed()) {
      return;
    }
    keeping(Plan.with(Deed.ATTACK, weapon), weapon);
    plans.add(Plan.with(Deed.GUARD, weapon));
    if (!seeks(AT_FOES)) {
      return;
    }
    for (Fighter foe : fight.fighters) {
      if (!seeks(foe)
          || !fight.awareness.isFoe(fighter, foe)
              && !(foe.combatant.isPresent() && foe.isEnemyOf(fighter) && foe.isHelpless())) {
        continue;
      }
      if (seeks(AIMED)) {
        aimed.aimed(weapon, foe);
      }
      if (seeks(Deed.CHARGE)) {
        aimed.charge(weapon, foe);
      }
      if (seeks(Deed.COVER)) {
        aimed.cover(weapon, foe);
      }
    }
  }

  /** An attack with one of his blows kept back from the start. TH.BLOCK.11, TH.DISARM.13 */
  private void keeping(Plan plan, Weapon weapon) {
    if (sought != null && sought.kept() == null) {
      return;
    }
    if (!weapon.has("rope")) {
      plans.add(plan.keeping(Ward.Kind.BLOCK));
    } else {
      refusals.add(
          new Refusal(
              plan.keeping(Ward.Kind.BLOCK).text(),
              weapon.name() + " cannot block",
              "TH.BLOCK.03"));
    }
    if (weapon.melee() && !weapon.natural()) {
      plans.add(plan.keeping(Ward.Kind.DISARM));
      if (fight.trap.whyNot(fighter, weapon) == null) {
        plans.add(plan.keeping(Ward.Kind.TRAP));
      }
    }
  }

  /** In a hold only what is small can be used. TH.C.WEAP.10 */
  private boolean isTooLarge(Weapon weapon) {
    return (fighter.isHeld() || fighter.holds >= 0)
        && !weapon.natural()
        && weapon.size().rank() > Size.SMALL.rank();
  }

  private void missile(Weapon weapon) {
    if (weapon.range() == null) {
      return;
    }
    String lying = Strike.forbids(fighter, weapon, true);
    if (lying != null) {
      refusals.add(new Refusal("shoot with " + weapon.name(), lying, "TH.STANCE.11"));
      return;
    }
    if (Reach.hands(fighter, weapon) >= Reach.TOO_LARGE) {
      refusals.add(
          new Refusal(
              "shoot with " + weapon.name(), fighter + " is too small for it", "TH.C.WEAP.03"));
      return;
    }
    if (Reach.hands(fighter, weapon) == 2 && fight.body.denies(fighter, "two hands")) {
      refusals.add(
          new Refusal("shoot with " + weapon.name(), fighter + " has one arm", "TH.C.T.INJ-LIMBS"));
      return;
    }
    if (weapon.has("firearm") && !fight.numbers.firearms) {
      refusals.add(
          new Refusal(
              "shoot with " + weapon.name(), "there are no firearms in this game", "TH.GAP.09"));
      return;
    }
    if (fighter.is(State.BLIND)) {
      refusals.add(new Refusal("shoot", fighter + " is blind", "TH.C.COND.03"));
      return;
    }
    plans.add(Plan.with(Deed.SHOOT, weapon));
    plans.add(Plan.what(Deed.SHOOT, weapon, Plan.PAST_FRIENDS)); // TH.CALL.04
    if (!weapon.melee() && seeks(AT_FOES)) {
      for (Fighter foe : fight.fighters) {
        if (fight.awareness.isFoe(fighter, foe)) {
          aimed.calls(weapon, foe);
          aimed.cover(weapon, foe);
          aimed.shotFromHand(weapon, foe);
        }
      }
    }
    if (Blows.isLauncher(weapon)) {
      plans.add(Plan.with(Deed.ATTACK, weapon)); // TH.C.WEAP.08
      keeping(Plan.with(Deed.SHOOT, weapon), weapon);
    }
  }

  /** The second smaller than the first, or both small. TH.C.ATKS.07 */
  private void two(List<Weapon> weapons) {
    Weapon first = fighter.weapon();
    boolean may = fighter.isGroup(Group.WARRIOR) || fighter.isGroup(Group.ROGUE);
    for (Weapon second : weapons) {
      if (second.equals(first)
          || !second.melee()
          || second.natural()
          || Reach.hands(fighter, second) != 1
          || !first.melee()
          || first.natural()
          || first.isUnarmed()
          || Reach.hands(fighter, first) != 1) {
        continue;
      }
      String what = "attack with " + first.name() + " and " + second.name();
      boolean small = first.size().rank() <= 1 && second.size().rank() <= 1;
      if (!may) {
        refusals.add(new Refusal(what, fighter + " has not learned it", "TH.C.ATKS.07"));
      } else if (second.size().rank() >= first.size().rank() && !small) {
        refusals.add(new Refusal(what, second.name() + " is too large", "TH.C.ATKS.07"));
      } else if (fighter.combatant.bearsShield()) {
        refusals.add(new Refusal(what, "the shield is in the way", "TH.C.ATKS.07"));
      } else {
        plans.add(Plan.both(first, second));
        keeping(Plan.both(first, second), first);
      }
    }
  }
}
