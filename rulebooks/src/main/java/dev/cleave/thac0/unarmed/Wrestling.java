package dev.cleave.thac0.unarmed;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.book.UnarmedNumbers;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.Checks;
import dev.cleave.thac0.space.Reach;
import org.jspecify.annotations.Nullable;

/** Grasping and holding. TH.WRESTLE.01, TH.C.WRES.01 */
public final class Wrestling {

  private static final Reason DAMAGE = new Reason("damage", "TH.C.WRES.07");

  private final UnarmedRoom fight;
  private final UnarmedNumbers figures;

  Wrestling(UnarmedRoom fight) {
    this.fight = fight;
    this.figures = fight.numbers.unarmed;
  }

  /** Why he cannot lay hands on somebody; null if he can. TH.C.WRES.01 */
  public @Nullable Refusal whyNot(Fighter fighter, Fighter target) {
    String what = "wrestle " + target;
    if (freeHands(fighter) == 0) {
      return new Refusal(what, fighter + " has no hand free", "TH.C.WRES.01");
    }
    if (target.size().rank() - fighter.size().rank() > figures.wrestleSizes) {
      return new Refusal(what, target + " is too large", "TH.C.WRES.01");
    }
    if (target.sheet().kind().equals("ooze")
        || target.sheet().has("gaseous")
        || target.sheet().has("incorporeal")) {
      return new Refusal(what, target + " has no body to hold", "TH.C.WRES.01");
    }
    return null;
  }

  /** Hands that hold neither weapon nor shield. */
  public int freeHands(Fighter fighter) {
    if (Reach.hands(fighter, fighter.weapon()) == 2 && !fighter.weapon().natural()) {
      return 0;
    }
    int hands = 2;
    hands -= fighter.weapon().isUnarmed() || fighter.weapon().natural() ? 0 : 1;
    hands -= fighter.combatant.bearsShield() || !fighter.combatant.offHand().isUnarmed() ? 1 : 0;
    return hands;
  }

  /** The throw, then the contest; a critical hit pins at once. TH.C.WRES.02, .03, .11 */
  public void seize(Fighter fighter, Fighter target) {
    fight.field().face(fighter.combatant, target.combatant);
    Strike.Result result =
        fight.strike.attempt(fighter, target, fight.pummelling.blow(fighter, Trick.WRESTLE));
    if (!result.hits()) {
      return;
    }
    fighter.plight.seized = target.index();
    fighter.plight.seizedIn = fight.round();
    if (result == Strike.Result.CRITICAL) {
      hold(fighter, target, "TH.C.WRES.11");
      pin(fighter, target);
      return;
    }
    Checks.Contest contest =
        fight.checks.strength(
            fighter, score(fighter, target), target, target.prowess.strength(), "TH.C.WRES.03");
    if (contest == Checks.Contest.WON) {
      hold(fighter, target, "TH.C.WRES.03");
    }
  }

  private int score(Fighter fighter, Fighter target) {
    int score = fighter.prowess.strength();
    score += (fighter.size().rank() - target.size().rank()) * figures.wrestleSize;
    score += freeHands(fighter) < 2 ? figures.wrestleOneHand : 0;
    boolean behind = fight.awareness.arc(target, fighter) == Arc.REAR;
    return score + (behind ? figures.wrestleRear : 0) + help(fighter, target);
  }

  /** For each of the others who has laid hands on him this round. TH.C.WRES.03 */
  private int help(Fighter fighter, Fighter target) {
    int help = 0;
    for (Fighter other : fight.fighters) {
      if (other != fighter
          && other.plight.seized == target.index()
          && other.plight.seizedIn == fight.round()
          && other.canAct()) {
        help += figures.wrestleHelper;
      }
    }
    return Math.min(help, figures.wrestleHelpersMost);
  }

  void hold(Fighter fighter, Fighter target, String rule) {
    fighter.plight.keptIn = fight.round();
    fighter.holds = target.index();
    target.heldBy = fighter.index();
    target.spoiled = true; // TH.CALL.06
    fight.states.interrupt(target, "is held");
    if (fight.listens()) {
      fight.tell(
          Event.of("holds fast", rule)
              .by(fighter.combatant)
              .on(target.combatant)
              .says(fighter + " holds " + target + "."));
    }
  }

  /** Keeping it up takes another contest; who wins it may do more. TH.C.WRES.06 */
  public boolean maintain(Fighter fighter, Fighter target) {
    fighter.struckThisRound = true; // TH.C.FAT.01
    together(fighter);
    int score = score(fighter, target) + figures.wrestleMaintain;
    Checks.Contest contest =
        fight.checks.strength(fighter, score, target, target.prowess.strength(), "TH.C.WRES.06");
    if (contest == Checks.Contest.LOST) {
      free(target, "TH.C.WRES.06");
      return false;
    }
    return contest == Checks.Contest.WON;
  }

