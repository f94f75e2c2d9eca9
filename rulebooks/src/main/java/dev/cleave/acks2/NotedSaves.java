package dev.cleave.acks2;

import dev.cleave.acks.attack.SavingThrow;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.tally.Tally;

/** The save against a maneuver is the save against its critical hit too. A2O.GAP.18 */
final class NotedSaves extends SavingThrow {

  private final OptionalRules fight;

  NotedSaves(OptionalRules fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  public boolean made(Combatant who, String against, Tally tally) {
    boolean made = super.made(who, against, tally);
    fight.criticals().noteSave(who, made);
    return made;
  }
}
