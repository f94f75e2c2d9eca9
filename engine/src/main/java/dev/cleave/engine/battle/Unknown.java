package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Of whom players may know nothing: he hides from a side of theirs, or is out of its sight in the
 * fog. Where rules count a side and what comes of it shows, they count it without him.
 */
public final class Unknown {

  private Unknown() {}

  /**
   * @param hidden the rules say that he hides
   * @param couldSee whether the one would see the other
   */
  public static boolean is(
      Combatant who, boolean hidden, Battle battle, BiPredicate<Combatant, Combatant> couldSee) {
    if (!hidden && !battle.hasFog()) {
      return false;
    }
    List<Side> sides = battle.sides();
    for (int i = 0; i < sides.size(); i++) {
      Side side = sides.get(i);
      if (side != who.side()
          && !side.isJudges() // from whom nothing is kept
          && (hidden || !isSeen(who, side, battle, couldSee))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Of those of a kind the first throws for all, and nobody unknown for those who are known.
   *
   * @param unknown whether the one is
   * @param otherUnknown whether the other is
   */
  public static boolean comesBefore(
      Combatant one, boolean unknown, Combatant other, boolean otherUnknown) {
    return unknown == otherUnknown ? one.index() < other.index() : otherUnknown;
  }

  /**
   * The same to one side of whatever kind: nobody turns to him nor runs from him, unless somebody
   * of his own side sees him.
   */
  public static boolean isTo(
      Side side,
      Combatant who,
      boolean hidden,
      Battle battle,
      BiPredicate<Combatant, Combatant> couldSee) {
    return is(who, hidden, battle, couldSee) && (hidden || !isSeen(who, side, battle, couldSee));
  }

  private static boolean isSeen(
      Combatant who, Side by, Battle battle, BiPredicate<Combatant, Combatant> couldSee) {
    for (Combatant viewer : battle.combatants()) {
      if (viewer.side() == by && viewer.isStanding() && couldSee.test(viewer, who)) {
        return true;
      }
    }
    return false;
  }
}
