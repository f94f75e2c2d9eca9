package dev.cleave.acks.round;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/**
 * Those who have a number, the highest first, so that nobody is looked at twice in a count. It is
 * drawn up when it is first wanted, and again when somebody's number changes. A2.INIT.05
 */
final class CallOrder {

  private final Fighter[] drawn;
  private Fighter @Nullable [] of;
  private int size;
  private int next;

  CallOrder(int fighters) {
    this.drawn = new Fighter[fighters];
  }

  /** Somebody has another number now. */
  void discard() {
    of = null;
  }

  /**
   * @param tied is filled with those who wait on the highest number that anybody waits on
   * @return how many they are
   */
  @SuppressWarnings("ReferenceEquality") // another fight may have the same people
  int highest(Fighter[] fighters, Combatant[] tied) {
    if (of != fighters) {
      draw(fighters);
    }
    while (next < size && !drawn[next].waiting) {
      next++;
    }
    int called = 0;
    int number = 0;
    for (int i = next; i < size; i++) {
      Fighter fighter = drawn[i];
      if (called > 0 && fighter.due != number) {
        break;
      }
      if (Initiative.isWaiting(fighter)) {
        number = fighter.due;
        tied[called++] = fighter.who;
      }
    }
    return called;
  }

  /** By number; of equals as they stand in the battle. */
  private void draw(Fighter[] fighters) {
    of = fighters;
    size = 0;
    next = 0;
    for (Fighter fighter : fighters) {
      if (fighter.waiting) {
        insert(fighter);
      }
    }
  }

  /** They are few, and a company shares its number. */
  private void insert(Fighter fighter) {
    int place = size++;
    while (place > 0 && drawn[place - 1].due < fighter.due) {
      drawn[place] = drawn[place - 1];
      place--;
    }
    drawn[place] = fighter;
  }
}
