package dev.cleave.acks.dungeon;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Tools;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Lockable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keys, and what does without them. A2.COMBAT.09, A2.FULL.20 */
final class Locks implements Offers {

  private static final String LOCKPICKING = "lockpicking";

  private static final Forbidden FAR = new Forbidden("it is out of WHO's reach", "A2.COMBAT.09");
  private static final Forbidden UNLOCKED = new Forbidden("it is not locked", "A2.COMBAT.09");
  private static final Forbidden NO_KEY =
      new Forbidden("WHO has no key to it at hand", "A2.COMBAT.09");
  private static final Forbidden FAR_TO_PICK =
      new Forbidden("it is out of WHO's reach", "A2.FULL.20");
  private static final Forbidden NO_LOCK = new Forbidden("it is not locked", "A2.FULL.20");
  private static final Forbidden UNTRAINED =
      new Forbidden("WHO is not proficient in lockpicking", "A2.GAP.134");

  private final DungeonRoom fight;

  Locks(DungeonRoom fight) {
    this.fight = fight;
  }

  /** A2.COMBAT.09 */
  record Unlock(DungeonRoom fight, Lockable what) implements Action {

    @Override
    public String verb() {
      return "unlock";
    }

    @Override
    public String text() {
      return "unlock " + what.name();
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!fight.tools().reaches(who, what)) {
        return FAR;
      }
      if (!what.isLocked()) {
        return UNLOCKED;
      }
      return what.key().isEmpty() || !Tools.isAtHand(who, what.key()) ? NO_KEY : null;
    }

    @Override
    public void take(Combatant who) {
      what.setLocked(false);
      fight.tools().tell(who, "unlocked", "A2.COMBAT.09", what, "unlocks");
    }
  }

  /** In haste, by those who have learned it; who fails may try again. A2.FULL.20, A2.GAP.134 */
  record Lockpick(DungeonRoom fight, Lockable what) implements Action {

    @Override
    public String verb() {
      return "lockpick";
    }

    @Override
    public String text() {
      return "lockpick " + what.name();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!fight.proficiency().has(who, LOCKPICKING)) {
        return UNTRAINED;
      }
      return !fight.tools().reaches(who, what) ? FAR_TO_PICK : what.isLocked() ? null : NO_LOCK;
    }

    @Override
    public void take(Combatant who) {
      var needs = fight.proficiency().needs(who, LOCKPICKING);
      if (fight.proficiency().made(who, LOCKPICKING, needs, "A2.FULL.20")) {
        what.setLocked(false);
        fight.tools().tell(who, "unlocked", "A2.FULL.20", what, "picks the lock of");
      }
    }

    @Override
    public String detail(Combatant who) {
      return "needs " + fight.proficiency().needs(who, LOCKPICKING).least() + "+";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Lockable what : fight.tools().found(Lockable.class)) {
      all.add(new Unlock(fight, what));
      all.add(new Lockpick(fight, what));
    }
  }
}
