package dev.cleave.weaponskill.turn;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Refusal;
import dev.cleave.weaponskill.attack.Prospect;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.movement.Movement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything somebody can do with his turn, drawn up for people to choose from, and what he cannot.
 */
final class Menu {

  /** What nobody does in another's grip. */
  private static final List<String> DENIED_TO_THE_HELD =
      List.of(
          "move",
          "run",
          "advance",
          "flee",
          "stand up",
          "shoot",
          "wrestle",
          "cast",
          "aim",
          "reload",
          "draw",
          "pick up",
          "search",
          "use",
          "full defence",
          "hold",
          "something else");

  private final Turns fight;
  private final Fighter fighter;
  private final ActionQuestion.Left left;
  private final Allowance may;
  private final Prospect prospect;

  Menu(Turns fight, Fighter fighter, ActionQuestion.Left left) {
    this.fight = fight;
    this.fighter = fighter;
    this.left = left;
    this.may = new Allowance(fight, fighter, left);
    this.prospect = new Prospect(fight, fighter);
  }

  List<Option<Action>> options() {
    return options(true);
  }

  /**
   * @param places whether all the places are listed that he could go to: there may be hundreds
   */
  List<Option<Action>> options(boolean places) {
    var options = new ArrayList<Option<Action>>();
    if (fighter.isImmobilized()) {
      whileHeld(options);
    } else if (fighter.is(State.FLEEING)) {
      options.add(new Option<>(Action.Plain.FLEE));
      return options;
    } else {
      attacks(options);
      if (left != ActionQuestion.Left.ATTACK) {
        moves(options, places);
        others(options);
      }
    }
    options.add(new Option<>(Action.Plain.WAIT));
    return options;
  }

