package dev.cleave.acks2;

import static dev.cleave.acks.book.State.SURPRISED;

import dev.cleave.acks.round.Initiative;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;

/**
 * One die for each encounter group of monsters, whose members act one after another on its number;
 * adventurers roll one by one. A2O.GROUP.01-05
 */
class GroupInitiative extends Initiative {

  final OptionalRules fight;

  GroupInitiative(OptionalRules fight) {
    super(fight);
    this.fight = fight;
  }

  /** The stunned have a number, though they can do nothing on it. A2O.GAP.16 */
  @Override
  public void roll() {
    if (!fight.options.criticalHits) {
      super.roll();
      return;
    }
    for (Fighter fighter : fight.fighters) {
      if (fight.ours.wear(fighter.who).stunned) {
        fighter.who.lose(SURPRISED);
      }
    }
    super.roll();
    for (Fighter fighter : fight.fighters) {
      if (fight.ours.wear(fighter.who).stunned) {
        fighter.who.gain(SURPRISED);
      }
    }
  }

  @Override
  protected void number(Fighter fighter) {
    if (!fight.options.encounterGroups
        || fighter.who.sheet().isCharacter()
        || fight.crewing().post(fighter.who) != null) {
      super.number(fighter);
      return;
    }
    int die = die(fighter.who);
    int worst = worst(fighter);
    for (Fighter member : fight.fighters) {
      if (isMember(member, fighter)) {
        take(member, die, worst);
      }
    }
  }

  /** Two alone with each other act together. A2O.MIX.25 */
  @Override
  protected boolean tiesAreBroken() {
    return !fight.isDuel();
  }

  /** Somebody else acts at the moment of whom was called. */
  void actsToo(Combatant other) {}

  /** Their common modifier, or the worst of them. A2O.GAP.20 */
  private int worst(Fighter of) {
    int worst = modifier(of);
    for (Fighter member : fight.fighters) {
      if (isMember(member, of)) {
        worst = Math.min(worst, modifier(member));
      }
    }
    return worst;
  }

  private boolean isMember(Fighter member, Fighter of) {
    return fight.ours.groups[member.who.index()] == fight.ours.groups[of.who.index()]
        && fight.crewing().post(member.who) == null
        && fight.initiativeIsDue(member.who);
  }
}
