package dev.cleave.thac0.turn;

import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import java.util.List;

/** One part of what somebody is offered on his count. */
abstract class MenuPage {

  final Turns fight;
  final Fighter fighter;
  final Left left;
  final Plan plan;
  final Deeds deeds;
  final List<Action> all;
  final List<Refusal> refusals;

  MenuPage(
      Turns fight,
      Fighter fighter,
      Left left,
      Plan plan,
      List<Action> all,
      List<Refusal> refusals) {
    this.fight = fight;
    this.fighter = fighter;
    this.left = left;
    this.plan = plan;
    this.deeds = fight.deeds;
    this.all = all;
    this.refusals = refusals;
  }

  boolean isTarget(Fighter foe) {
    return foe.combatant.isPresent() && foe.isEnemyOf(fighter) && !foe.is(State.HIDDEN);
  }
}
