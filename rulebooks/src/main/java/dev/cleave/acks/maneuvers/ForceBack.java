package dev.cleave.acks.maneuvers;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Field;
import org.jspecify.annotations.Nullable;

/** Backward, against a wall, through a door, over an edge. A2.MAN.FORCE.01-09 */
public final class ForceBack extends Hampering {

  private static final Forbidden SECOND_RANK =
      new Forbidden("WHO strikes over a friend's shoulder", "A2.GAP.333");

  private static final Reason FEET = new Reason("feet driven back", "A2.MAN.FORCE.05");

  ForceBack(ManeuversRoom fight) {
    super(fight, "force back", "A2.MAN.FORCE.01");
  }

  @Override
  public int price() {
    return fight.maneuverNumbers().forceBack;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    return fight.meleeAttack().reachedOver(who, foe) == null ? null : SECOND_RANK;
  }

  @Override
  public boolean movesVehicles() {
    return true;
  }

  /** A2.MAN.FORCE.03-05, A2.VEHICLE.22 */
  @Override
  public void attempt(Combatant who, Combatant foe, Weapon weapon, int dealt) {
    Combatant saver = fight.maneuvers().saver(foe);
    if (!fight.maneuvers().isUnmoved(saver, who, true) && foe.isInTheWay()) {
      drive(who, foe, feet(who, weapon, dealt));
    }
  }

  /** As many as the blow dealt; one that wounds nobody throws its dice for them alone. */
  private int feet(Combatant who, Weapon weapon, int dealt) {
    int points = fight.maneuversWound() ? dealt : fight.hits().push(who, weapon, FEET);
    int feet = points * fight.maneuverNumbers().forceBackFeet;
    return fight.maneuversWound() ? feet : Math.max(Field.BESIDE, feet);
  }

  /** So many feet straight away from whoever drives him, without another throw. */
  public void drive(Combatant by, Combatant foe, int feet) {
    new Driven(fight, by, foe, feet).go();
  }

  @Override
  public String note() {
    return ", a save or driven back";
  }
}
