package dev.cleave.acks.movement;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Into the air, and down again. A2.R.167, A2.ENGAGE.16 */
public final class Flying implements Offers {

  private static final Forbidden WINGLESS = new Forbidden("WHO cannot fly", "A2.R.167");
  private static final Forbidden GROUNDED =
      new Forbidden("WHO is on the ground already", "A2.R.167");

  private final MovementRoom fight;

  Flying(MovementRoom fight) {
    this.fight = fight;
  }

  /** In place of other movement; the engaged are held where they are. A2.R.167 */
  record Fly(MovementRoom fight, boolean up) implements Action {

    @Override
    public String verb() {
      return up ? "fly up" : "fly down";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public boolean isTravel() {
      return true;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.FOOTING ? up : Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!fight.flying().hasWings(who)) {
        return WINGLESS;
      }
      if (!up && fight.flying().height(who) <= 0) {
        return GROUNDED;
      }
      return fight.marching().barsMarch(who);
    }

    @Override
    public void take(Combatant who) {
      fight.flying().go(who, up);
    }

    @Override
    public String detail(Combatant who) {
      return "to " + fight.flying().after(who, up) + "'";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (hasWings(who)) {
      all.add(new Fly(fight, true));
      all.add(new Fly(fight, false));
    }
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    return text.equals("fly up") || text.equals("fly down")
        ? new Fly(fight, text.equals("fly up"))
        : null;
  }

  /** Up or down, for who decides by himself. */
  public Action order(boolean up) {
    return new Fly(fight, up);
  }

  /** Whether something would be so if he were so many feet above the ground under him. */
  public boolean wouldFrom(Combatant who, int feet, BooleanSupplier what) {
    int here = fight.field.elevation(who);
    int ground = fight.field.groundUnder(who);
    fight.field.stateElevation(who, feet == 0 ? 0 : ground + feet);
    boolean would = what.getAsBoolean();
    fight.field.stateElevation(who, here == ground ? 0 : here);
    return would;
  }

  /** His own, or those of the mount he sits on. A2.MOUNT.05 */
  private boolean hasWings(Combatant who) {
    return fight.prowess(fight.riding().legs(who)).flies;
  }

  /** Feet above the ground under him. */
  public int height(Combatant who) {
    return fight.field.elevation(who) - fight.field.groundUnder(who);
  }

  /** Up as far as a movement carries, down twice as far. */
  public int after(Combatant who, boolean up) {
    int speed = fight.movement().speed(who);
    return up ? height(who) + speed : Math.max(0, height(who) - 2 * speed);
  }

  private void go(Combatant who, boolean up) {
    int height = after(who, up);
    int ground = fight.field.groundUnder(who);
    fight.field.stateElevation(who, height == 0 ? 0 : ground + height);
    fight.fighter(who).stationary = false;
    fight.borne().goTogether(who, Gait.MARCH, true);
    fight.stealth().end(who);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("flies", "A2.R.167")
              .by(who)
              .fact("feet", height)
              .says(
                  who.name() + (height == 0 ? " lands." : " flies " + height + "' above ground.")));
    }
    fight.whenMoved(who);
  }
}
