package dev.cleave.acks1;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Charge;
import dev.cleave.acks.space.Lines;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import org.jspecify.annotations.Nullable;

/** More or less straight, and its weight is in the one blow. A1.CHARGE.01-10, A1.GAP.216 */
final class FirstCharge extends Charge {

  /** Halves of a square by which the way may leave the straight line: one square. */
  private static final long ASIDE = 2;

  private final FirstArms fight;
  private final Lines clear;

  FirstCharge(FirstArms fight) {
    super(fight, Bonus.Carry.NEVER);
    this.fight = fight;
    this.clear = Lines.heedless(fight, false).clear();
  }

  /** A1.CHARGE.04-05 */
  @Override
  protected @Nullable Route way(Combatant charger, Combatant foe) {
    int most = fight.movement().running(charger);
    int reach = fight.book.meleeReach;
    Route straight = fight.field.charge(charger, foe, reach, most, clear);
    if (straight != null || !(fight.field.spot(charger) instanceof Square)) {
      return straight;
    }
    Route way = fight.field.approach(charger, foe, reach, most, clear);
    return way != null && way.arrives() && isNearlyStraight(charger, foe, way) ? way : null;
  }

  /** On foot one runs so far, in the saddle the enemy is so far away. A1.CHARGE.02, A1.MOUNT.12 */
  @Override
  protected int least(Combatant charger) {
    int way = super.least(charger);
    return fight.mount(charger) == null ? way : way - fight.book.meleeReach;
  }

  private boolean isNearlyStraight(Combatant charger, Combatant foe, Route way) {
    if (!(fight.field.middle(charger) instanceof Square(int fromX, int fromY)
        && fight.field.middle(foe) instanceof Square(int toX, int toY))) {
      return false;
    }
    long dx = (long) toX - fromX;
    long dy = (long) toY - fromY;
    Stand here = fight.field.stand(charger);
    boolean straight = true;
    while (straight && way.step()) {
      if (fight.field.middle(charger) instanceof Square(int x, int y)) {
        long off = dx * (y - fromY) - dy * (x - fromX);
        straight = off * off <= ASIDE * ASIDE * (dx * dx + dy * dy);
      }
    }
    way.restart();
    here.restore();
    return straight;
  }
}
