package dev.cleave.weaponskill.attack;

import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Length;
import org.jspecify.annotations.Nullable;

/** Answers to an attack: counterattack, full defence, a blow at the wrestler, a riposte. */
public final class Responses {

  private final Exchange fight;

  Responses(Exchange fight) {
    this.fight = fight;
  }

  /**
   * The target's answer to a blow. WS.ATK.06
   *
   * @return whether a counterattack was open and kept for a riposte
   */
  boolean toMelee(Fighter attacker, Fighter target) {
    if (target.acted || !target.canAct()) {
      return false;
    }
    var question = new ResponseQuestion(fight, target, attacker, ResponseQuestion.Cause.BLOW);
    if (!question.isOpen()) {
      return false;
    }
    boolean mayCounter = whyNoCounter(target, attacker) == null;
    Response answer = fight.table.ask(question);
    give(target, attacker, ResponseQuestion.Cause.BLOW, answer);
    return answer == Response.Plain.STAND && mayCounter && fight.numbers.riposte;
  }

  /** Against a shot there is only full defence. WS.GAP.30 */
  void toShot(Fighter attacker, Fighter target) {
    if (target.acted || !target.canAct()) {
      return;
    }
    var question = new ResponseQuestion(fight, target, attacker, ResponseQuestion.Cause.SHOT);
    if (question.isOpen()) {
      give(target, attacker, ResponseQuestion.Cause.SHOT, fight.table.ask(question));
    }
  }

  /** Does it, if he still can: the Judge may have acted meanwhile. */
  void give(Fighter fighter, Fighter aggressor, ResponseQuestion.Cause cause, Response response) {
    switch (response) {
      case Response.Blow _ -> {
        switch (cause) {
          case BLOW -> counter(fighter, aggressor);
          case GRIP -> strikeFirst(fighter, aggressor);
          case SHOT -> throw new IllegalStateException("a shot is answered by no blow");
        }
      }
      case Response.Plain plain -> {
        switch (plain) {
          case FULL_DEFENCE -> {
            if (whyNoDefence(fighter, aggressor) == null) {
              defend(fighter);
            }
          }
          case WRESTLE, STAND -> {}
        }
      }
    }
  }

  /** Why this fighter cannot counterattack that one; null if he can. WS.COUNTER.01-03 */
  @Nullable Refusal whyNoCounter(Fighter fighter, Fighter attacker) {
    if (!fighter.isTrained()) {
      return no(fighter + " is not trained in arms", "WS.COUNTER.01");
    }
    if (fighter.acted) {
      return no(fighter + " has acted already", "WS.COUNTER.02");
    }
    if (!fighter.isArmed()) {
      return no(fighter + " is unarmed", "WS.GAP.21");
    }
    if (fighter.length() < Length.of(attacker, attacker.weapon())) {
      return no(attacker + " has the longer weapon", "WS.COUNTER.03");
    }
    if (isOffGuard(fighter, attacker)) {
      return no(fighter + " is in no state to strike back", "WS.GAP.21");
    }
    if (!fight.reach.has(fighter, attacker)) {
      return no(attacker + " is out of reach", "WS.GAP.21");
    }
    return null;
  }

  private boolean isOffGuard(Fighter fighter, Fighter attacker) {
    return !fighter.canAct()
        || fight.awareness.isUnaware(fighter, attacker)
        || fighter.is(State.PRONE)
        || fighter.isImmobilized()
        || fighter.casting != null
        || fighter.searchingFor != null
        || fighter.isAiming(fight.battle.round());
  }

  private static Refusal no(String why, String rule) {
    return new Refusal(ResponseQuestion.COUNTERATTACK, why, rule);
  }

