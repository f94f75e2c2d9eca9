package dev.cleave.thac0;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.HarmNumbers;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.Body;
import dev.cleave.thac0.harm.SavingThrow;
import dev.cleave.thac0.turn.Turns;
import java.util.List;

/** Step 5: what goes on, what ends, fatigue and morale, in that order. TH.END.01, TH.END.02 */
final class Upkeep {

  private static final Reason BURNS = new Reason("fire damage", "TH.END.05");

  private final Turns fight;
  private final Morale morale;

  Upkeep(Turns fight) {
    this.fight = fight;
    this.morale = new Morale(fight);
  }

  void resolve() {
    fight.casting.finish();
    harm();
    fight.regenerating.work();
    fight.states.wearOff();
    fight.trap.wearOff();
    fight.wrestling.lapse();
    dress();
    fight.falling.wake();
    getUp();
    fight.damage.recover();
    settle();
    breathe();
    if (fight.numbers.tires) {
      fatigue();
    }
    if (!fight.battle.isOver()) {
      morale.check();
    }
  }

  /** Fire, blood, poison and death's door. TH.END.05 */
  private void harm() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.is(State.BURNING) && fighter.combatant.isPresent()) {
        if (fighter.burnsUntil == 0) {
          burn(fighter, fight.numbers.missile.burning);
        } else if (fight.round() >= fighter.burnsUntil) {
          fighter.burnsUntil = 0;
          burn(fighter, fight.numbers.missile.oilNextRound); // TH.GREN.18
        }
      }
    }
    fight.damage.bleed();
    fight.poisons.work();
    drown();
    fight.falling.ebb();
  }

  /** Under water one holds his breath, and then saves every round. TH.C.GAP.04 */
  private void drown() {
    for (Fighter fighter : fight.fighters) {
      boolean gasps =
          fighter.is(State.SUBMERGED)
              && fighter.combatant.isPresent()
              && !Body.isLifeless(fighter)
              && !fighter.sheet().has("breathes water");
      fighter.plight.breathless = gasps ? fighter.plight.breathless + 1 : 0;
      int most = fighter.prowess.constitution() / fight.numbers.missile.breathDivisor;
      if (fighter.plight.breathless > most
          && !fight.saves.make(fighter, SavingThrow.DEATH, "TH.C.GAP.04")) {
        fight.falling.die(null, fighter, "TH.C.GAP.04");
      }
    }
  }

  private void burn(Fighter fighter, Dice dice) {
    fight.damage.deal(fighter, fight.table.roll(dice, BURNS, fighter.combatant), "fire");
  }

  /** Who spent the round in getting up stands. TH.STANCE.18, TH.GAP.10 */
  private void getUp() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.declared(Deed.STAND) && fighter.acted && fighter.canAct()) {
        fighter.combatant.lose(State.PRONE);
        fighter.combatant.lose(State.KNEELING);
        fighter.combatant.lose(State.SITTING);
        if (fight.listens()) {
          fight.tell(
              Event.of("stance", "TH.STANCE.18")
                  .by(fighter.combatant)
                  .fact("now", Stance.STANDING.label())
                  .says(fighter + " is on his feet."));
        }
      }
    }
  }

  /** Who was pushed into another's place finds one of his own. TH.END.07 */
  private void settle() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.isPresent()
          && fight.hasSquare(fighter)
          && !fight.movement.hasRoom(fighter)) {
        List<Spot> beside =
            fight.field().beside(fighter.combatant, fighter.combatant, fight.movement.passage());
        if (!beside.isEmpty()) {
          fight.field().place(fighter.combatant, beside.getFirst());
          if (fight.listens()) {
            fight.tell(
                Event.of("placed", "TH.END.07")
                    .on(fighter.combatant)
                    .fact("to", beside.getFirst().text())
                    .says(fighter + " ends up at " + beside.getFirst().text() + "."));
          }
        }
      }
    }
  }

  /** The last buckle is done, or undone. TH.C.ARM.07 */
  private void dress() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.plight.dressed > 0 && fight.round() >= fighter.plight.dressed) {
        fighter.plight.dressed = 0;
        if (fighter.is(State.UNARMOURED)) {
          fight.states.lose(fighter, State.UNARMOURED);
        } else {
          fight.states.gain(fighter, State.UNARMOURED, 0);
        }
      }
    }
  }

  /** A turn of rest takes a level of fatigue, and all exertion. TH.C.FAT.04, TH.C.MOVE.19 */
  private void breathe() {
    for (Fighter fighter : fight.fighters) {
      fighter.plight.rested = cost(fighter) == 0 ? fighter.plight.rested + 1 : 0;
      if (fighter.plight.rested >= fight.numbers.initiative.roundsATurn) {
        fighter.plight.rested = 0;
        fighter.plight.winded = false;
        fighter.ran = 0;
        fighter.plight.exertion = 0;
        if (fighter.fatigue > 0) {
          fighter.fatigue--;
          fighter.keep();
          tellTired(fighter, "TH.C.FAT.04");
        }
      }
    }
  }

  private void tellTired(Fighter fighter, String rule) {
    if (fight.listens()) {
      fight.tell(
          Event.of("tired", rule)
              .by(fighter.combatant)
              .fact("level", fighter.fatigue)
              .says(fighter + (fighter.fatigue > 0 ? " is tired." : " is rested.")));
    }
  }

  /** TH.C.FAT.01, TH.C.FAT.02 */
  private void fatigue() {
    for (Fighter fighter : fight.fighters) {
      if (!fighter.isStanding() || isTireless(fighter)) {
        continue;
      }
      int cost = cost(fighter);
      if (cost == 0) {
        fighter.plight.exertion =
            Math.max(0, fighter.plight.exertion - fight.numbers.harm.exertionRest);
        continue;
      }
      fighter.plight.exertion += cost;
      int above = fighter.plight.exertion - fighter.prowess.constitution();
      if (above > 0
          && !fight.checks.make(
              fighter,
              "constitution",
              fighter.prowess.constitution() + (above - 1) * fight.numbers.harm.fatigueCheck,
              "TH.C.FAT.02")) {
        fighter.fatigue = Math.min(3, fighter.fatigue + 1);
        fighter.keep();
        tellTired(fighter, "TH.C.FAT.03");
      }
    }
  }

  /** The dead, what was built, and what magic sustains. TH.C.FAT.05 */
  private static boolean isTireless(Fighter fighter) {
    return fighter.sheet().kind().equals("undead")
        || fighter.sheet().kind().equals("construct")
        || fighter.sheet().has("tireless");
  }

  private int cost(Fighter fighter) {
    HarmNumbers figures = fight.numbers.harm;
    int cost = 0;
    if (fighter.declared(Deed.SPRINT) && fighter.feet > 0) {
      cost = figures.exertionSprint;
    } else if (fighter.charged) {
      cost = figures.exertionCharge;
    } else if (fighter.exposed) {
      cost = figures.exertionRun;
    } else if (fighter.struckThisRound) {
      cost = figures.exertionFight;
    }
    int base =
        fight.numbers.attack.unarmouredAc
            - fighter.sheet().armour().rating()
            + fighter.sheet().armour().magic();
    return cost > 0 && base <= figures.exertionArmourAc ? cost + figures.exertionArmour : cost;
  }
}
