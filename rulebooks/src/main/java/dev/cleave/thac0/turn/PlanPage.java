package dev.cleave.thac0.turn;

import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import java.util.List;

/** One part of what somebody may declare. */
abstract class PlanPage {

  final Turns fight;
  final Fighter fighter;
  final List<Plan> plans;
  final List<Refusal> refusals;

  PlanPage(Turns fight, Fighter fighter, List<Plan> plans, List<Refusal> refusals) {
    this.fight = fight;
    this.fighter = fighter;
    this.plans = plans;
    this.refusals = refusals;
  }
}
