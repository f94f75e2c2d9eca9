package dev.cleave.acks.play;

import static dev.cleave.acks.book.State.CLIMBING;
import static dev.cleave.acks.book.State.TRAPPED;

import dev.cleave.acks.attack.Escaping;
import dev.cleave.acks.dungeon.Climbing;
import dev.cleave.acks.dungeon.Pits;
import dev.cleave.acks.monsters.CutOut;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** The choices of those whom something holds: first of all out of it. */
final class Plight {

  private final Fight fight;
  private final Ashore ashore;

  Plight(Fight fight) {
    this.fight = fight;
    this.ashore = new Ashore(fight);
  }

  /** Out of a maw, a grip, a pit or the water, null for who is in none. */
  @Nullable Action wayOut(Combatant who) {
    Action away = fight.away(who);
    if (away != null) {
      return away;
    }
    Combatant beast = fight.fighter(who).swallower;
    if (beast != null) {
      var cut = new CutOut(fight, beast);
      return cut.bars(who, Slot.COMBAT) == null ? cut : BasicAction.DONE;
    }
    if (fight.isHeld(who)) {
      return new Escaping.Escape(fight, true);
    }
    if (!who.is(TRAPPED)) {
      Action out = fight.hasWater() ? ashore.usual(who) : null;
      return out == null && fight.hasClimbs() ? onTheWall(who) : out;
    }
    Action attack = fight.instinct().attack(who);
    var out = new Pits.ClimbOut(fight);
    return attack != null
        ? attack
        : fight.allowance().bars(who, out, true) == null ? out : BasicAction.DONE;
  }

  /** Who hangs on a ladder strikes or climbs on; who stands at one pushes it over. A2.R.198 */
  private @Nullable Action onTheWall(Combatant who) {
    if (!who.is(CLIMBING)) {
      return fight.ladders().usual(who);
    }
    Action attack = fight.instinct().attack(who);
    if (attack != null) {
      return attack;
    }
    var up = new Climbing.Climb(fight, true);
    return fight.allowance().bars(who, up, true) == null ? up : BasicAction.DONE;
  }
}
