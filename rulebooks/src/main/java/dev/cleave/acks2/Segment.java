package dev.cleave.acks2;

import static dev.cleave.acks2.State.COWERING;
import static dev.cleave.acks2.State.DISORDERED;
import static dev.cleave.acks2.State.FALTERING;
import static dev.cleave.acks2.State.FRIGHTENED;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Spot;
import org.jspecify.annotations.Nullable;

/**
 * One combatant's initiative: a full-round action, or two movements, or a movement and then a
 * combat action. A2.ACT.01-06
 */
final class Segment {

  private final Fight fight;

  Segment(Fight fight) {
    this.fight = fight;
  }

  void play(Combatant who) {
    Stance stance = fight.stance(who);
    begin(who, stance);
    if (!fight.initiativeIsDue(who) || stance.disrupted) {
      stance.finish(); // A2.COND.HELPLESS.02, A2.FULL.06
    } else if (who.is(FRIGHTENED)) {
      beAfraid(who, stance);
    } else if (who.is(COWERING)) {
      stance.finish(); // A2.COND.COWER.02
    } else {
      act(who, stance);
    }
    if (!stance.waiting) {
      end(who);
    }
  }

  /** What ends when the number is called ends even for those who delay. A2.INIT.11, A2.GAP.150 */
  private void begin(Combatant who, Stance stance) {
    stance.startSegment();
    if (!stance.begun) {
      stance.begun = true;
      fight.lose(who, DISORDERED); // A2.COND.DISORD.01
    }
  }

  /** A2.COND.FALT.02, A2.INIT.12 */
  void end(Combatant who) {
    if (who.is(FALTERING) && who.isStanding() && !fight.engagement.isEngaged(who)) {
      fight.lose(who, FALTERING);
    }
  }

  /** Those who never fight do when they are cornered. A2.COND.FRIGHT.04, A2.MORALE.04 */
  private void beAfraid(Combatant who, Stance stance) {
    if (fight.fright.flees(who)) {
      stance.finish();
    } else if (stance.prowess.neverFights) {
      act(who, stance);
    } else {
      fight.fright.cower(who);
      stance.finish();
    }
  }

  private void act(Combatant who, Stance stance) {
    Action action = fight.table.ask(stance.first);
    if (!fight.canAct(who)) {
      stance.finish();
      return;
    }
    switch (action) {
      case Action.DelayTo(int count) -> {
        fight.initiative.delayTo(who, count);
        return;
      }
      case Action.DelayAfter(Combatant awaited) -> {
        fight.initiative.delayAfter(who, awaited);
        return;
      }
      case Action.Charge(Combatant foe) -> fight.charge.make(who, foe);
      case Action.Run(Spot to) -> fight.movement.run(who, to);
      case Action.Retreat(Spot to) -> fight.defensiveMovement.retreatFrom(who, to);
      case Action.Cast(Spell spell, Combatant target) -> fight.casting.cast(who, spell, target);
      case Action.Attack(Combatant foe, Weapon drawn) -> attack(who, foe, drawn);
      case Action.Shoot(Combatant foe, Weapon drawn) -> shoot(who, foe, drawn);
      case Action.Plain plain when plain == Action.Plain.DONE -> {}
      default -> {
        move(who, action);
        second(who, stance);
      }
    }
    stance.finish();
  }

  /** Movement first, and then either a combat action or more movement. A2.ACT.02, A2.ACT.05 */
  private void second(Combatant who, Stance stance) {
    if (!fight.canAct(who) || fight.battle.isOver()) {
      return;
    }
    Action action = fight.table.ask(stance.second);
    if (!fight.canAct(who)) {
      return;
    }
    switch (action) {
      case Action.Attack(Combatant foe, Weapon drawn) -> attack(who, foe, drawn);
      case Action.Shoot(Combatant foe, Weapon drawn) -> shoot(who, foe, drawn);
      default -> move(who, action);
    }
  }

  private void move(Combatant who, Action action) {
    Stance stance = fight.stance(who);
    switch (action) {
      case Action.March(Spot to) -> {
        stance.stationary = false;
        fight.movement.march(who, to);
      }
      case Action.Withdraw(Spot to) -> {
        stance.stationary = false;
        fight.defensiveMovement.withdraw(who, to);
      }
      case Action.Face(Combatant toward) -> fight.engagement.face(who, toward);
      case Action.Plain plain when plain == Action.Plain.STAND_UP -> {
        stance.stationary = false;
        stance.mayTurn = false;
        fight.movement.standUp(who);
      }
      default -> {}
    }
  }

  private void attack(Combatant who, Combatant foe, @Nullable Weapon drawn) {
    if (drawn != null) {
      fight.wielding.draw(who, drawn);
    }
    fight.meleeAttack.take(who, foe);
  }

  private void shoot(Combatant who, Combatant foe, @Nullable Weapon drawn) {
    if (drawn != null) {
      fight.wielding.draw(who, drawn);
    }
    fight.missileAttack.take(who, foe);
  }
}
