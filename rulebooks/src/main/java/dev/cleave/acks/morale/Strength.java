package dev.cleave.acks.morale;

import static dev.cleave.acks.book.State.HELPLESS;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.MoraleGroup;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import org.jspecify.annotations.Nullable;

/**
 * How many a group is when nerves are tried. Of whom players may know nothing he is nobody's
 * numbers: that the others stand or run would tell of him. A2.R.209
 */
final class Strength {

  private final MoraleRoom fight;
  private boolean simple;

  Strength(MoraleRoom fight) {
    this.fight = fight;
  }

  /** Looks once whether there is anybody who is not to be counted, for all that is asked now. */
  void look() {
    simple = fight.sight().isEverybodyKnown();
  }

  /** From now on it may be otherwise. */
  void lookAway() {
    simple = false;
  }

  /** What has borne a rider has a nerve of its own and is nobody's numbers. A2.GAP.340 */
  static boolean isOf(MoraleGroup group, Fighter fighter) {
    return !fighter.saddled && group.has(fighter.who);
  }

  static boolean isInAction(Combatant who) {
    return who.isStanding() && !who.is(HELPLESS);
  }

  /** Who has fallen is missed, wherever he lies. */
  boolean isCounted(Fighter fighter) {
    return !fighter.saddled
        && (simple || hasFallen(fighter.who) || !fight.sight().isUnknown(fighter.who));
  }

  private boolean isCounted(MoraleGroup group, Fighter fighter) {
    return group.has(fighter.who) && isCounted(fighter);
  }

  /** All who have been there, whatever has become of them. */
  int members(MoraleGroup group) {
    int members = 0;
    for (Fighter fighter : fight.fighters) {
      members += fighter.who.fate() != Fate.WAITING && isCounted(group, fighter) ? 1 : 0;
    }
    return members;
  }

  int unknown(MoraleGroup group) {
    int unknown = 0;
    for (Fighter fighter : fight.fighters) {
      boolean there = isOf(group, fighter) && fighter.who.fate() != Fate.WAITING;
      unknown += there && !isCounted(fighter) ? 1 : 0;
    }
    return unknown;
  }

  int losses(MoraleGroup group) {
    int losses = 0;
    for (Fighter fighter : fight.fighters) {
      losses += isOutOfAction(fighter.who) && isCounted(group, fighter) ? 1 : 0;
    }
    return losses;
  }

  /** A2.GAP.321 */
  private static boolean isOutOfAction(Combatant who) {
    return hasFallen(who) || who.is(HELPLESS);
  }

  private static boolean hasFallen(Combatant who) {
    return who.fate() == Fate.DOWN || who.fate() == Fate.DEAD;
  }

  /** The first of them who stands. */
  @Nullable Combatant standing(MoraleGroup group) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isStanding() && isCounted(group, fighter)) {
        return fighter.who;
      }
    }
    return null;
  }

  /** What it adds that they are more than their foes. A2.MORALE.18-19 */
  int odds(MoraleGroup group) {
    int ours = 0;
    int theirs = 0;
    for (Fighter fighter : fight.fighters) {
      if (isInAction(fighter.who) && isCounted(fighter)) {
        ours += fighter.who.side() == group.side ? 1 : 0;
        theirs += fighter.who.side() == group.side ? 0 : 1;
      }
    }
    return ours >= 2 * theirs
        ? fight.moraleNumbers().outnumberDouble
        : ours > theirs ? fight.moraleNumbers().outnumber : 0;
  }
}
