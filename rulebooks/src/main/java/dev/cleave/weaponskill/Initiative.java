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
    Fighter leader = fighter;
    for (Fighter other : fight.fighters) {
      if (other.canAct()
          && other.combatant.side() == fighter.combatant.side()
          && other.combatant.sheet().id().equals(fighter.combatant.sheet().id())
          && fight.comesBefore(other, leader)) {
        leader = other;
      }
    }
    return leader;
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

  /**
   * Those whose number it is act one after another; if several, their blows land together. Of whom
   * players may know nothing he acts after them: that theirs land together would tell of him.
   * WS.R.22
   */
  private void act(Count count) {
    actAll(count, false);
    if (!fight.battle.isOver() && (count.unknown || sharing(count.number, true) > 0)) {
      if (!count.unknown) {
        count.start(count.number);
        count.unknown = true;
      }
      actAll(count, true);
    }
  }

  /**
   * @param unknown those too of whom players may know nothing
   */
  private void actAll(Count count, boolean unknown) {
    if (count.unknown != unknown) {
      return;
    }
    if (!count.begun) {
      count.begun = true;
      count.shared = sharing(count.number, unknown) > 1;
      if (count.shared) {
        fight.damage.together();
      }
    }
    for (; count.next < fight.fighters.length; count.next++) {
      Fighter fighter = fight.fighters[count.next];
      if (isDue(fighter, count.number, unknown) && !fighter.holding) {
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

  private boolean isDue(Fighter fighter, int number, boolean unknown) {
    return fighter.initiative == number
        && !fighter.acted
        && fighter.canAct()
        && (unknown ? !fighter.holding : !fight.isUnknown(fighter));
  }

  private int sharing(int number, boolean unknown) {
    int sharing = 0;
    for (Fighter fighter : fight.fighters) {
      sharing += isDue(fighter, number, unknown) ? 1 : 0;
    }
    return sharing;
  }
}
