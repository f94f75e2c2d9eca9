package dev.cleave.weaponskill.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.fray.Fighter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One combatant's turn: one action, which ends it. WS.ACT.01, WS.ACT.03 */
public final class Turn {

  private final Turns fight;

  Turn(Turns fight) {
    this.fight = fight;
  }

  public void take(Fighter fighter) {
    if (fighter.searchingFor != null) {
      fighter.acted = true;
      fight.search.progress(fighter);
      return;
    }
    play(fighter, ActionQuestion.Left.ALL);
  }

  /** Something that may come to nothing. */
  private static boolean isMove(Action action) {
    return action instanceof Action.Advance
        || action instanceof Action.Move
        || action == Action.Plain.WAIT
        || action == Action.Plain.HOLD;
  }

  /** A held action: anything one could have done, except holding again. */
  void takeHeld(Fighter fighter) {
    play(fighter, ActionQuestion.Left.HELD);
  }

  Action chooseHeld(Fighter fighter) {
    return fight.table.ask(new ActionQuestion(fight, fighter, ActionQuestion.Left.HELD));
  }

  private void play(Fighter fighter, ActionQuestion.Left left) {
    act(fighter, left, fight.table.ask(new ActionQuestion(fight, fighter, left)));
  }

  /** Whether this is a way to go and nothing else. */
  static boolean isWay(Action action) {
    return action instanceof Action.Move
        || action instanceof Action.Run
        || action instanceof Action.Advance
        || action == Action.Plain.FLEE;
  }

  /** Does it with the part of his turn that is left. */
  void act(Fighter fighter, ActionQuestion.Left left, Action action) {
    if (left == ActionQuestion.Left.ATTACK) {
      then(fighter, action);
      return;
    }
    if (!fighter.canAct()) {
      return; // the Judge has acted meanwhile
    }
    fight.course.stirred |= !isMove(action);
    if (action == Action.Plain.HOLD) {
      fight.held.hold(fighter);
      return;
    }
    fighter.acted = true;
    carryOut(fighter, action);
  }

  private void carryOut(Fighter fighter, Action action) {
    switch (action) {
      case Action.Attack(Combatant target, Weapon drawn) -> attack(fighter, target, drawn);
      case Action.Shoot(Combatant target, Weapon drawn, boolean crowd) -> {
        Weapon weapon = drawn == null ? fighter.weapon() : drawn;
        if (!weapon.natural()) {
          change(fighter, drawn);
        }
        fight.held.with(fighter, () -> shoot(fighter, fight.fighter(target), weapon, crowd));
      }
      case Action.Charge(Combatant target) -> charge(fighter, fight.fighter(target));
      case Action.Advance(Combatant target) -> {
        Fighter enemy = fight.fighter(target);
        fight.movement.approach(
            fighter, enemy, fight.reach.of(fighter), fight.movement.speed(fighter));
        fight.held.with(fighter, Turn::nothing);
      }
      case Action.Move move -> {
        fight.movement.walkTo(fighter, move.spot());
        afterMoving(fighter);
      }
      case Action.Run run -> {
        fight.movement.runTo(fighter, run.spot());
        fight.held.with(fighter, Turn::nothing);
      }
      case Action.Wrestle(Combatant target, boolean dropping) ->
          wrestle(fighter, fight.fighter(target), dropping);
      case Action.Draw draw -> {
        change(fighter, draw.weapon());
        fight.held.with(fighter, Turn::nothing);
      }
      case Action.PickUp pickUp -> pickUp(fighter, pickUp.weapon());
      case Action.Cast cast ->
          fight.held.with(
              fighter,
              () -> {
                if (fight.spells.whyNot(fighter) == null && fighter.canAct()) {
                  fight.spells.begin(fighter, cast.spell(), cast.target());
                }
              });
      case Action.Search search ->
          fight.held.with(fighter, () -> fight.search.begin(fighter, search.item()));
      case Action.Use use -> fight.held.with(fighter, () -> fight.search.use(fighter, use.item()));
      case Action.Plain plain -> plain(fighter, plain);
    }
  }

  private static void nothing() {}

  private void plain(Fighter fighter, Action.Plain action) {
    switch (action) {
      case ESCAPE -> fight.held.with(fighter, () -> fight.wrestling.escape(fighter));
      case LET_GO -> fighter.letGo();
      case FULL_DEFENCE -> fight.responses.defend(fighter);
      case AIM -> aim(fighter);
      case RELOAD -> reload(fighter);
      case STAND_UP -> {
        fight.movement.standUp(fighter);
        afterMoving(fighter);
      }
      case FLEE -> flee(fighter);
      case SOMETHING_ELSE ->
          tell(fighter, "improvises", "WS.ACT.02", fighter + " tries something else.");
      case WAIT -> tell(fighter, "waits", "WS.ACT.01", fighter + " does nothing.");
      case HOLD -> fight.held.hold(fighter);
    }
    if (action == Action.Plain.FLEE || action == Action.Plain.FULL_DEFENCE) {
      fight.held.with(fighter, Turn::nothing);
    }
  }

  /** Declare and move, then the blow; the rest of the move is lost. WS.ATK.15, WS.GAP.18 */
  private void attack(Fighter fighter, Combatant target, @Nullable Weapon drawn) {
    change(fighter, drawn);
    Fighter enemy = fight.fighter(target);
    if (fighter.heldBy != enemy) {
      fight.movement.approach(
          fighter, enemy, fight.reach.of(fighter), fight.movement.speed(fighter));
    }
    fight.held.with(
        fighter,
        () -> {
          if (fighter.isStanding() && hasMet(fighter, enemy)) {
            fight.melee.make(fighter, enemy, 1);
          }
        });
  }

