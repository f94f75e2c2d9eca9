package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Action.Verb;

/** The single things people do. */
final class Deeds {

  private final Turns fight;
  private final Tricks tricks;

  Deeds(Turns fight) {
    this.fight = fight;
    this.tricks = new Tricks(fight);
  }

  /** An attack of whatever sort, after the steps that bring it within reach. */
  void assail(Fighter fighter, Fighter target, Verb verb, Left left) {
    switch (verb) {
      case SHOOT, SPARE -> {
        fight.blows.shoot(fighter, target, left, verb == Verb.SPARE);
        return;
      }
      case CHARGE -> {
        charge(fighter, target);
        return;
      }
      case RUSH -> {
        rush(fighter, target);
        return;
      }
      case THROW -> {
        tricks.fling(fighter, target);
        return;
      }
      case CAST -> {
        fight.casting.complete(fighter, target);
        return;
      }
      case COVERED -> {
        fight.cover.strike(fighter, target, true);
        return;
      }
      case TRAMPLE -> {
        fight.trampling.ride(fighter, target);
        return;
      }
      case MANIFEST -> {
        tricks.manifest(fighter, target);
        return;
      }
      default -> {
        if (tricks.isThrown(fighter, verb)) {
          tricks.hurl(fighter, target, verb);
          return;
        }
      }
    }
    if (!isNear(fighter, target, verb) && !approach(fighter, target, verb, left)) {
      return;
    }
    if (!fighter.canAct() || !isNear(fighter, target, verb)) {
      return;
    }
    strike(fighter, target, verb, left);
  }

  /** Walks up, with what his feet have left. TH.C.MOVE.06 */
  private boolean approach(Fighter fighter, Fighter target, Verb verb, Left left) {
    if (left == Left.LATER || left == Left.THEN) {
      return false;
    }
    int feet = fight.allowance.half(fighter) - fighter.feet;
    Route way = fight.movement.approach(fighter, target, reach(fighter, verb), feet);
    boolean there = way != null && fight.movement.walk(fighter, way, Deed.MOVE);
    fight.flight.level(fighter, target, feet);
    return there || way == null && isNear(fighter, target, verb);
  }

  int reach(Fighter fighter, Verb verb) {
    return isBodily(verb)
        ? Math.max(5, fighter.prowess.reach())
        : Math.max(5, fight.reach.farthest(fighter, fight.blows.weapon(fighter)));
  }

  static boolean isBodily(Verb verb) {
    return switch (verb) {
      case PUMMEL, KICK, WRESTLE, OVERBEAR, GRAB, PUNCH, TOUCH, SLAY -> true;
      default -> false;
    };
  }

  boolean isNear(Fighter fighter, Fighter target, Verb verb) {
    int feet = fight.feet(fighter, target);
    if (isBodily(verb)) {
      return feet <= Math.max(5, fighter.prowess.reach());
    }
    Weapon weapon = fight.blows.weapon(fighter);
    return fight.blows.reaches(fighter, weapon, feet) && !(isAimed(verb) && !weapon.melee())
        || weapon.natural() && feet <= fighter.prowess.reach()
        || isShot(fighter, target, verb);
  }

  /** The steps he has left bring him near enough; a pike that comes too near is of no use. */
  boolean comesNear(Fighter fighter, Fighter target, Verb verb) {
    int feet = fight.allowance.half(fighter) - fighter.feet;
    int reach = reach(fighter, verb);
    if (!fight.flight.isLevel(fighter, target, reach, feet)) {
      return false;
    }
    if (fight.above(fighter, target) > reach) {
      return fight.movement.canReach(fighter, target, reach, feet);
    }
    Route way = fight.movement.approach(fighter, target, reach, feet);
    if (way == null || !way.arrives()) {
      return false;
    }
    Weapon weapon = fight.blows.weapon(fighter);
    if (!isBodily(verb) && weapon.melee() && fight.reach.isPlain(fighter, weapon)) {
      return true; // nearer than he must be is near enough
    }
    Stand here = fight.field().stand(fighter.combatant);
    boolean on = true;
    while (on) {
      on = way.step();
    }
    boolean near = isNear(fighter, target, verb);
    way.restart();
    here.restore();
    return near;
  }

  private static boolean isAimed(Verb verb) {
    return verb == Verb.DISARM || verb == Verb.CALL;
  }

  /** From afar: what shoots, or flies because the target is out of reach. TH.DISARM.09, TH.R.26 */
  boolean isShot(Fighter fighter, Fighter target, Verb verb) {
    Weapon weapon = fight.blows.weapon(fighter);
    if (!isAimed(verb) || weapon.range() == null) {
      return false;
    }
    int feet = fight.feet(fighter, target);
    boolean far = !weapon.melee() || !fight.blows.reaches(fighter, weapon, feet);
    return far
        && (verb == Verb.CALL || fight.throwing.band(weapon, feet) == 0)
        && fight.blows.shots(fighter, weapon) > 0
        && fight.missiles.whyNot(fighter, target, weapon) == null;
  }

  private void strike(Fighter fighter, Fighter target, Verb verb, Left left) {
    Weapon weapon = fight.blows.weapon(fighter);
    switch (verb) {
      case ATTACK -> {
        if (weapon.isUnarmed()) {
          tricks.pummel(fighter, target); // TH.NONLETHAL.01, TH.OPP.14
        } else {
          fight.blows.attack(fighter, target, left);
        }
      }
      case PUNCH -> tricks.punch(fighter, target);
      case DISARM -> tricks.disarm(fighter, target, weapon, isShot(fighter, target, verb));
      case CALL -> {
        Arms.Mode mode = mode(fighter, target, weapon);
        tricks.called(fighter, target, mode, isShot(fighter, target, verb));
      }
      case GRAB -> tricks.grab(fighter, target);
      case PUMMEL -> tricks.pummel(fighter, target);
      case KICK -> tricks.kick(fighter, target);
      case WRESTLE ->
          tricks.barehanded(fighter, target, () -> fight.wrestling.seize(fighter, target));
      case OVERBEAR -> fight.overbearing.bear(fighter, target);
      case TOUCH -> fight.casting.touch(fighter, target);
      case SLAY -> fight.blows.slay(fighter, target);
      default -> tricks.strike(fighter, target, verb, weapon, mode(fighter, target, weapon));
    }
  }

