package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import java.util.List;

/** Getting up and going: what may be declared of it. TH.SEQ.16 */
final class FootPlans {

  private final Turns fight;
  private final Fighter fighter;
  private final List<Plan> plans;
  private final List<Refusal> refusals;

  FootPlans(Turns fight, Fighter fighter, List<Plan> plans, List<Refusal> refusals) {
    this.fight = fight;
    this.fighter = fighter;
    this.plans = plans;
    this.refusals = refusals;
  }

  /** Whatever else he does, he may get up a step first; or all the way, and nothing else. */
  void rising() {
    Stance stance = fighter.stance();
    if (stance == Stance.STANDING || fight.body.isLame(fighter) && stance == Stance.KNEELING) {
      return;
    }
    for (Weapon weapon : fighter.combatant.weapons()) {
      if (weapon.melee()) {
        plans.add(Plan.with(Deed.ATTACK, weapon).rising(true));
      } else if (weapon.range() != null) {
        plans.add(Plan.with(Deed.SHOOT, weapon).rising(true));
      }
    }
    if (fighter.weapon().natural() || fighter.weapon().isUnarmed()) {
      plans.add(Plan.with(Deed.ATTACK, fighter.weapon()).rising(true));
    }
    plans.add(Plan.of(Deed.MOVE).rising(true));
    if (stance == Stance.PRONE && !fight.body.isLame(fighter)) {
      plans.add(Plan.of(Deed.STAND));
    }
  }

  void gaits() {
    if (fight.allowance.full(fighter) == 0) {
      refusals.add(new Refusal("move", fighter + " cannot go anywhere", "TH.C.MOVE.01"));
      return;
    }
    plans.add(Plan.of(Deed.MOVE));
    plans.add(Plan.of(Deed.FLEE));
    if (fighter.is(State.FEEBLE)) {
      return;
    }
    plans.add(Plan.of(Deed.WITHDRAW));
    if (fighter.stance() == Stance.STANDING
        && !fight.body.denies(fighter, "run")
        && !fighter.plight.winded
        && fighter.fatigue < 2) {
      plans.add(Plan.of(Deed.RUN));
      if (!fight.body.denies(fighter, "sprint") && fighter.fatigue < 1) {
        plans.add(Plan.of(Deed.SPRINT));
      }
    }
  }
}
