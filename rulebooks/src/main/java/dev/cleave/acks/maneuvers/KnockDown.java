package dev.cleave.acks.maneuvers;

import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tally;
import org.jspecify.annotations.Nullable;

/** Off his feet, by a trip or a sweep of the leg. A2.MAN.KNOCK.01-04 */
public final class KnockDown extends Hampering {

  private static final Forbidden LIES =
      new Forbidden("FOE lies on the ground already", "A2.MAN.KNOCK.01");

  KnockDown(ManeuversRoom fight) {
    super(fight, "knock down", "A2.MAN.KNOCK.01");
  }

  @Override
  public int price() {
    return fight.maneuverNumbers().knockDown;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    return foe.is(PRONE) ? LIES : null;
  }

  /** A2.MAN.KNOCK.03 */
  @Override
  public void attempt(Combatant who, Combatant foe, Weapon weapon, int dealt) {
    Tally save = fight.maneuvers().save(foe, fight.knockDownSteps(foe, who));
    fight.addFooting(save, foe);
    if (!fight.maneuvers().isSaved(foe, save) && foe.isStanding()) {
      throwDown(who, foe);
    }
  }

  /** Lays him flat, without another throw. Who holds him lets go. A2.MAN.KNOCK.04 */
  public void throwDown(Combatant by, Combatant foe) {
    if (foe.is(PRONE)) {
      return;
    }
    tell(
        "knocked down", "A2.MAN.KNOCK.04", by, foe, by.name() + " brings " + foe.name() + " down.");
    fight.whenKnockedDown(foe);
    fight.gain(foe, PRONE);
    if (fight.escaping().wrestles(by, foe)) { // A2.COND.WREST.02
      if (fight.goesAlong(by, foe)) {
        fight.gain(by, PRONE);
      } else {
        fight.escaping().release(foe);
      }
    }
  }

  @Override
  public String note() {
    return ", a save or prone";
  }
}
