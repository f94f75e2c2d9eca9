package dev.cleave.engine.bots;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;

/** What one side makes of foes whose hit points it cannot count. */
public final class Surmise {

  private Surmise() {}

  /** A foe as he looks: the middle of what his hit dice and wounds allow. */
  public static void assume(Combatant foe) {
    if (!foe.isStanding()) {
      return;
    }
    int most = average(foe);
    switch (foe.looks()) {
      case "hurt" -> foe.assume(left(foe), Math.max(most, 3));
      case "badly hurt" -> foe.assume(left(foe), Math.max(most, 2));
      default -> foe.assume(most, most);
    }
  }

  /** Hit points somebody like him has when he is unhurt. */
  static int average(Combatant foe) {
    return foe.sheet().hitDice().average(foe.sheet().hitDie());
  }

  /** Hit points a foe seems to have left. */
  public static int left(Combatant foe) {
    int most = average(foe);
    if (foe.hitPoints() >= foe.mostHitPoints()) {
      return most;
    }
    boolean badly = foe.hitPoints() * 2 <= foe.mostHitPoints();
    return badly ? Math.max(1, most / 4) : Math.max(most / 2 + 1, most * 3 / 4);
  }

  /** Makes of a copy what a side knows of the battle: who is hidden is not there. */
  static Battle of(Battle copy, Side side, Rulebook rulebook) {
    for (Combatant who : copy.combatants()) {
      if (who.side() != side) {
        assume(who);
        if (rulebook.isHidden(who)) {
          copy.field().remove(who);
          who.setFate(Fate.REMOVED);
        }
      }
    }
    return copy;
  }
}