  /** Why this fighter cannot go on full defence. WS.DEFENCE.03, WS.GAP.30 */
  public @Nullable Refusal whyNoDefence(Fighter fighter) {
    String what = Response.Plain.FULL_DEFENCE.text();
    if (fighter.acted) {
      return new Refusal(what, fighter + " has acted already", "WS.DEFENCE.03");
    }
    if (!fighter.canAct()
        || fighter.isImmobilized()
        || fighter.suspectsNothing()
        || fighter.searchesExposed) {
      return new Refusal(what, fighter + " cannot defend now", "WS.GAP.30");
    }
    return null;
  }

  /** Nobody guards against what he does not see coming. WS.GAP.30, WS.GAP.40 */
  @Nullable Refusal whyNoDefence(Fighter fighter, Fighter attacker) {
    return fight.awareness.isUnaware(fighter, attacker)
        ? new Refusal(
            Response.Plain.FULL_DEFENCE.text(), fighter + " cannot defend now", "WS.GAP.30")
        : whyNoDefence(fighter);
  }

  /** Gives up all else to be hard to hit until the round ends. WS.DEFENCE.01 */
  public void defend(Fighter fighter) {
    fighter.acted = true;
    fighter.holding = false;
    fighter.fullDefence = true;
    if (fight.table.listens()) {
      fight.tell(
          Event.of("full defence", fighter.isTrained() ? "WS.DEFENCE.05" : "WS.DEFENCE.04")
              .by(fighter.combatant)
              .says(fighter + " goes on full defence."));
    }
  }

  /** Strikes first, and gives up the defence of the longer weapon. WS.COUNTER.05-08 */
  private void counter(Fighter fighter, Fighter attacker) {
    if (whyNoCounter(fighter, attacker) != null) {
      return;
    }
    fighter.acted = true;
    fighter.holding = false;
    if (fight.table.listens()) {
      fight.tell(
          Event.of("counterattack", "WS.COUNTER.05")
              .by(fighter.combatant)
              .on(attacker.combatant)
              .says(fighter + " counterattacks before the blow lands."));
    }
    fight.melee.blow(fighter, attacker, fighter.weapon(), 1, true);
    fighter.counterattacked = true;
  }

  /** An option: the counterattack declined is taken after the blow. WS.GAP.22 */
  void riposte(Fighter fighter, Fighter attacker) {
    if (whyNoCounter(fighter, attacker) == null && attacker.isStanding()) {
      fighter.acted = true;
      fighter.holding = false;
      if (fight.table.listens()) {
        fight.tell(
            Event.of("riposte", "WS.GAP.22")
                .by(fighter.combatant)
                .on(attacker.combatant)
                .says(fighter + " answers the blow with a riposte."));
      }
      fight.melee.blow(fighter, attacker, fighter.weapon(), 1, false);
    }
  }

  /** Armed and unspent: one blow at whoever reaches for him. WS.WRESTLE.03 */
  boolean mayStrikeGrappler(Fighter fighter, Fighter aggressor) {
    return !fighter.acted
        && fighter.canAct()
        && fighter.isArmed()
        && !fighter.isImmobilized()
        && !fighter.isUnawareOf(aggressor)
        && fighter.casting == null
        && !fighter.searchesExposed;
  }

  public void toGrip(Fighter aggressor, Fighter target) {
    if (!mayStrikeGrappler(target, aggressor)
        || aggressor.is(State.HIDDEN) // WS.R.12
        || !fight.reach.has(target, aggressor)) {
      return;
    }
    var question = new ResponseQuestion(fight, target, aggressor, ResponseQuestion.Cause.GRIP);
    give(target, aggressor, ResponseQuestion.Cause.GRIP, fight.table.ask(question));
  }

  private void strikeFirst(Fighter target, Fighter aggressor) {
    if (mayStrikeGrappler(target, aggressor)) {
      target.acted = true;
      target.holding = false;
      if (fight.table.listens()) {
        fight.tell(
            Event.of("strikes first", "WS.WRESTLE.03")
                .by(target.combatant)
                .on(aggressor.combatant)
                .says(target + " strikes before " + aggressor + " gets a grip."));
      }
      fight.melee.blow(target, aggressor, target.weapon(), 1, true);
    }
  }
}
