package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.fray.Ward;
import dev.cleave.thac0.turn.Action.Act;
import dev.cleave.thac0.turn.Action.Verb;
import java.util.List;

/** What may be done in place of the declared action, or besides it. */
final class ErrandPage extends MenuPage {

  ErrandPage(
      Turns fight,
      Fighter fighter,
      Left left,
      Plan plan,
      List<Action> all,
      List<Refusal> refusals) {
    super(fight, fighter, left, plan, all, refusals);
  }

  void late() {
    late(Deed.SAP, "sap", "a sap is declared before the dice", "TH.SAP.03");
    late(Deed.DISARM, "disarm", "a disarm is declared before the dice", "TH.DISARM.10");
    late(Deed.PUNCH, "punch", "a punch is declared before the dice", "TH.PUNCH.06");
    late(Deed.CALL, "strike at", "a shot is called before the dice", "TH.CALL.04");
    late(Deed.CAST, "cast at", "a spell is declared before the dice", "TH.SEQ.13");
    late(Deed.CHARGE, "charge", "a charge is declared before the dice", "TH.SEQ.16");
    late(Deed.SHOOT, "shoot", "another weapon was declared", "TH.SEQ.12");
    late(Deed.USE, "use on", "an item is declared before the dice", "TH.SEQ.15");
    late(Deed.RUN, "run", "running is declared before the dice", "TH.SEQ.16");
    late(Deed.WITHDRAW, "withdraw", "a withdrawal is declared before the dice", "TH.SEQ.16");
    late(Deed.TURN, "turn undead", "it was not declared", "TH.C.TURN.01");
    if (plan.is(Deed.CHARGE)) {
      String words = "no charge leads to him, or he is too far from the line";
      refusals.add(new Refusal("charge", words, "TH.C.MOVE.14"));
    }
    if (plan.is(Deed.WITHDRAW)) {
      String words = "one withdraws a third of his way, and away from whoever threatens";
      refusals.add(new Refusal("withdraw", words, "TH.C.MOVE.15"));
    }
  }

  private void late(Deed deed, String what, String why, String rule) {
    if (!plan.is(deed)) {
      refusals.add(new Refusal(what, why, rule));
    }
  }

  /** Things anybody may do in place of what he declared, or besides. */
  void errands() {
    if (fighter.trappedBy >= 0) {
      all.add(Act.of(Verb.FREE_WEAPON));
    }
    if (fighter.traps >= 0
        && fight.trap.whyNoBreak(fight.fighters[fighter.traps].weapon()) == null) {
      all.add(Act.of(Verb.BREAK_WEAPON));
    } else if (fighter.traps >= 0) {
      refusals.add(new Refusal("break the weapon", "it does not break", "TH.C.TRAP.08"));
    }
    if (fighter.traps >= 0) {
      all.add(Act.of(Verb.LOCK));
    }
    if (fighter.is(State.ENTANGLED)) {
      all.add(Act.of(Verb.UNTANGLE));
      cut();
    }
    saddle();
    if (plan.is(Deed.OTHER)) {
      all.add(Act.of(Verb.OTHER));
      dress();
      if (fighter.is(State.BURNING)) {
        all.add(Act.of(Verb.SMOTHER));
      }
      care();
      for (Weapon weapon : fighter.dropped) {
        all.add(Act.with(Verb.PICK_UP, weapon));
      }
    }
    stances();
    wards();
    shout();
  }

  /** A word of warning costs nothing, but for those who cannot speak. TH.ROUND.12, TH.SEQ.08 */
  private void shout() {
    if (fighter.is(State.SILENCED)) {
      refusals.add(new Refusal("shout", fighter + " cannot speak", "TH.SEQ.08"));
    } else {
      all.add(Act.of(Verb.SHOUT));
    }
  }

  /** A small edge gets through the meshes. TH.C.SPWM.06 */
  private void cut() {
    Weapon weapon = fighter.weapon();
    if (weapon.has("blade") && weapon.size().rank() <= Size.SMALL.rank()) {
      all.add(Act.of(Verb.CUT));
    }
  }

  /** TH.C.MOVE.22 */
  private void saddle() {
    if (fighter.sheet().mount() != null
        && !fighter.plight.mountSlain
        && fighter.feet == 0
        && fighter.stance() != Stance.PRONE
        && fight.allowance.half(fighter) > 0) {
      all.add(Act.of(fighter.is(State.AFOOT) ? Verb.MOUNT : Verb.ALIGHT));
    }
  }

  /** TH.C.ARM.07 */
  private void dress() {
    var dressing = new Dressing(fight);
    if (!dressing.may(fighter)) {
      return;
    }
    if (!fighter.is(State.UNARMOURED)) {
      all.add(Act.of(Verb.DOFF));
    } else if (dressing.whyNot(fighter) == null) {
      all.add(Act.of(Verb.DON));
    } else {
      refusals.add(
          new Refusal(Verb.DON.words(), String.valueOf(dressing.whyNot(fighter)), "TH.C.ARM.07"));
    }
  }

