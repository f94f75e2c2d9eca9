package dev.cleave.acks1;

import dev.cleave.acks.attack.MissileAttack;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import org.jspecify.annotations.Nullable;

/** From more than five feet, at what is not wholly behind something, seen or not. A1.MISSILE.* */
final class FirstMissiles extends MissileAttack {

  private static final Forbidden ENGAGED = new Forbidden("WHO is engaged by HOLDER", "A1.GAP.261");

  private final FirstArms fight;

  FirstMissiles(FirstArms fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  public @Nullable Forbidden bars(Combatant shooter, Combatant target, @Nullable Weapon drawn) {
    Forbidden bar = super.bars(shooter, target, drawn);
    return bar == null ? barsEngaged(shooter, target) : bar;
  }

  @Override
  public @Nullable Forbidden barsEngaged(Combatant shooter, @Nullable Combatant target) {
    return !fight.own.engagedArchers
            && fight.engagement().isEngaged(shooter)
            && (target == null || !fight.engagement().isFresh(target, shooter))
        ? ENGAGED
        : null;
  }

  /** A1.MISSILE.15, A1.MISSILE.17 */
  @Override
  protected boolean mayAimAt(Combatant shooter, Combatant target) {
    return fight.field.sees(shooter, target);
  }

  /** A1.MISSILE.01 */
  @Override
  public boolean isTooNear(Combatant shooter, Combatant target) {
    return fight.field.within(shooter, target, fight.book.meleeReach)
        && !fight.engagement().isFresh(target, shooter);
  }
}
