package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.turn.Action.Act;
import dev.cleave.thac0.turn.Action.Assail;
import dev.cleave.thac0.turn.Action.Verb;
import java.util.ArrayList;
import java.util.List;

/** Everything somebody can do on his count with what he declared, and what he cannot. */
final class Menu {

  private final Turns fight;
  private final Fighter fighter;
  private final Left left;
  private final Plan plan;
  private final Deeds deeds;
  private final AttackPage assaults;
  private final ErrandPage errands;
  private final List<Action> all = new ArrayList<>();
  private final List<Refusal> refusals = new ArrayList<>();

  Menu(Turns fight, Fighter fighter, Left left) {
    this.fight = fight;
    this.fighter = fighter;
    this.left = left;
    this.plan = fighter.plan == null ? Plan.with(Deed.ATTACK, fighter.weapon()) : fighter.plan;
    this.deeds = fight.deeds;
    this.assaults = new AttackPage(fight, fighter, left, plan, all, refusals);
    this.errands = new ErrandPage(fight, fighter, left, plan, all, refusals);
  }

  /**
   * @param places whether all the places are listed that he could go to: there may be hundreds
   */
  List<Action> actions(boolean places) {
    return actions(places, true);
  }

  /** What he can do without changing his mind, which takes much more to draw up. */
  List<Action> asDeclared() {
    return actions(false, false);
  }

  private List<Action> actions(boolean places, boolean changes) {
    if (fighter.isHeld()) {
      held();
    } else if (fighter.holds >= 0) {
      holding(places);
    } else if (fighter.catches >= 0) {
      catching(places);
    } else {
      if (fighter.isCaught()) {
        caught();
      }
      planned(places);
    }
    if (left == Left.ALL) {
      errands.whenCalled(changes);
    }
    all.add(Act.of(Verb.WAIT));
    return all;
  }

  List<Refusal> refusals() {
    actions(false);
    if (left == Left.ALL) {
      for (Deed deed : Deed.values()) {
        if (deed.isOnlyDeclared() && !plan.is(deed)) {
          refusals.add(
              new Refusal(
                  "change to " + deed.verb(), "it must be declared beforehand", "TH.C.CHANGE.04"));
        }
      }
      errands.late();
    } else if (left == Left.HELD) {
      refusals.add(new Refusal("move", "a move put off is half of one", "TH.C.HOLD.06"));
      refusals.add(new Refusal("hold", "it had to be said at once", "TH.RESOLVE.03"));
    } else {
      refusals.add(new Refusal("move", fighter + " has moved or struck already", "TH.C.MOVE.06"));
      refusals.add(new Refusal("hold", "it had to be said at once", "TH.RESOLVE.03"));
    }
    return refusals;
  }

  private void held() {
    all.add(Act.of(Verb.BREAK_FREE));
    all.add(Act.of(Verb.SLIP_FREE));
    Weapon weapon = fight.blows.weapon(fighter);
    boolean handy = weapon.natural() || weapon.size().rank() <= Size.SMALL.rank();
    if (!fighter.is(State.PINNED) && (plan.is(Deed.ATTACK) && handy || plan.is(Deed.PUMMEL))) {
      Verb verb = AttackPage.verb(plan.deed());
      for (Fighter foe : fight.fighters) {
        if (isTarget(foe) && deeds.isNear(fighter, foe, verb)) {
          all.add(new Assail(verb, foe.combatant)); // TH.C.WRES.04
        }
      }
    }
    if (!fighter.is(State.PINNED) && plan.is(Deed.USE)) {
      assaults.uses();
    }
    refusals.add(new Refusal("move", fighter + " is held", "TH.C.WRES.04"));
    refusals.add(new Refusal("attack", fighter + " is held", "TH.C.WRES.04"));
  }

  /** At the end of a lash or a pole. TH.C.SPWM.05, TH.C.SPWM.08 */
  private void caught() {
    all.add(Act.of(Verb.BREAK_FREE));
    if (fight.fighters[fighter.caughtBy].weapon().has("mancatcher")) {
      all.add(Act.of(Verb.WRENCH));
    }
    refusals.add(new Refusal("move", fighter + " is caught", "TH.C.SPWM.08"));
  }

  private void catching(boolean places) {
    Fighter prey = fight.fighters[fighter.catches];
    if (fighter.weapon().has("mancatcher") && plan.is(Deed.ATTACK)) {
      all.add(Act.of(Verb.PULL));
      drags(places);
    } else {
      refusals.add(new Refusal("attack", fighter + " holds " + prey, "TH.C.SPWM.05"));
    }
    if (left == Left.ALL) {
      all.add(Act.of(Verb.LET_GO));
    }
  }

  /** Where he can take somebody along to. TH.C.WRES.07 */
  private void drags(boolean places) {
    int feet = fight.dragging.feet(fighter);
    if (places && feet > 0 && left == Left.ALL) {
      for (Reach reach : fight.field().reaches(fighter.combatant, feet, fight.movement.passage())) {
        all.add(Act.to(Verb.DRAG, reach.spot()));
      }
    }
  }