  /** One check for all who hold him and mean to go on with it. TH.C.OVER.03 */
  private void together(Fighter fighter) {
    for (Fighter other : fight.fighters) {
      boolean joins =
          !other.acted
              && other.canAct()
              && (other.declared(Deed.WRESTLE) || other.declared(Deed.OVERBEAR));
      if (other == fighter || other.holds == fighter.holds && joins) {
        other.plight.keptIn = fight.round();
        other.acted = true;
      }
    }
  }

  /** He has hold of him as well. TH.C.OVER.03 */
  void join(Fighter helper, Fighter target) {
    helper.plight.keptIn = fight.round();
    helper.holds = target.index();
  }

  /** One of those who hold him lets go: the others hold on. TH.C.WRES.06, TH.C.OVER.03 */
  public void letGo(Fighter holder, String rule) {
    Fighter target = fight.fighters[holder.holds];
    if (!fight.states.isHeldByOthers(holder)) {
      free(target, rule);
      return;
    }
    fight.states.loosen(holder);
  }

  /** Out of the hold. TH.C.WRES.06, TH.C.WRES.09 */
  public void free(Fighter target, String rule) {
    if (target.heldBy >= 0) {
      Fighter holder = fight.fighters[target.heldBy];
      for (Fighter other : fight.fighters) {
        other.holds = other.holds == target.index() ? -1 : other.holds;
      }
      target.heldBy = -1;
      fight.states.lose(target, State.PINNED);
      if (fight.listens()) {
        fight.tell(
            Event.of("free", rule)
                .by(target.combatant)
                .on(holder.combatant)
                .says(target + " is free of " + holder + "."));
      }
    }
  }

  /** TH.C.WRES.07 */
  public void squeeze(Fighter fighter, Fighter target) {
    hurt(fighter, target, figures.squeeze, fighter.prowess.damageBonus());
  }

  /** To the ground, and the hold is over. */
  public void fling(Fighter fighter, Fighter target) {
    free(target, "TH.C.WRES.07");
    fight.injuries.knockDown(target);
    hurt(fighter, target, figures.throwDamage, 0);
  }

  private void hurt(Fighter fighter, Fighter target, Dice dice, int more) {
    int amount = Math.max(1, fight.table.roll(dice, DAMAGE, fighter.combatant) + more);
    fight.damage.bruise(fighter, target, amount);
  }

  /** Prone and able to do nothing but struggle. TH.C.WRES.08 */
  public void pin(Fighter fighter, Fighter target) {
    fight.injuries.knockDown(target);
    target.combatant.gain(State.PINNED);
    if (fight.listens()) {
      fight.tell(
          Event.of("pins", "TH.C.WRES.08")
              .by(fighter.combatant)
              .on(target.combatant)
              .says(fighter + " pins " + target + "."));
    }
  }

  /** By strength or by wriggling. TH.C.WRES.09, TH.C.WRES.10 */
  public void breakFree(Fighter target, boolean byStrength) {
    if (target.heldBy < 0) {
      return;
    }
    Fighter holder = fight.fighters[target.heldBy];
    int score = byStrength ? target.prowess.strength() : target.prowess.dexterity();
    int larger = (target.size().rank() - holder.size().rank()) * figures.wrestleSize;
    score += Math.max(0, larger);
    score += target.is(State.PINNED) ? figures.breakFreePinned : 0;
    int against = holder.prowess.strength() + Math.max(0, -larger); // for the larger of the two
    Checks.Contest contest =
        fight.checks.oppose(
            target,
            byStrength ? "strength" : "dexterity",
            score,
            holder,
            "strength",
            against,
            "TH.C.WRES.09");
    boolean limp = fight.checks.unresisted();
    if (contest == Checks.Contest.WON) {
      free(target, "TH.C.WRES.09");
      boolean turns =
          byStrength
              && limp
              && target.canAct()
              && whyNot(target, holder) == null
              && fight.table.ask(new ReversalQuestion(fight.battle, target, holder)).yes();
      if (turns) {
        hold(target, holder, "TH.C.WRES.10");
      }
    }
  }

  /** In the end-of-round step: out of reach, or not kept up, a hold is over. .06, .12 */
  public void lapse() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.holds >= 0 && fighter.plight.keptIn < fight.round()) {
        letGo(fighter, "TH.C.WRES.06");
      }
      if (fighter.holds >= 0
          && (fighter.isUnable()
              || !fight
                  .field()
                  .within(
                      fighter.combatant, fight.fighters[fighter.holds].combatant, Field.BESIDE))) {
        letGo(fighter, "TH.C.WRES.12");
      }
    }
  }

  /** Along with him, if he can lift him. TH.C.WRES.07 */
  public @Nullable Refusal whyNoDrag(Fighter fighter, Fighter target) {
    int weight = target.sheet().number("weight", fight.numbers.weight.at(target.size().rank()));
    return weight > fighter.prowess.maxPress()
        ? new Refusal("drag", target + " is too heavy", "TH.C.WRES.07")
        : null;
  }
}
