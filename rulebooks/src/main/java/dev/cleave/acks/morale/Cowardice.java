package dev.cleave.acks.morale;

import static dev.cleave.acks.book.State.FALTERING;
import static dev.cleave.acks.book.State.FRIGHTENED;
import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.State;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Field.Pitfall;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Panic makes runners stumble at doorways, corners and obstacles. A2.COWARD.01-04, A2.GAP.325 */
public final class Cowardice {

  private static final long AFRAID = State.anyOf(FRIGHTENED, FALTERING);
  private static final Term ACROBATICS = new Term("acrobatics", "A2.COWARD.02", Tag.LEVEL);

  private final MoraleRoom fight;

  Cowardice(MoraleRoom fight) {
    this.fight = fight;
  }

  /**
   * What a runner might stumble at after a step; empty for nothing.
   *
   * @param before where he was before the step
   */
  public String peril(Move move, @Nullable Pitfall before) {
    Pitfall here = fight.field.pitfall(move.mover);
    if (here != null && here != before) {
      return here == Pitfall.DOORWAY ? "doorway" : "obstacle";
    }
    return turnsHard(move) ? "corner" : "";
  }

  /** At running speed, and afraid. */
  public boolean isInPanic(Move move) {
    return move.mover.isAny(AFRAID)
        && (move.gait == Gait.RUN || move.gait == Gait.RETREAT || move.gait == Gait.CHARGE);
  }

  /** By a quarter turn or more on the last few steps, beside a corner. */
  private boolean turnsHard(Move move) {
    Facing now = move.lastWay();
    if (now == null) {
      return false;
    }
    for (Facing before : move.ways()) {
      int turn = Math.floorMod(now.ordinal() - before.ordinal(), Facing.values().length);
      if (Math.min(turn, Facing.values().length - turn) >= 2
          && fight.field.isAtCorner(move.mover, fight.moraleNumbers().cornerFeet)) {
        move.forgetWays();
        return true;
      }
    }
    return false;
  }

  /** Saves each time, and goes on or falls where he is. A2.COWARD.02-04 */
  public boolean falls(Combatant who, String what) {
    Tally save = fight.savingThrow().against(who, "paralysis");
    if (who.sheet().isCharacter() && who.sheet().has("acrobatics")) {
      save.plus(fight.prowess(who).level, ACROBATICS);
    }
    if (fight.savingThrow().made(who, "paralysis", save)) {
      return false;
    }
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("stumbled", "A2.COWARD.03")
              .by(who)
              .fact("at", what)
              .says(who.name() + " stumbles at the " + what + "."));
    }
    fight.gain(who, PRONE);
    return true;
  }
}
