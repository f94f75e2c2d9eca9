package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.ASLEEP;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sleepers are shaken awake, in lieu of attacking. A2.COND.PARAL.01 */
public final class Waking implements Offers {

  private static final Forbidden AWAKE = new Forbidden("FOE does not sleep", "A2.COND.PARAL.01");
  private static final Forbidden TOO_FAR =
      new Forbidden("FOE is not within five feet of WHO", "A2.COND.PARAL.01");

  private final AttackRoom fight;

  Waking(AttackRoom fight) {
    this.fight = fight;
  }

  record Wake(AttackRoom fight, Combatant sleeper) implements Action {

    @Override
    public String verb() {
      return "wake";
    }

    @Override
    public Cost cost() {
      return Cost.COMBAT;
    }

    @Override
    public Combatant aim() {
      return sleeper;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!sleeper.is(ASLEEP)) {
        return AWAKE;
      }
      return fight.field.within(who, sleeper, fight.spaceNumbers().handReach) ? null : TOO_FAR;
    }

    @Override
    public void take(Combatant who) {
      fight.lose(sleeper, ASLEEP);
    }
  }

  /** Somebody shaken awake, legal or not. */
  public Action of(Combatant sleeper) {
    return new Wake(fight, sleeper);
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who != who && fighter.who.is(ASLEEP) && fighter.who.isStanding()) {
        all.add(new Wake(fight, fighter.who));
      }
    }
  }
}