  private void care() {
    for (Fighter other : fight.fighters) {
      if (!fight.field().within(fighter.combatant, other.combatant, 5)) {
        continue;
      }
      if (other.combatant.isPresent() && !other.isEnemyOf(fighter)) {
        if (other.realHitPoints() <= 0 && !other.bound || fight.body.bleeding(other) > 0) {
          all.add(Act.on(Verb.BIND, other.combatant));
        }
        if (fight.healer.mayTreat(fighter, other)) {
          all.add(Act.on(Verb.TREAT, other.combatant));
        }
        if (!other.doses.isEmpty() && fighter.sheet().has("healer")) {
          all.add(Act.on(Verb.TEND, other.combatant));
        }
      } else if (other.is(State.PINNED) && other.isEnemyOf(fighter)) {
        all.add(Act.on(Verb.TIE, other.combatant));
      }
    }
  }

  private void stances() {
    Stance stance = fighter.stance();
    if (!fighter.isMounted() && !fight.isAloft(fighter)) {
      if (Stance.KNEELING.isBelow(stance)) {
        all.add(Act.of(Verb.KNEEL));
        all.add(Act.of(Verb.SIT));
      }
      if (Stance.PRONE.isBelow(stance)) {
        all.add(Act.of(Verb.LIE));
      }
      if (stance != Stance.STANDING && !fighter.rose && !fight.body.isLame(fighter)) {
        all.add(Act.of(Verb.RISE));
      }
    }
    if (fight.hasSquare(fighter)) {
      for (Facing facing : Facing.values()) {
        if (facing != fight.field().facing(fighter.combatant)) {
          all.add(Act.word(Verb.FACE, facing.name()));
        }
      }
    }
  }

  /** One attack less for each that is kept back. TH.BLOCK.11 */
  private void wards() {
    Weapon weapon = fighter.weapon();
    int attacks =
        plan.is(Deed.SHOOT)
            ? fight.rate.shots(fighter, weapon, false)
            : Math.max(1, fight.rate.attacks(fighter, weapon));
    boolean can =
        (plan.is(Deed.ATTACK) || plan.is(Deed.SHOOT))
            && !weapon.isUnarmed()
            && fighter.wards.size() < attacks;
    if (can && !weapon.has("rope")) {
      all.add(Act.of(Verb.BLOCK));
    } else if (weapon.has("rope")) {
      refusals.add(new Refusal("keep a block", weapon.name() + " cannot block", "TH.BLOCK.03"));
    }
    if (can && !weapon.natural()) {
      if (weapon.melee()) {
        all.add(Act.of(Verb.KEEP_DISARM));
      }
      if (weapon.melee() && fight.trap.whyNot(fighter, weapon) == null) {
        all.add(Act.of(Verb.KEEP_TRAP));
      }
    }
    if (!weapon.melee()) {
      refusals.add(
          new Refusal("keep a disarm", weapon.name() + " is no melee weapon", "TH.DISARM.12"));
    }
    for (Ward ward : fighter.wards) {
      refusals.add(new Refusal("keep a " + ward.kind().verb(), "no attack is left", "TH.MAN.04"));
    }
  }

  /**
   * Abandon, hold, change or flee, said at once. TH.RESOLVE.02, TH.RESOLVE.03
   *
   * @param changes whether all is listed that he could change to
   */
  void whenCalled(boolean changes) {
    if (fighter.feet == 0 && plan.is(Deed.CAST) && fighter.castingEnds == 0) {
      if (changes) {
        changes(); // he gives it up and keeps it: TH.C.CAST.06
      }
    } else if (fighter.feet == 0 && !plan.is(Deed.CAST) && !fighter.is(State.PINNED)) {
      boolean gait = plan.deed().isGait() && !plan.is(Deed.MOVE) || plan.is(Deed.STAND);
      if (!gait && !plan.deed().isOnlyDeclared()) {
        all.add(Act.of(Verb.HOLD));
      } else if (gait && !plan.is(Deed.STAND) && !plan.is(Deed.WITHDRAW) || plan.is(Deed.CHARGE)) {
        refusals.add(new Refusal("hold", "put off it would be lost", "TH.C.HOLD.04"));
      } else {
        refusals.add(new Refusal("hold", "that cannot be held back", "TH.C.HOLD.06"));
      }
      if (changes) {
        changes();
      }
    }
    Act flee = Act.of(Verb.FLEE);
    if (!all.contains(flee) && fight.allowance.full(fighter) > 0) {
      all.add(flee); // TH.C.CHANGE.05
    }
  }

  private void changes() {
    for (Plan other : new Plans(fight, fighter).all()) {
      if (!other.deed().isOnlyDeclared()
          && !other.rising()
          && !other.is(Deed.HOLD)
          && !other.is(Deed.FLEE)
          && !other.equals(plan)) {
        all.add(Act.plan(other));
      }
    }
  }
}