  private Arms.Mode mode(Fighter fighter, Fighter target, Weapon weapon) {
    int feet = fight.feet(fighter, target);
    Blow blow = fight.blows.blow(fighter, weapon, feet);
    return blow == null ? fight.arms(weapon).modes().getFirst() : blow.mode();
  }

  /** TH.GREN.05 */
  void hurl(Fighter fighter, Spot spot) {
    tricks.fling(fighter, spot);
  }

  /** Straight at him, one blow at the end of it. TH.C.MOVE.11 to TH.C.MOVE.13 */
  private void charge(Fighter fighter, Fighter target) {
    Route way = fight.movement.charge(fighter, target);
    if (way == null) {
      fight.blows.attack(fighter, target, Left.HELD);
      return;
    }
    fighter.charged = true;
    fighter.fast = true;
    if (fight.listens()) {
      fight.tell(
          Event.of(Event.Kind.CHARGES, "TH.C.MOVE.11")
              .by(fighter.combatant)
              .on(target.combatant)
              .says(fighter + " charges " + target + "."));
    }
    fight.movement.walk(fighter, way, Deed.CHARGE);
    fight.flight.level(fighter, target, fight.allowance.charge(fighter));
    if (fighter.canAct() && isNear(fighter, target, Verb.ATTACK)) {
      Weapon weapon = fight.blows.weapon(fighter);
      Weapon used = weapon.natural() ? fighter.sheet().attacks().getFirst() : weapon;
      fight.blows.face(fighter, target);
      fight.blows.met(
          fighter, target, used, true, () -> fight.blows.one(fighter, target, used, Trick.CHARGE));
    }
  }

  private void rush(Fighter fighter, Fighter target) {
    Route way = fight.movement.charge(fighter, target);
    if (way == null) {
      return;
    }
    fighter.charged = true;
    fighter.fast = true;
    int before = fighter.feet;
    fight.movement.walk(fighter, way, Deed.RUSH);
    if (fighter.canAct() && fight.field().within(fighter.combatant, target.combatant, 5)) {
      int feet = fighter.feet - before;
      Weapon body = fighter.combatant.bareHands();
      fight.blows.met(
          fighter,
          target,
          body,
          fighter.prowess.shield().size(),
          true,
          () -> fight.rush.strike(fighter, target, feet));
    }
  }

  void struggle(Fighter fighter, Verb verb) {
    fight.course.stirred = true;
    switch (verb) {
      case BREAK_FREE -> {
        if (fighter.isCaught()) {
          fight.entangling.breakOut(fighter);
        } else {
          fight.wrestling.breakFree(fighter, true);
        }
      }
      case WRENCH -> fight.entangling.bend(fighter);
      case PULL -> fight.entangling.pullDown(fighter);
      case LOCK -> fight.trap.keep(fighter);
      case CUT -> fight.states.lose(fighter, State.ENTANGLED); // TH.C.SPWM.06
      case SLIP_FREE -> fight.wrestling.breakFree(fighter, false);
      case FREE_WEAPON -> fight.trap.free(fighter);
      case BREAK_WEAPON -> fight.trap.snap(fighter);
      case UNTANGLE -> {
        int score = Math.max(fighter.prowess.strength(), fighter.prowess.dexterity());
        if (fight.checks.make(fighter, "strength or dexterity", score, "TH.C.SPWM.06")) {
          fight.states.lose(fighter, State.ENTANGLED);
        }
      }
      default -> keep(fighter, verb);
    }
  }

  private void keep(Fighter fighter, Verb verb) {
    if (fighter.holds < 0) {
      return;
    }
    Fighter target = fight.fighters[fighter.holds];
    if (fight.wrestling.maintain(fighter, target)) {
      switch (verb) {
        case SQUEEZE -> fight.wrestling.squeeze(fighter, target);
        case FLING -> fight.wrestling.fling(fighter, target);
        case PIN -> fight.wrestling.pin(fighter, target);
        default -> {}
      }
    }
  }

  /** Along with whom he holds, if the hold is kept. TH.C.WRES.07, TH.C.SPWM.08 */
  void drag(Fighter fighter, Spot spot) {
    fight.course.stirred = true;
    Route way = fight.movement.route(fighter, spot, fight.dragging.feet(fighter));
    if (way == null) {
      return;
    }
    if (fighter.catches >= 0) {
      fight.entangling.drag(fighter, way);
    } else if (fighter.holds >= 0) {
      Fighter target = fight.fighters[fighter.holds];
      if (fight.wrestling.maintain(fighter, target)) {
        fight.dragging.walk(fighter, target, way);
      }
    }
  }

  /** TH.C.DMG.05, TH.C.POIS.06, TH.C.WRES.08 */
  void care(Fighter fighter, Fighter target, Verb verb) {
    fight.course.stirred = true;
    switch (verb) {
      case TEND -> fight.poisons.tend(target);
      case TREAT -> fight.healer.treat(fighter, target);
      case TIE -> {
        fight.states.gain(target, State.BOUND, 0);
        fight.states.lose(target, State.PINNED);
      }
      default -> fight.damage.bind(fighter, target);
    }
  }
}
