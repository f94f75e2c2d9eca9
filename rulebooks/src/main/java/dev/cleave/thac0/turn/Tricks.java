package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.movement.Opportunity;
import dev.cleave.thac0.turn.Action.Verb;
import org.jspecify.annotations.Nullable;

/** Attacks that want more than to wound: manoeuvres, called shots, fists, things thrown. */
final class Tricks {

  private final Turns fight;

  Tricks(Turns fight) {
    this.fight = fight;
  }

  /** With the weapon in hand, at somebody within its reach. TH.MAN.01, TH.MAN.04 */
  void strike(Fighter fighter, Fighter target, Verb verb, Weapon weapon, Arms.Mode mode) {
    switch (verb) {
      case SAP -> sap(fighter, target, weapon, mode);
      case SUBDUE -> plain(fighter, target, weapon, Blow.melee(mode, Trick.SUBDUE));
      case ROUND -> plain(fighter, target, weapon, Blow.melee(mode, Trick.ROUND_SHIELD));
      case BACKSTAB -> plain(fighter, target, weapon, backstab(fighter, target, mode));
      case TRIP ->
          special(
              fighter,
              target,
              weapon,
              () -> fight.trip.make(fighter, target, paired(fighter, fight.trip.blow(mode)), 0));
      case DISMOUNT ->
          special(
              fighter,
              target,
              weapon,
              () -> fight.trip.hook(fighter, target, paired(fighter, fight.trip.blow(mode))));
      case STEED ->
          special(
              fighter,
              target,
              weapon,
              () -> fight.steeds.strike(fighter, target, paired(fighter, Blow.melee(mode))));
      case UNSEAT ->
          special(
              fighter,
              target,
              weapon,
              () -> fight.trip.pull(fighter, target, paired(fighter, fight.trip.blow(mode))));
      case NET ->
          special(fighter, target, weapon, () -> fight.entangling.catchMan(fighter, target, mode));
      case LEGS ->
          special(
              fighter, target, weapon, () -> fight.entangling.lash(fighter, target, mode, "legs"));
      case SNATCH ->
          special(
              fighter,
              target,
              weapon,
              () -> fight.entangling.lash(fighter, target, mode, "weapon"));
      case ARM ->
          special(
              fighter, target, weapon, () -> fight.entangling.lash(fighter, target, mode, "arm"));
      default -> {}
    }
    second(fighter, target);
  }

  /** The other weapon strikes as it would have. TH.MAN.06, TH.C.ATKS.10 */
  private void second(Fighter fighter, Fighter target) {
    Weapon second = fighter.plan == null ? null : fighter.plan.second();
    if (second != null
        && fighter.combatant.holds(second)
        && fighter.canAct()
        && target.combatant.isPresent()) {
      fight.blows.one(fighter, target, second, Trick.SECOND_OF_TWO);
    }
  }

  /** One of two weapons: its penalty counts. TH.MAN.05 */
  private Blow paired(Fighter fighter, Blow blow) {
    return fight.blows.second(fighter) != null ? blow.and(Trick.FIRST_OF_TWO) : blow;
  }

  private void special(Fighter fighter, Fighter target, Weapon weapon, Runnable blow) {
    fight.blows.special(fighter, target, weapon, blow);
  }

  private void plain(Fighter fighter, Fighter target, Weapon weapon, Blow blow) {
    special(
        fighter, target, weapon, () -> fight.strike.make(fighter, target, paired(fighter, blow)));
  }

  /** With a weapon, or with whatever small and hard is at hand. TH.SAP.01, TH.C.PUMM.02 */
  private void sap(Fighter fighter, Fighter target, Weapon weapon, Arms.Mode mode) {
    boolean object = fighter.plan != null && !fighter.plan.what().isEmpty();
    Weapon hands = fighter.combatant.bareHands();
    Arms.Mode fist = fight.arms(hands).modes().getFirst();
    special(
        fighter,
        target,
        object ? hands : weapon,
        () -> fight.sap.strike(fighter, target, object ? fist : mode));
  }

  /** What is thrown to catch, and what is rolled. TH.C.SPWM.06, TH.C.SPWM.07, TH.MAN.03 */
  boolean isThrown(Fighter fighter, Verb verb) {
    boolean far = fighter.declared(Deed.SHOOT);
    return switch (verb) {
      case ROLL -> true;
      case NET, LEGS, ARMS -> far;
      default -> false;
    };
  }

