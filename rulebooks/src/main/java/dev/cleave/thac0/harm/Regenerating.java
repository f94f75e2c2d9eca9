package dev.cleave.thac0.harm;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Regeneration;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.fray.Fighter;
import java.util.Set;

/** Wounds that close by themselves, but for those of acid and holy water. TH.GREN.11, TH.GREN.14 */
public final class Regenerating {

  private static final Reason RISES = new Reason("rounds until it rises", "TH.GREN.11");
  private static final Set<String> NEVER_CLOSES = Set.of("acid", "holy water", "unholy water");

  private final HarmRoom fight;

  Regenerating(HarmRoom fight) {
    this.fight = fight;
  }

  /** A wound of that type closes again, if anybody's does. TH.GREN.11, TH.GREN.14 */
  boolean closes(Fighter on, String type) {
    Regeneration power = on.sheet().regeneration();
    return power == null || !NEVER_CLOSES.contains(type) && !power.not().contains(type);
  }

  /** In the end-of-round step. */
  public void work() {
    for (Fighter fighter : fight.fighters) {
      Regeneration power = fighter.sheet().regeneration();
      if (power != null && (fighter.isStanding() || isBiding(fighter))) {
        close(fighter, power);
        rise(fighter);
      }
    }
  }

  private void close(Fighter fighter, Regeneration power) {
    int most = fighter.combatant.mostHitPoints() - fighter.plight.unclosed;
    int amount = Math.min(power.points(), most - fighter.combatant.hitPoints());
    if (amount <= 0) {
      fighter.plight.hurtSince = 0;
    } else if (fight.round() >= fighter.plight.hurtSince + power.after()) {
      fighter.combatant.setHitPoints(fighter.combatant.hitPoints() + amount);
      if (fight.listens()) {
        fight.tell(
            Event.of("regenerates", "TH.GREN.11")
                .on(fighter.combatant)
                .fact("amount", amount)
                .fact("hp", fighter.combatant.hitPoints())
                .says(fighter + "'s wounds close.")
                .openly(fighter + "'s wounds close."));
      }
    }
  }

  /** Lies there until its wounds have closed. TH.R.17 */
  static boolean isBiding(Fighter fighter) {
    return fighter.combatant.fate() == Fate.DOWN && fighter.plight.rises > 0;
  }

  /**
   * One that gets up again does not die of what closes: it falls, and how long it lies there the
   * dice say. What does not close finishes it, standing or lying. TH.R.17
   *
   * @return false if it fares as anybody else does
   */
  boolean lies(Fighter on, String type) {
    Regeneration power = on.sheet().regeneration();
    if (power == null || power.rises() == null || on.realHitPoints() > 0) {
      return false;
    }
    if (!closes(on, type)) {
      fight.falling.die(null, on, "TH.GREN.11");
      return true;
    }
    if (on.plight.rises == 0) {
      on.plight.rises = fight.round() + fight.table.roll(power.rises(), RISES, on.combatant);
      fight.falling.fall(null, on, Fate.DOWN, "TH.R.17");
    }
    return true;
  }

  private void rise(Fighter fighter) {
    if (isBiding(fighter)
        && fight.round() >= fighter.plight.rises
        && fighter.combatant.hitPoints() > 0) {
      fighter.plight.rises = 0;
      fight.falling.rise(fighter, "TH.R.17");
    }
  }
}