  /** Within reach, or was when those who held an action began to act. WS.HOLD.02 */
  private boolean hasMet(Fighter fighter, Fighter enemy) {
    return enemy.metBy == fighter || fight.reach.has(fighter, enemy);
  }

  private void shoot(Fighter fighter, Fighter target, Weapon weapon, boolean crowd) {
    if (fighter.isStanding()
        && target.combatant.isPresent()
        && fight.ranged.whyNot(fighter, target, weapon) == null) {
      fight.ranged.shoot(fighter, target, weapon, crowd);
    }
  }

  /** The mount runs, the rider strikes: twice the harm, three times with a polearm. WS.MOUNT.05 */
  private void charge(Fighter fighter, Fighter target) {
    int multiplier = new Allowance(fight, fighter, ActionQuestion.Left.ALL).multiplier();
    tell(
        fighter, Event.Kind.CHARGES.text(), "WS.MOUNT.05", fighter + " charges at " + target + ".");
    fight.movement.runAt(fighter, target);
    fight.held.with(
        fighter,
        () -> {
          if (fighter.isStanding() && hasMet(fighter, target)) {
            fight.melee.make(fighter, target, multiplier);
          }
        });
  }

  /** A normal move leaves an ordinary attack. WS.MOVE.02 */
  private void afterMoving(Fighter fighter) {
    var question = new ActionQuestion(fight, fighter, ActionQuestion.Left.ATTACK);
    if (fight.battle.isOver() || question.options().size() <= 1) {
      fight.held.with(fighter, Turn::nothing);
      return;
    }
    then(fighter, fight.table.ask(question));
  }

  private void then(Fighter fighter, Action then) {
    if (then == Action.Plain.WAIT || !fighter.canAct()) {
      fight.held.with(fighter, Turn::nothing);
    } else {
      carryOut(fighter, then);
    }
  }

  private void wrestle(Fighter fighter, Fighter target, boolean dropping) {
    if (dropping) {
      dropAll(fighter);
    }
    fight.movement.approach(fighter, target, fight.numbers.reach, fight.movement.speed(fighter));
    fight.held.with(
        fighter,
        () -> {
          if (fighter.canAct()
              && target.isStanding()
              && fight.field().within(fighter.combatant, target.combatant, fight.numbers.reach)) {
            fight.wrestling.attempt(fighter, target);
          }
        });
  }

  private void dropAll(Fighter fighter) {
    Combatant who = fighter.combatant;
    if (!who.weapon().natural() && !who.weapon().isUnarmed()) {
      drop(fighter, who.weapon());
    }
    emptyTheOtherHand(fighter);
    who.wield(who.emptyHanded());
    for (Item item : List.copyOf(who.items())) {
      if (item.isInHand()) {
        who.drop(item);
      }
    }
  }

  private static void emptyTheOtherHand(Fighter fighter) {
    Combatant who = fighter.combatant;
    if (!who.offHand().isUnarmed()) {
      drop(fighter, who.offHand());
      who.wieldOffHand(who.bareHands());
    }
    who.setShield(false);
  }

  private static void drop(Fighter fighter, Weapon weapon) {
    fighter.combatant.drop(weapon);
    fighter.dropped.add(weapon);
  }

  /** Drops what is in hand and draws another weapon, at a price. WS.CHANGE.01, WS.CHANGE.02 */
  private void change(Fighter fighter, @Nullable Weapon drawn) {
    if (drawn == null || drawn.equals(fighter.weapon())) {
      return;
    }
    Weapon old = fighter.weapon();
    if (!old.natural() && !old.isUnarmed()) {
      drop(fighter, old);
    }
    if (drawn.hands() > 1) {
      emptyTheOtherHand(fighter);
    }
    fighter.combatant.wield(drawn);
    fighter.changedWeapon = true;
    fighter.aimedInRound = 0;
    tell(fighter, "draws", "WS.CHANGE.01", fighter + " draws the " + drawn.name() + ".");
  }

  private void pickUp(Fighter fighter, Weapon weapon) {
    fighter.dropped.remove(weapon);
    fighter.combatant.take(weapon);
    if (fighter.weapon().isUnarmed()) {
      fighter.combatant.wield(weapon);
    }
    tell(fighter, "picks up", "WS.ACT.02", fighter + " picks up the " + weapon.name() + ".");
    fight.held.with(fighter, Turn::nothing);
  }

  /** A whole round, during which one does not dodge. WS.RANGED.02, WS.RANGED.04 */
  private void aim(Fighter fighter) {
    tell(fighter, "aims", "WS.RANGED.02", fighter + " takes aim.");
    fight.held.with(fighter, Turn::nothing);
    fighter.aimedInRound = fight.battle.round();
  }

  private void reload(Fighter fighter) {
    fighter.reload--;
    tell(fighter, "reloads", "WS.RANGED.05", fighter + " reloads.");
    fight.held.with(fighter, Turn::nothing);
  }

  private void flee(Fighter fighter) {
    fighter.letGo();
    fighter.fledThisRound = true;
    tell(fighter, "flees", "WS.FLEE.03", fighter + " takes to flight.");
    fight.movement.runAway(fighter);
  }

  private void tell(Fighter fighter, String name, String rule, String words) {
    if (fight.table.listens()) {
      fight.tell(Event.of(name, rule).by(fighter.combatant).says(words));
    }
  }
}
