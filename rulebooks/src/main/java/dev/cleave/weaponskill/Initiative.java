package dev.cleave.weaponskill;

import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Count;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.turn.Turns;

/** Initiative: one die and Agility, the highest first, equal numbers together. WS.GAP.03 */
final class Initiative {

  private static final Reason INITIATIVE = new Reason("initiative", "WS.GAP.03");

  /** The number of those who cannot act when the dice are thrown. */
  private static final int NEVER = Integer.MIN_VALUE;

  private final Turns fight;

  Initiative(Turns fight) {
    this.fight = fight;
  }

  void roll() {
    Count count = fight.course.count;
    count.highest = Integer.MIN_VALUE;
    count.lowest = Integer.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      if (!fighter.canAct()) {
        fighter.initiative = NEVER;
        continue;
      }
      Fighter leader = fight.numbers.groupInitiative ? leader(fighter) : fighter;
      fighter.initiative =
          leader == fighter
              ? fight.table.roll(fight.numbers.initiative, INITIATIVE, fighter.combatant)
                  + fighter.skills.agility()
              : leader.initiative;
      count.highest = Math.max(count.highest, fighter.initiative);
      count.lowest = Math.min(count.lowest, fighter.initiative);
    }
    count.start(count.highest);
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
    for (int number = fight.course.count.highest; number >= fight.course.count.lowest; number--) {
      for (Fighter fighter : fight.fighters) {
        if (fighter.canAct()
            && fighter.initiative == number
            && (all || !fighter.is(State.HIDDEN))) {
          words.append(words.isEmpty() ? "Initiative: " : ", ").append(fighter).append(' ');
          words.append(number);
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

  /** Everybody's turn, the highest number first. Goes on where the count stands. */
  void count() {
    Count count = fight.course.count;
    while (count.number >= count.lowest) {
      act(count);
      if (fight.battle.isOver()) {
        return;
      }
      count.start(count.number - 1);
    }
  }

  /** Those whose number it is act one after another; if several, their blows land together. */
  private void act(Count count) {
    if (!count.begun) {
      count.begun = true;
      count.shared = isShared(count.number);
      if (count.shared) {
        fight.damage.together();
      }
    }
    for (; count.next < fight.fighters.length; count.next++) {
      Fighter fighter = fight.fighters[count.next];
      if (fighter.initiative == count.number
          && !fighter.acted
          && !fighter.holding
          && fighter.canAct()) {
        fight.table.lull(fight.battle);
        fight.turn.take(fighter);
        if (!count.shared && fight.battle.isOver()) {
          return;
        }
      }
    }
    if (count.shared) {
      fight.damage.fall();
    }
  }

  private boolean isShared(int number) {
    int sharing = 0;
    for (Fighter fighter : fight.fighters) {
      if (fighter.initiative == number && !fighter.acted && fighter.canAct()) {
        sharing++;
      }
    }
    return sharing > 1;
  }
}
