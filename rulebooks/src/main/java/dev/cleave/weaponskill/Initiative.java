package dev.cleave.weaponskill;

import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;

/** Who acts when: one die and Agility, the highest first, equal numbers together. WS.GAP.03 */
final class Initiative {

  private static final Reason INITIATIVE = new Reason("initiative", "WS.GAP.03");

  /** The number of those who cannot act when the dice are thrown. */
  private static final int NEVER = Integer.MIN_VALUE;

  private final Fight fight;
  private int highest;
  private int lowest;

  Initiative(Fight fight) {
    this.fight = fight;
  }

  void roll() {
    highest = Integer.MIN_VALUE;
    lowest = Integer.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      if (!fighter.canAct()) {
        fighter.initiative = NEVER;
        continue;
      }
      Fighter leader = fight.numbers.groupInitiative ? leader(fighter) : fighter;
      fighter.initiative =
          leader == fighter
              ? fight.table.roll(fight.numbers.initiative, INITIATIVE, fighter.combatant)
                  + fighter.agility
              : leader.initiative;
      highest = Math.max(highest, fighter.initiative);
      lowest = Math.min(lowest, fighter.initiative);
    }
    if (fight.table.listens()) {
      tell();
    }
  }

  private void tell() {
    var event = Event.of(Event.Kind.INITIATIVE, "WS.GAP.03").says(words(true)).openly(words(false));
    for (Fighter fighter : fight.fighters) {
      if (fighter.canAct()) {
        event.fact(fighter.name(), fighter.initiative);
      }
    }
    fight.tell(event);
  }

  /**
   * @param all whether the hidden are named too
   */
  private String words(boolean all) {
    var words = new StringBuilder();
    for (int count = highest; count >= lowest; count--) {
      for (Fighter fighter : fight.fighters) {
        if (fighter.canAct() && fighter.initiative == count && (all || !fighter.is(State.HIDDEN))) {
          words.append(words.isEmpty() ? "Initiative: " : ", ").append(fighter).append(' ');
          words.append(count);
        }
      }
    }
    return words + ".";
  }

  /** The first of the like monsters on a side throws for all of them. */
  private Fighter leader(Fighter fighter) {
    if (fighter.combatant.sheet().isCharacter()) {
      return fighter;
    }
    for (Fighter other : fight.fighters) {
      if (other.canAct()
          && other.combatant.side() == fighter.combatant.side()
          && other.combatant.sheet().id().equals(fighter.combatant.sheet().id())) {
        return other;
      }
    }
    return fighter;
  }

  int highest() {
    return highest;
  }

  int lowest() {
    return lowest;
  }

  /** Those whose number it is act one after another; if several, their blows land together. */
  void act(int count) {
    boolean together = isShared(count);
    if (together) {
      fight.damage.together();
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.initiative == count && !fighter.acted && !fighter.holding && fighter.canAct()) {
        fight.turn.take(fighter);
        if (!together && fight.battle.isOver()) {
          return;
        }
      }
    }
    if (together) {
      fight.damage.fall();
    }
  }

  private boolean isShared(int count) {
    int sharing = 0;
    for (Fighter fighter : fight.fighters) {
      if (fighter.initiative == count && !fighter.acted && fighter.canAct()) {
        sharing++;
      }
    }
    return sharing > 1;
  }
}
