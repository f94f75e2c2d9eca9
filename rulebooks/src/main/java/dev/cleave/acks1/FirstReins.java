package dev.cleave.acks1;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.saddle.Reins;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/**
 * A rider and a mount that stay where they are both attack; whoever has attacked stays there; and
 * only those who have learned to ride attack from the saddle. A1.MOUNT.03-11
 */
final class FirstReins extends Reins {

  private static final Forbidden UNSKILLED =
      new Forbidden("WHO has not learned to fight from the saddle", "A1.MOUNT.10");
  private static final Forbidden STAYS =
      new Forbidden("they have attacked and stay where they are", "A1.MOUNT.05");
  private static final Forbidden BITTEN =
      new Forbidden("the mount has attacked in this round", "A1.MOUNT.09");
  private static final Forbidden STRUCK = new Forbidden("WHO has used his action", "A1.MOUNT.09");

  private final FirstArms fight;

  FirstReins(FirstArms fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Action action) {
    boolean unskilled =
        fight.mount(who) != null
            && !(action instanceof Spur)
            && action.takes(Demand.ATTACK, who)
            && !isSkilled(who);
    return unskilled ? UNSKILLED : super.bars(who, action);
  }

  /** Monsters that ride are bred to it. */
  private boolean isSkilled(Combatant who) {
    return !who.sheet().isCharacter() || fight.riding().isSkilled(who);
  }

  @Override
  protected @Nullable Forbidden roots(Fighter mount) {
    return mount.mountActed || mount.riderActed || mount.passengersActed ? STAYS : null;
  }

  @Override
  protected @Nullable Forbidden barsMount(Fighter mount) {
    if (mount.mountActed) {
      return BITTEN;
    }
    return mount.rode ? super.barsMount(mount) : null;
  }

  @Override
  protected @Nullable Forbidden barsAboard(Fighter mount, boolean rider, Action action) {
    if (mount.mountActed && !mount.rode) {
      return rider && mount.riderActed ? STRUCK : null;
    }
    return super.barsAboard(mount, rider, action);
  }

  /** Here the rider always strikes. A1.MOUNT.11 */
  @Override
  public boolean leavesBlow(Combatant charger) {
    return false;
  }

  /** The other of the two, where they have not moved. A1.MOUNT.09 */
  @Override
  public boolean mayRideOn(Combatant who, Action action) {
    Combatant mount = fight.mount(who);
    if (mount == null || !fight.riding().isRider(who)) {
      return false;
    }
    Fighter fighter = fight.fighter(mount);
    if (fighter.rode) {
      return false;
    }
    return action instanceof Spur
        ? !fighter.riderActed
        : action.takes(Demand.ATTACK, who)
            && !fighter.mountActed
            && fight.canAct(mount)
            && fight.mayChoose(mount)
            && fight.victims().victim(mount) != null;
  }

  /** With all its attacks. A1.MOUNT.11, A1.EX.209 */
  @Override
  protected void chargeHome(Combatant mount, Combatant victim, Bonus bonus) {
    fight.meleeAttack().take(mount, victim, bonus);
  }
}
