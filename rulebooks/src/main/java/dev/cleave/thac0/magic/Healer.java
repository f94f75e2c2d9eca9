package dev.cleave.thac0.magic;

import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.fray.Fighter;

/** Who knows how to treat a fresh wound. TH.C.HEAL.03 */
public final class Healer {

  private static final Reason HEALING = new Reason("healing", "TH.C.HEAL.03");

  private final MagicRoom fight;

  Healer(MagicRoom fight) {
    this.fight = fight;
  }

  /** A wound of this round or the last, not seen to yet, and nobody treated twice a day. */
  public boolean mayTreat(Fighter healer, Fighter patient) {
    return healer.sheet().has("healer")
        && !patient.plight.tended
        && patient.plight.lastWound > 0
        && patient.plight.woundedIn >= fight.round() - 1
        && patient.realHitPoints() > 0;
  }

  public void treat(Fighter healer, Fighter patient) {
    if (!mayTreat(healer, patient)) {
      return;
    }
    patient.plight.tended = true;
    int score = healer.prowess.wisdom() + fight.numbers.harm.healerCheck;
    if (!fight.checks.make(healer, "wisdom", score, "TH.C.HEAL.03")) {
      return;
    }
    int missing =
        patient.combatant.mostHitPoints() - patient.temporary - patient.combatant.hitPoints();
    int most = Math.min(patient.plight.lastWound, Math.max(0, missing)); // TH.C.HEAL.04
    int amount =
        Math.min(
            most, fight.table.roll(fight.numbers.harm.healerHitPoints, HEALING, healer.combatant));
    patient.combatant.setHitPoints(patient.combatant.hitPoints() + amount);
    if (fight.listens()) {
      fight.tell(
          Event.of("treats", "TH.C.HEAL.03")
              .by(healer.combatant)
              .on(patient.combatant)
              .fact("amount", amount)
              .fact("hp", patient.combatant.hitPoints())
              .says(healer + " treats " + patient + ".")
              .openly(healer + " treats " + patient + "."));
    }
  }
}
