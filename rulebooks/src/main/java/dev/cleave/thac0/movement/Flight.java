package dev.cleave.thac0.movement;

import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;

/** Up into the air, and down again. TH.R.72 */
public final class Flight {

  private final MovementRoom fight;

  Flight(MovementRoom fight) {
    this.fight = fight;
  }

  /** Feet he can go straight up now. TH.C.MOVE.06, TH.C.CHANGE.02 */
  public int climb(Fighter fighter) {
    int wing = fight.allowance.wing(fighter);
    boolean whole = fighter.declared(Deed.MOVE);
    return fighter.stance() == Stance.STANDING
        ? Math.max(0, (whole ? wing : wing / fight.numbers.move.halfMoveDivisor) - fighter.feet)
        : 0;
  }

  /** How high he would be: up as far as it carries him, down twice as far. */
  public int after(Fighter fighter, boolean up) {
    int feet = climb(fighter);
    int height = fight.isAloft(fighter) ? fight.height(fighter) : 0;
    return up ? height + feet : Math.max(0, height - 2 * feet);
  }

  /**
   * Whoever rises out of somebody's reach lays himself open as who walks away. TH.OPP.10
   *
   * @return whether that leaves time for a blow. TH.C.MOVE.06
   */
  public boolean go(Fighter fighter, boolean up) {
    int height = after(fighter, up);
    int before = fight.isAloft(fighter) ? fight.height(fighter) : 0;
    if (up) {
      fight.opportunity.all(fighter, Opportunity.Cause.AWAY, null);
    }
    if (fighter.canAct() && climb(fighter) > 0) {
      fighter.feet += up ? height - before : (before - height + 1) / 2;
      to(fighter, height);
    }
    return fighter.feet <= fight.allowance.wing(fighter) / fight.numbers.move.halfMoveDivisor;
  }

  /** On his way to somebody he comes to that one's height, as far as it carries him. */
  public void level(Fighter fighter, Fighter with, int feet) {
    int gap = fight.above(fighter, with);
    if (gap > 0 && feet > 0 && fight.wings.speed(fighter) > 0) {
      int own = fight.field().elevation(fighter.combatant);
      boolean up = fight.field().elevation(with.combatant) > own;
      int goes = Math.min(gap, up ? feet : 2 * feet);
      int ground = fight.field().groundUnder(fighter.combatant);
      to(fighter, Math.max(0, (up ? own + goes : own - goes) - ground));
    }
  }

  /** With so many feet left he comes near enough up or down. */
  public boolean isLevel(Fighter fighter, Fighter with, int reach, int feet) {
    int gap = fight.above(fighter, with) - reach;
    if (gap <= 0) {
      return true;
    }
    boolean up =
        fight.field().elevation(with.combatant) > fight.field().elevation(fighter.combatant);
    return fight.wings.speed(fighter) > 0 && gap <= (up ? feet : 2 * feet);
  }

  private void to(Fighter fighter, int height) {
    int ground = fight.field().groundUnder(fighter.combatant);
    fight.field().stateElevation(fighter.combatant, height == 0 ? 0 : ground + height);
    fighter.lastMoved = fight.round();
    fighter.dropped.clear(); // left behind
    fight.course.stirred = true;
    if (fight.listens()) {
      fight.tell(
          Event.of("flies", "TH.R.72")
              .by(fighter.combatant)
              .fact("feet", height)
              .says(fighter + (height == 0 ? " lands." : " flies " + height + " feet up.")));
    }
  }
}
