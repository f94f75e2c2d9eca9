package dev.cleave.acks.round;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/**
 * Those who have a number, the highest first, so that nobody is looked at twice in a count. It is
 * drawn up when it is first wanted, and again when somebody's number changes. A2.INIT.05
 */
final class CallOrder {

  private final long[] drawn;
  private Fighter @Nullable [] of;
  private int size;
  private int next;

  CallOrder(int fighters) {
    this.drawn = new long[fighters];
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
    while (next < size && !at(fighters, next).waiting) {
      next++;
    }
    int called = 0;
    int number = 0;
    for (int i = next; i < size; i++) {
      Fighter fighter = at(fighters, i);
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

  private Fighter at(Fighter[] fighters, int place) {
    return fighters[(int) drawn[place]];
  }

  /** By number; of equals as they stand in the battle. One long holds both. */
  private void draw(Fighter[] fighters) {
    of = fighters;
    size = 0;
    next = 0;
    for (int i = 0; i < fighters.length; i++) {
      if (fighters[i].waiting) {
        insert((long) -fighters[i].due << Integer.SIZE | i);
      }
    }
  }

  /** They are few, and a company shares its number. */
  private void insert(long key) {
    int place = size++;
    while (place > 0 && drawn[place - 1] > key) {
      drawn[place] = drawn[place - 1];
      place--;
    }
    drawn[place] = key;
  }
}