  void hurl(Fighter fighter, Fighter target, Verb verb) {
    Weapon weapon = fight.blows.weapon(fighter);
    fight.opportunity.all(fighter, Opportunity.Cause.SHOT, target); // TH.OPP.13
    fight.blows.face(fighter, target);
    if (!fighter.canAct()) {
      return;
    }
    fighter.lastShot = fight.round();
    switch (verb) {
      case NET -> fight.entangling.cast(fighter, target, weapon);
      case LEGS -> fight.entangling.bindLegs(fighter, target, weapon);
      case ARMS -> fight.entangling.bindArms(fighter, target, weapon);
      default -> {
        Item cask = fighter.plan == null ? null : fighter.plan.item();
        if (cask != null) {
          fight.rolling.roll(fighter, target, cask);
        }
      }
    }
  }

  void manifest(Fighter fighter, Fighter target) {
    Spell power = fighter.plan == null ? null : fighter.plan.spell();
    if (power != null) {
      fight.psionics.use(fighter, power, target);
    }
  }

  /** The hand, or the thing in it. TH.C.GRAB.01 */
  void grab(Fighter fighter, Fighter target) {
    fighter.attacksLeft = Math.max(0, fight.blows.attacks(fighter) - 1);
    boolean declared = fighter.declared(Deed.GRAB);
    Item item = declared && fighter.plan != null ? thing(target, fighter.plan.what()) : null;
    if (item != null) {
      fight.grab.take(fighter, target, item);
    } else if (!declared || fighter.plan == null || fighter.plan.what().isEmpty()) {
      fight.grab.make(fighter, target, declared);
    }
  }

  /** TH.C.PUMM.03, TH.C.PUMM.08 */
  void kick(Fighter fighter, Fighter target) {
    barehanded(
        fighter,
        target,
        () -> {
          for (int i = 0; i < fight.pummelling.blows(fighter) && fighter.canAct(); i++) {
            if (target.combatant.isPresent()) {
              fight.pummelling.strike(fighter, target, "kick", null);
            }
          }
        });
  }

  /** Without a weapon: those who threaten him strike first, and so may a guard. TH.GAP.69 */
  void barehanded(Fighter fighter, Fighter target, Runnable attack) {
    fight.pummelling.provoke(fighter, target);
    if (fighter.canAct()) {
      fight.blows.met(fighter, target, fighter.combatant.bareHands(), false, attack);
    }
  }

  /** Spoiled aim makes a plain attack of it. TH.CALL.06, TH.CALL.08 */
  void called(Fighter fighter, Fighter target, Arms.Mode mode, boolean far) {
    Plan plan = fighter.plan;
    Weapon weapon = mode.weapon();
    boolean spoiled = isSpoiled(fighter) || plan == null || plan.what().isEmpty();
    Blow blow = far ? Blow.missile(fight.arms(weapon).flying()) : Blow.melee(mode);
    Blow aimed = spoiled || plan == null ? blow : blow.at(plan.what());
    Item item = spoiled || plan == null ? null : thing(target, plan.what());
    if (far) {
      from(fighter, target, weapon, () -> shot(fighter, target, aimed, item));
    } else if (item == null) {
      plain(fighter, target, weapon, aimed);
    } else {
      special(fighter, target, weapon, () -> smash(fighter, target, aimed, item));
    }
    if (!far) {
      second(fighter, target);
    }
  }

  private void shot(Fighter fighter, Fighter target, Blow aimed, @Nullable Item item) {
    if (item == null) {
      fight.missiles.shoot(fighter, target, aimed);
    } else {
      smash(fighter, target, aimed, item);
      fight.missiles.spend(fighter, aimed.weapon());
    }
  }

  /** A shot of a particular sort: who threatens the archer may strike first. TH.OPP.13 */
  private void from(Fighter fighter, Fighter target, Weapon weapon, Runnable shot) {
    fighter.attacksLeft = Math.max(0, fight.blows.shots(fighter, weapon) - 1);
    fighter.lastShot = fight.round();
    fight.opportunity.all(fighter, Opportunity.Cause.SHOT, target);
    fight.blows.face(fighter, target);
    if (fighter.canAct()) {
      shot.run();
    }
  }

  /** Knocked down or seized since he took aim. TH.CALL.06 */
  static boolean isSpoiled(Fighter fighter) {
    boolean felled = fighter.stance() == Stance.PRONE && !fighter.liesInWait;
    return fighter.spoiled || felled || fighter.isHeld() || fighter.isCaught();
  }

  /** A flask or a torch at somebody, which is a missile of a sort. TH.GREN.01, TH.OPP.13 */
  void fling(Fighter fighter, Fighter target) {
    Item item = fighter.plan == null ? null : fighter.plan.item();
    fight.opportunity.all(fighter, Opportunity.Cause.SHOT, target);
    if (item != null && fighter.canAct()) {
      fight.grenades.hurl(fighter, item, target);
    }
  }

