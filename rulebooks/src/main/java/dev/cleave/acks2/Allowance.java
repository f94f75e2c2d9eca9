package dev.cleave.acks2;

import static dev.cleave.acks2.State.PRONE;

import dev.cleave.acks2.Action.Plain;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Spot;
import org.jspecify.annotations.Nullable;

/** What a segment allows, and what it does not. Menus, refusals and bots all ask here. A2.ACT.* */
final class Allowance {

  private static final Bar SPELL = new Bar("WHO has declared a spell", "A2.GAP.128");
  private static final Bar BOUND = new Bar("WHO has declared defensive movement", "A2.GAP.131");
  private static final Bar SPENT = new Bar("WHO has used his movement action", "A2.ACT.04");
  private static final Bar NO_FOE = new Bar("FOE is no enemy on his feet", "A2.FULL.07");
  private static final Bar NOT_CARRIED = new Bar("WHO carries no such weapon", "A2.MOVE.15");
  private static final Bar AHEAD = new Bar("WHO faces FOE already", "A2.MOVE.23");
  private static final Bar ON_FEET = new Bar("WHO is on his feet", "A2.MOVE.27");
  private static final Bar ENGAGED = new Bar("WHO is engaged by HOLDER", "A2.ENGAGE.14");
  private static final Bar NO_DELAY = new Bar("WHO cannot wait that long", "A2.INIT.07");
  private static final Bar HAS_ACTED = new Bar("FOE does not act after WHO", "A2.INIT.10");

  private final Fight fight;

  Allowance(Fight fight) {
    this.fight = fight;
  }

  /** Null if the action is legal as the first of a segment, or as the second. */
  @Nullable Bar bars(Combatant who, Action action, boolean first) {
    if (!first) {
      return barsSecond(who, action);
    }
    return switch (action) {
      case Action.DelayTo(int count) ->
          count < fight.initiative.count() && count >= fight.initiative.floor(who)
              ? null
              : NO_DELAY;
      case Action.DelayAfter(Combatant awaited) -> barsWaiting(who, awaited);
      default -> {
        Bar bound = barsUndeclared(who, action);
        yield bound != null ? bound : barsFirst(who, action);
      }
    };
  }

  private @Nullable Bar barsWaiting(Combatant who, Combatant awaited) {
    if (fight.initiative.floor(who) >= fight.initiative.count()) {
      return NO_DELAY;
    }
    return who != awaited && fight.initiative.isToCome(awaited) ? null : HAS_ACTED;
  }

  /** A spell may be given up with the whole segment; a movement declared must be made. */
  @Nullable Bar barsUndeclared(Combatant who, Action action) {
    if (fight.stance(who).spell() != null) {
      return action instanceof Action.Cast || action == Plain.DONE ? null : SPELL;
    }
    if (action instanceof Action.Withdraw || action instanceof Action.Retreat) {
      return null;
    }
    return fight.defensiveMovement.binds(who) ? BOUND : null;
  }

  private @Nullable Bar barsFirst(Combatant who, Action action) {
    return switch (action) {
      case Action.Charge(Combatant foe) ->
          who.isEnemyOf(foe) && foe.isStanding() ? fight.charge.bars(who, foe) : NO_FOE;
      case Action.Run(Spot to) -> fight.movement.barsRun(who, to);
      case Action.Retreat(Spot to) -> fight.defensiveMovement.barsRetreat(who, to);
      case Action.Withdraw(Spot to) -> fight.defensiveMovement.barsWithdrawal(who, to);
      case Action.Cast(Spell spell, Combatant target) -> fight.casting.bars(who, spell, target);
      case Plain plain when plain == Plain.STAND_UP ->
          !who.is(PRONE) ? ON_FEET : fight.engagement.isEngaged(who) ? ENGAGED : null;
      default -> barsEither(who, action);
    };
  }

  private @Nullable Bar barsSecond(Combatant who, Action action) {
    return switch (action) {
      case Plain plain when plain == Plain.STAND_UP -> who.is(PRONE) ? null : ON_FEET;
      case Plain _, Action.March _, Action.Face _, Action.Attack _, Action.Shoot _ ->
          barsEither(who, action);
      default -> SPENT;
    };
  }

  private @Nullable Bar barsEither(Combatant who, Action action) {
    return switch (action) {
      case Action.March(Spot to) -> fight.movement.barsMarch(who, to);
      case Action.Face(Combatant toward) ->
          who == toward || fight.field.arc(who, toward) == Arc.FRONT ? AHEAD : null;
      case Action.Attack(Combatant foe, Weapon drawn) ->
          isCarried(who, drawn) ? fight.meleeAttack.bars(who, foe, drawn) : NOT_CARRIED;
      case Action.Shoot(Combatant foe, Weapon drawn) ->
          isCarried(who, drawn) ? fight.missileAttack.bars(who, foe, drawn) : NOT_CARRIED;
      default -> null;
    };
  }

  private boolean isCarried(Combatant who, @Nullable Weapon drawn) {
    return drawn == null || fight.wielding.others(who).contains(drawn);
  }
}
