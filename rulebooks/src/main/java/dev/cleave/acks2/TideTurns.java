package dev.cleave.acks2;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;

/** Everybody, when a player character has fallen or is gone. A2O.HYBRID.02, A2O.GAP.23 */
record TideTurns(OptionalRules fight) implements Reroll {

  @Override
  public void open() {
    for (Fighter fighter : fight.fighters) {
      fight.ours.tideTurned |= fight.ours.stood[fighter.who.index()] && !fighter.who.isStanding();
    }
  }

  @Override
  public boolean isDue(Fighter fighter) {
    return fight.ours.tideTurned;
  }

  @Override
  public void close() {
    fight.ours.tideTurned = false;
    for (Fighter fighter : fight.fighters) {
      fight.ours.stood[fighter.who.index()] = isHero(fighter.who) && fighter.who.isStanding();
    }
  }

  /** One who falls and is up again by the next round has fallen all the same. */
  void hurt(Combatant target) {
    fight.ours.tideTurned |= isHero(target) && !target.isStanding();
  }

  /** Those whom players play. */
  private static boolean isHero(Combatant who) {
    return who.sheet().isCharacter() && !who.side().isJudges();
  }
}
