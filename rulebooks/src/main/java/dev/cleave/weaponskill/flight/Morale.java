package dev.cleave.weaponskill.flight;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.fray.Losses;

/**
 * The point at which monsters have had enough. Checked at the end of the round in which the first
 * of a side fell, in which half are down, and in which a lone creature is down to half its hit
 * points. Every kind of creature on the side rolls once. WS.GAP.12
 */
public final class Morale {

  static final Reason MORALE = new Reason("morale", "WS.GAP.12");

  private final Fray fight;

  public Morale(Fray fight) {
    this.fight = fight;
  }

  public void check() {
    for (int i = 0; i < fight.battle.sides().size(); i++) {
      Side side = fight.battle.sides().get(i);
      if (fight.battle.standing(side) > 0 && isDue(side)) {
        check(side);
      }
    }
  }

  private boolean isDue(Side side) {
    int gone = fight.strangers.gone(side);
    int lost = fight.battle.members(side) - fight.battle.standing(side) - gone;
    int members = fight.battle.members(side) - fight.strangers.standing(side) - gone;
    int i = side.index();
    Losses tried = fight.course.losses;
    boolean first = lost > 0 && !tried.first[i];
    boolean half = lost * 2 >= members && lost > 0 && !tried.half[i];
    boolean hurt = members == 1 && !tried.halfHurt[i] && isHalfHurt(side);
    tried.first[i] |= first;
    tried.half[i] |= half;
    tried.halfHurt[i] |= hurt;
    return first || half || hurt;
  }

  private boolean isHalfHurt(Side side) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.side() == side
          && fighter.combatant.fate() != Fate.WAITING
          && !fight.isUnknown(fighter)) {
        return fighter.combatant.hitPoints() * 2 <= fighter.combatant.mostHitPoints();
      }
    }
    return false;
  }

  private void check(Side side) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.side() == side && isFirstOfKind(fighter) && !passes(fighter)) {
        rout(fighter);
      }
    }
  }

  /**
   * Characters decide for themselves; of the rest one rolls for all of a kind, and nobody unknown
   * for others.
   */
  private boolean isFirstOfKind(Fighter fighter) {
    if (!mayBreak(fighter)) {
      return false;
    }
    for (Fighter other : fight.fighters) {
      if (fight.comesBefore(other, fighter) && isAlike(other, fighter) && mayBreak(other)) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayBreak(Fighter fighter) {
    return fighter.isStanding()
        && !fighter.combatant.sheet().isCharacter()
        && !fighter.is(State.FLEEING);
  }

  private static boolean isAlike(Fighter one, Fighter other) {
    return one.combatant.side() == other.combatant.side()
        && one.combatant.sheet().id().equals(other.combatant.sheet().id());
  }

  /** Two dice; above the score is a failure. WS.GAP.12 */
  boolean passes(Fighter fighter) {
    int roll = fight.table.roll(fight.numbers.morale, MORALE, fighter.combatant);
    boolean holds = roll <= fighter.skills.morale();
    if (fight.table.listens()) {
      fight.tell(
          Event.of("morale", "WS.GAP.12")
              .by(fighter.combatant)
              .fact("score", fighter.skills.morale())
              .fact("roll", roll)
              .fact("holds", holds)
              .heldAgainst(new Event.Bar(fighter.skills.morale(), false, holds))
              .says(
                  "Morale of "
                      + fighter
                      + ": "
                      + roll
                      + " against "
                      + fighter.skills.morale()
                      + (holds ? ": stands." : ": breaks.")));
    }
    return holds;
  }

  private void rout(Fighter leader) {
    for (Fighter fighter : fight.fighters) {
      if (isAlike(fighter, leader) && mayBreak(fighter)) {
        fighter.combatant.gain(State.FLEEING);
      }
    }
  }
}