  private void holding(boolean places) {
    Fighter target = fight.fighters[fighter.holds];
    if (plan.is(Deed.WRESTLE) || plan.is(Deed.OVERBEAR)) {
      all.add(Act.on(Verb.MAINTAIN, target.combatant));
      all.add(Act.on(Verb.SQUEEZE, target.combatant));
      all.add(Act.on(Verb.FLING, target.combatant));
      all.add(Act.on(Verb.PIN, target.combatant));
      Refusal heavy = fight.wrestling.whyNoDrag(fighter, target);
      if (heavy == null) {
        drags(places);
      } else {
        refusals.add(heavy);
      }
    } else if (plan.is(Deed.ATTACK) && deeds.isNear(fighter, target, Verb.ATTACK)) {
      all.add(new Assail(Verb.ATTACK, target.combatant));
    }
    if (left == Left.ALL) {
      all.add(Act.of(Verb.LET_GO));
    }
  }

  private void planned(boolean places) {
    switch (plan.deed()) {
      case HOLD -> {
        if (plan.item() == null) {
          assaults.attacks();
        } else {
          assaults.uses(); // TH.C.HOLD.06
        }
      }
      case ATTACK,
          GUARD,
          CALL,
          SAP,
          DISARM,
          BACKSTAB,
          PUNCH,
          GRAB,
          PUMMEL,
          KICK,
          WRESTLE,
          OVERBEAR,
          TRAMPLE,
          CHARGE,
          RUSH ->
          assaults.attacks();
      case SHOOT -> assaults.shots(Verb.SHOOT);
      case COVER -> assaults.covered();
      case CAST -> assaults.casts();
      case TOUCH -> assaults.touches();
      case USE -> assaults.uses();
      case TURN -> all.add(Act.of(Verb.TURN_UNDEAD));
      case FLEE -> all.add(Act.of(Verb.FLEE));
      case STAND -> all.add(Act.of(Verb.STAND));
      case THROW -> assaults.throwing(places);
      case MANIFEST -> assaults.powers();
      case OTHER, PARRY -> {}
      case WITHDRAW, RUN, SPRINT, MOVE -> {}
    }
    if (left == Left.ALL || left == Left.HELD || left == Left.ABORTED) {
      moves(places);
    }
    if (left == Left.ALL) {
      errands.errands();
    }
  }

  private boolean isTarget(Fighter foe) {
    return foe.combatant.isPresent() && foe.isEnemyOf(fighter) && !foe.is(State.HIDDEN);
  }

  private void moves(boolean places) {
    Verb verb =
        switch (plan.deed()) {
          case WITHDRAW -> Verb.WITHDRAW;
          case RUN -> Verb.RUN;
          case SPRINT -> Verb.SPRINT;
          case CAST, PARRY, STAND, FLEE, GUARD -> null;
          default -> Verb.MOVE;
        };
    if (verb == null || fight.allowance.full(fighter) == 0) {
      return;
    }
    if (verb == Verb.WITHDRAW) {
      all.add(Act.of(Verb.WITHDRAW));
    }
    int feet = feet(verb);
    if (verb == Verb.MOVE) {
      wings();
    }
    if (verb == Verb.MOVE && left == Left.ALL) {
      for (Fighter foe : fight.fighters) {
        if (isTarget(foe) && foe.isStanding() && !fight.reach.has(fighter, foe)) {
          all.add(Act.on(Verb.ADVANCE, foe.combatant));
        }
      }
    }
    if (places && feet > 0) {
      for (Reach reach : fight.field().reaches(fighter.combatant, feet, fight.movement.passage())) {
        boolean fit =
            switch (verb) {
              case SPRINT -> fight.movement.isSprint(fighter, reach.spot(), feet);
              case WITHDRAW -> fight.threat.isAway(fighter, reach.spot());
              default -> true;
            };
        if (fit) {
          all.add(Act.to(verb, reach.spot()));
        }
      }
    }
  }

  /** TH.R.72 */
  private void wings() {
    if (fight.flight.climb(fighter) > 0) {
      all.add(Act.of(Verb.FLY_UP));
      if (fight.isAloft(fighter)) {
        all.add(Act.of(Verb.FLY_DOWN));
      }
    }
  }

  int feet(Verb verb) {
    Deed gait = Turn.gait(verb);
    int most =
        left == Left.ALL ? fight.allowance.onCount(fighter, gait) : fight.allowance.half(fighter);
    return most - fighter.feet;
  }

  /** Where an attack leads: to whom, and over which squares. */
  Lead upTo(Assail assail) {
    Fighter target = fight.fighter(assail.target());
    Route way = null;
    if (assail.kind() == Verb.CHARGE || assail.kind() == Verb.RUSH) {
      way = fight.movement.charge(fighter, target);
    } else if (assail.kind() != Verb.SHOOT
        && assail.kind() != Verb.SPARE
        && assail.kind() != Verb.CAST
        && !deeds.isNear(fighter, target, assail.kind())
        && left != Left.LATER
        && left != Left.THEN) {
      way =
          fight.movement.approach(
              fighter,
              target,
              deeds.reach(fighter, assail.kind()),
              fight.allowance.half(fighter) - fighter.feet);
    }
    return way == null
        ? Lead.at(assail.target())
        : Lead.along(way, fighter.combatant, fight.field())
            .on(assail.target())
            .provoking(fight.movement.strikers(fighter, way, Deed.MOVE));
  }
}
