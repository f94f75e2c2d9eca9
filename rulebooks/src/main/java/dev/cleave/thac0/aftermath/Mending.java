package dev.cleave.thac0.aftermath;

import dev.cleave.engine.creature.Ability;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.time.TimeUnit;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Injury;
import dev.cleave.thac0.turn.Turns;
import java.util.List;

/** What rest does for people. TH.C.HEAL.01, TH.C.HEAL.02, TH.C.CRIT.12 */
final class Mending {

  private static final Reason WEEKS = new Reason("weeks to heal", "TH.C.CRIT.12");
  private static final int WEEK = 7;

  private final Turns fight;
  private final int night;

  Mending(Turns fight) {
    this.fight = fight;
    int hour = TimeUnit.HOUR.rounds(() -> fight.numbers.initiative.roundsATurn);
    this.night = fight.numbers.harm.temporaryRestHours * hour;
  }

  /** Rounds of rest after which bruises have passed. TH.C.HEAL.01 */
  int night() {
    return night;
  }

  /** A night takes bruises away, a turn some of the weariness. TH.C.HEAL.01, TH.C.FAT.04 */
  void rest(Fighter fighter, boolean bed) {
    if (bed && fighter.temporary > 0 && fighter.rest.inBed() >= night) {
      fight.damage.recover(fighter, fighter.temporary);
    }
    if (fighter.fatigue > 0 && fight.round() % fight.numbers.initiative.roundsATurn == 0) {
      fighter.fatigue--;
      if (fight.listens()) {
        fight.tell(
            Event.of("tired", "TH.C.FAT.04")
                .by(fighter.combatant)
                .fact("level", fighter.fatigue)
                .says(fighter + " has rested."));
      }
    }
  }

  /** A day is over. TH.C.HEAL.02 */
  void day(Fighter fighter, boolean bed) {
    fighter.rest = fighter.rest.nextDay(bed);
    if (!fighter.combatant.isPresent()) {
      return;
    }
    int amount = bed ? fight.numbers.harm.bedRestHealing : fight.numbers.harm.naturalHealing;
    if (bed && fighter.rest.days() % WEEK == 0) {
      int score = fighter.sheet().abilities().score(Ability.CONSTITUTION);
      amount += Math.max(0, fight.numbers.hitPointsADie(score, fighter.sheet()));
    }
    if (!fighter.is(State.DEBILITATED)) { // TH.C.POIS.05
      heal(fighter, amount);
    }
    if (bed) {
      remember(fighter);
      for (Injury injury : List.copyOf(fighter.injuries)) {
        mend(fighter, injury);
      }
    }
  }

  private void heal(Fighter fighter, int amount) {
    int most = fighter.combatant.mostHitPoints() - fighter.temporary;
    int healed = Math.min(amount, most - fighter.combatant.hitPoints()); // TH.C.HEAL.04
    if (healed <= 0) {
      return;
    }
    fighter.combatant.setHitPoints(fighter.combatant.hitPoints() + healed);
    if (fight.listens()) {
      fight.tell(
          Event.of("heal", "TH.C.HEAL.02")
              .on(fighter.combatant)
              .fact("amount", healed)
              .fact("hp", fighter.combatant.hitPoints())
              .fact("wakes", false)
              .says(fighter + " recovers to " + fighter.combatant.hitPoints() + " hp.")
              .openly(fighter + " recovers."));
    }
  }

  /** After a full day of rest the weak are themselves again, and spells come back. TH.C.DMG.06 */
  private void remember(Fighter fighter) {
    if (!fighter.isStanding()) {
      return;
    }
    fight.states.lose(fighter, State.FEEBLE);
    if (fighter.combatant.spells().size() < fighter.sheet().spells().size()) {
      fighter.combatant.setSpells(fighter.sheet().spells());
      if (fight.listens()) {
        fight.tell(
            Event.of("spells", "TH.C.CAST.01")
                .by(fighter.combatant)
                .says(fighter + " has all spells at the ready again."));
      }
    }
  }

  /** By its grade in so many weeks; the worst never. TH.C.CRIT.12 */
  private void mend(Fighter fighter, Injury injury) {
    int days = injury.days() == 0 ? weeks(fighter, injury.grade()) * WEEK : injury.days();
    if (days == 0) {
      return;
    }
    if (days == 1) {
      fight.injuries.mend(fighter, injury);
    } else {
      int place = fighter.injuries.indexOf(injury);
      fighter.injuries.set(
          place, new Injury(injury.code(), injury.place(), injury.grade(), days - 1));
    }
  }

  private int weeks(Fighter fighter, int grade) {
    return switch (grade) {
      case 1 -> fight.numbers.critical.injuryWeeksSlight;
      case 2 -> roll(fighter, fight.numbers.critical.injuryWeeksSerious);
      case 3 -> roll(fighter, fight.numbers.critical.injuryWeeksGrave);
      default -> 0;
    };
  }

  private int roll(Fighter fighter, Dice dice) {
    return fight.table.roll(dice, WEEKS, fighter.combatant);
  }
}