  /** The same at a place on the ground. TH.GREN.05 */
  void fling(Fighter fighter, Spot spot) {
    Item item = fighter.plan == null ? null : fighter.plan.item();
    fight.opportunity.all(fighter, Opportunity.Cause.SHOT, null);
    if (item != null && fighter.canAct()) {
      fight.grenades.hurl(fighter, item, spot);
    }
  }

  /** A thing he has, by its name. */
  private static @Nullable Item thing(Fighter fighter, String name) {
    for (Item item : fighter.combatant.items()) {
      if (item.name().equals(name)) {
        return item;
      }
    }
    return null;
  }

  /** At what he holds: it saves or breaks, and he is not hurt. TH.GAP.44, TH.C.SAVE.09 */
  private void smash(Fighter fighter, Fighter target, Blow blow, Item item) {
    if (fight.strike.attempt(fighter, target, blow).hits()
        && target.combatant.items().contains(item)
        && !fight.things.keeps(target, item, "crushing", "TH.C.SAVE.09")) {
      target.combatant.drop(item);
      if (fight.listens()) {
        fight.tell(
            Event.of("ruined", "TH.C.ITEM.02")
                .by(target.combatant)
                .fact("item", item.name())
                .says("The " + item.name() + " of " + target + " breaks."));
      }
    }
  }

  /** Only from behind and at who does not know of it; otherwise a plain blow. TH.C.ATKS.12 */
  private Blow backstab(Fighter fighter, Fighter target, Arms.Mode mode) {
    boolean behind =
        fight.awareness.isUnaware(target, fighter)
            && fight.awareness.arc(target, fighter) == Arc.REAR;
    return behind ? Blow.melee(mode, Trick.BACKSTAB) : Blow.melee(mode);
  }

  /** In place of the weapon or beside it; the shield gives nothing for the round. TH.PUNCH.02 */
  void punch(Fighter fighter, Fighter target) {
    Plan plan = fighter.plan;
    fighter.shieldAside = true;
    Arms.Mode fist = fight.arms(fighter.combatant.bareHands()).modes().getFirst();
    Weapon weapon = plan == null ? null : plan.weapon();
    if (weapon != null) {
      fighter.attacksLeft = Math.max(0, fight.blows.attacks(fighter) - 1);
      fight.blows.one(fighter, target, weapon, Trick.FIRST_OF_TWO);
      if (fighter.canAct()) {
        fight.strike.make(fighter, target, Blow.melee(fist, Trick.PUNCH, Trick.SECOND_OF_TWO));
      }
      return;
    }
    plain(fighter, target, fighter.combatant.bareHands(), Blow.melee(fist, Trick.PUNCH));
  }

  void disarm(Fighter fighter, Fighter target, Weapon weapon, boolean far) {
    if (far) {
      from(fighter, target, weapon, () -> wrest(fighter, target, weapon, true));
      return;
    }
    fighter.attacksLeft = Math.max(0, fight.blows.attacks(fighter) - 1);
    fight.blows.face(fighter, target);
    if (fighter.canAct()) {
      wrest(fighter, target, weapon, false);
    }
  }

  private void wrest(Fighter fighter, Fighter target, Weapon weapon, boolean far) {
    String what = fighter.plan == null ? "" : fighter.plan.what();
    Item item = thing(target, what);
    boolean won;
    if (what.equals("shield")) {
      fight.disarming.shield(fighter, weapon, target, far);
      won = false; // knocked aside, and no more
    } else if (item != null) {
      won = fight.disarming.item(fighter, weapon, target, item, far);
    } else {
      won = fight.disarming.contest(fighter, weapon, target, target.weapon(), far, "TH.DISARM.02");
    }
    if (far) {
      fight.missiles.spend(fighter, weapon);
    } else {
      fight.engage(fighter, target);
    }
    if (won) {
      fight.cover.afterDisarm(fighter, target, weapon);
    }
  }

  /** One fist, or both with the penalties of two weapons. TH.PUMMEL.10, TH.PUMMEL.11 */
  void pummel(Fighter fighter, Fighter target) {
    barehanded(fighter, target, () -> fists(fighter, target));
  }

  private void fists(Fighter fighter, Fighter target) {
    Plan plan = fighter.plan;
    String what = plan != null && plan.is(Deed.PUMMEL) ? plan.what() : "";
    boolean both = what.equals("both fists");
    fight.pummelling.strike(fighter, target, both ? "" : what, both ? Trick.FIRST_OF_TWO : null);
    boolean more = both || fight.pummelling.blows(fighter) > 1;
    if (more && fighter.canAct() && target.combatant.isPresent()) {
      fight.pummelling.strike(fighter, target, both ? "" : what, both ? Trick.SECOND_OF_TWO : null);
    }
  }
}