  /** Little more than struggling, or a knife in the ribs. WS.WRESTLE.07, WS.WRESTLE.08 */
  private void whileHeld(List<Option<Action>> options) {
    options.add(new Option<>(Action.Plain.ESCAPE, "a wrestling contest"));
    Fighter grappler = fighter.heldBy;
    if (grappler == null) {
      return;
    }
    if (Allowance.isMinor(fighter.weapon())) {
      options.add(attack(grappler, null));
    }
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (!weapon.equals(fighter.weapon()) && weapon.melee() && Allowance.isMinor(weapon)) {
        options.add(attack(grappler, weapon));
      }
    }
  }

  private void attacks(List<Option<Action>> options) {
    for (Fighter enemy : fight.fighters) {
      if (!may.isTarget(enemy)) {
        continue;
      }
      if (may.canStrike(enemy, fighter.weapon())) {
        options.add(attack(enemy, null));
      }
      for (Weapon weapon : fighter.combatant.weapons()) {
        if (!weapon.equals(fighter.weapon()) && may.canStrike(enemy, weapon)) {
          options.add(attack(enemy, weapon));
        }
      }
      shots(options, enemy);
      wrestles(options, enemy);
    }
  }

  private Option<Action> attack(Fighter enemy, @Nullable Weapon drawn) {
    return new Option<>(new Action.Attack(enemy.combatant, drawn), prospect.words(enemy, drawn));
  }

  private void shots(List<Option<Action>> options, Fighter enemy) {
    if (fight.ranged.whyNot(fighter, enemy, fighter.weapon()) == null) {
      shot(options, enemy, null);
    }
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (!weapon.equals(fighter.weapon()) && fight.ranged.whyNot(fighter, enemy, weapon) == null) {
        shot(options, enemy, weapon);
      }
    }
    for (Weapon weapon : fighter.combatant.sheet().attacks()) {
      if (!weapon.equals(fighter.weapon()) && fight.ranged.whyNot(fighter, enemy, weapon) == null) {
        shot(options, enemy, weapon);
      }
    }
  }

  private void shot(List<Option<Action>> options, Fighter enemy, @Nullable Weapon drawn) {
    options.add(
        new Option<>(
            new Action.Shoot(enemy.combatant, drawn, false), prospect.words(enemy, drawn, false)));
    if (may.whyNoCrowd(enemy) == null) {
      options.add(
          new Option<>(
              new Action.Shoot(enemy.combatant, drawn, true),
              prospect.words(enemy, drawn, true)
                  + ", "
                  + fight.crowds.crowd(enemy).size()
                  + " stand together"));
    }
  }

  private void wrestles(List<Option<Action>> options, Fighter enemy) {
    if (enemy.isStanding()
        && fight.movement.canReach(fighter, enemy, fight.numbers.reach, may.feet())) {
      boolean free = fight.wrestling.hasHands(fighter);
      options.add(
          new Option<>(
              new Action.Wrestle(enemy.combatant, !free), free ? "" : "drops what is in hand"));
    }
  }

  private void moves(List<Option<Action>> options, boolean places) {
    if (fighter.is(State.PRONE)) {
      options.add(new Option<>(Action.Plain.STAND_UP, "then an attack"));
    }
    int walk = fight.movement.speed(fighter);
    int run = fight.movement.running(fighter);
    for (Fighter enemy : fight.fighters) {
      if (may.isTarget(enemy) && enemy.isStanding()) {
        if (walk > 0 && !fight.reach.has(fighter, enemy)) {
          options.add(new Option<>(new Action.Advance(enemy.combatant), walk + "'"));
        }
        if (may.canCharge(enemy)) {
          options.add(
              new Option<>(
                  new Action.Charge(enemy.combatant),
                  prospect.words(enemy, null) + ", x" + may.multiplier() + " damage"));
        }
      }
    }
    for (Spot spot : spots(places ? walk : 0)) {
      options.add(new Option<>(new Action.Move(spot), "then an attack"));
    }
    for (Spot spot : spots(places ? run : 0)) {
      options.add(new Option<>(new Action.Run(spot), "no attack"));
    }
    options.add(new Option<>(Action.Plain.FLEE, run + "'"));
  }

  private List<Spot> spots(int feet) {
    var spots = new ArrayList<Spot>();
    if (feet > 0) {
      for (Reach reach : fight.field().reaches(fighter.combatant, feet, Movement.FRIENDS)) {
        spots.add(reach.spot());
      }
    }
    return spots;
  }

  private void others(List<Option<Action>> options) {
    if (fight.responses.whyNoDefence(fighter) == null) {
      options.add(new Option<>(Action.Plain.FULL_DEFENCE));
    }
    if (fighter.holds != null) {
      options.add(new Option<>(Action.Plain.LET_GO));
    }
    int reload = fighter.reloading(fighter.weapon());
    if (fighter.weapon().isMissile() && reload == 0) {
      options.add(new Option<>(Action.Plain.AIM, "+" + fight.numbers.aim + " next round"));
    } else if (reload > 0) {
      options.add(new Option<>(Action.Plain.RELOAD, reload + " rounds to go"));
    }
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (!weapon.equals(fighter.weapon())) {
        options.add(new Option<>(new Action.Draw(weapon)));
      }
    }
    for (Weapon weapon : fighter.dropped) {
      options.add(new Option<>(new Action.PickUp(weapon)));
    }
    items(options);
    casts(options);
    if (left == ActionQuestion.Left.ALL) {
      options.add(new Option<>(Action.Plain.HOLD));
    }
    options.add(new Option<>(Action.Plain.SOMETHING_ELSE, "if the Referee allows it"));
  }

  private void items(List<Option<Action>> options) {
    for (Item item : fighter.combatant.items()) {
      boolean handy = item.kept() == Item.Place.HAND || item.kept() == Item.Place.BELT;
      options.add(
          handy
              ? new Option<>(new Action.Use(item))
              : new Option<>(new Action.Search(item), "in the " + place(item)));
    }
  }

  private static String place(Item item) {
    return item.kept() == Item.Place.POUCH ? "pouch" : "pack";
  }

  private void casts(List<Option<Action>> options) {
    if (fight.spells.whyNot(fighter) != null) {
      return;
    }
    for (Spell spell : fighter.combatant.spells()) {
      for (Fighter other : fight.fighters) {
        if (may.canCastAt(spell, other)) {
          options.add(
              new Option<>(new Action.Cast(spell, other.combatant), "takes effect next round"));
        }
      }
    }
  }

  List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    if (left == ActionQuestion.Left.ATTACK) {
      refusals.add(new Refusal("move", fighter + " has moved already", "WS.ACT.03"));
      refusals.add(new Refusal("run", fighter + " has moved already", "WS.ACT.03"));
    }
    if (fighter.isImmobilized()) {
      for (String verb : DENIED_TO_THE_HELD) {
        refusals.add(new Refusal(verb, fighter + " is held fast", "WS.WRESTLE.07"));
      }
      refusals.add(
          new Refusal(
              "attack", fighter + " is held fast: only with teeth or a knife", "WS.WRESTLE.08"));
      return refusals;
    }
    Refusal casting = fight.spells.whyNot(fighter);
    if (casting != null) {
      refusals.add(casting);
    }
    if (!fighter.isMounted()) {
      refusals.add(new Refusal("charge", fighter + " is on foot", "WS.MOVE.03"));
    }
    if (left != ActionQuestion.Left.ATTACK) {
      refusals.add(tooFar("move to", fight.movement.speed(fighter), "WS.MOVE.02"));
      refusals.add(tooFar("run to", fight.movement.running(fighter), "WS.MOVE.01"));
    }
    if (!fight.wrestling.hasHands(fighter)) {
      refusals.add(new Refusal("wrestle", fighter + " needs both hands free", "WS.WRESTLE.02"));
    }
    if (!fighter.weapon().isMissile()) {
      refusals.add(
          new Refusal("aim", fighter.weapon().name() + " is no missile weapon", "WS.RANGED.02"));
    } else if (fighter.reloading(fighter.weapon()) > 0) {
      refusals.add(new Refusal("aim", "reloading comes first", "WS.RANGED.05"));
    }
    if (fighter.weapon().isMissile()) {
      refusals.add(new Refusal("counterattack", "a shot is never countered", "WS.GAP.19"));
    }
    for (Fighter other : fight.fighters) {
      if (may.isTarget(other)) {
        refuse(refusals, other);
      }
      for (Spell spell : fighter.combatant.spells()) {
        Refusal reach = may.isMeantFor(spell, other) ? may.whyNotAt(spell, other) : null;
        if (reach != null) {
          refusals.add(reach.of("cast", other.combatant));
        }
      }
    }
    return refusals;
  }

  private static Refusal tooFar(String what, int feet, String rule) {
    return new Refusal(what, "there is no way there of " + feet + " feet or less", rule);
  }

  private void refuse(List<Refusal> refusals, Fighter enemy) {
    if (!may.canStrike(enemy, fighter.weapon())) {
      refusals.add(
          new Refusal("attack " + enemy, enemy + " is out of reach this round", "WS.ATK.02")
              .of("attack", enemy.combatant));
    }
    Refusal shot = fight.ranged.whyNot(fighter, enemy, fighter.weapon());
    if (shot != null) {
      refusals.add(shot.of("shoot", enemy.combatant));
    }
    Refusal crowd = may.whyNoCrowd(enemy);
    if (crowd != null) {
      refusals.add(crowd.of("shoot into the crowd at", enemy.combatant));
    }
  }
}
