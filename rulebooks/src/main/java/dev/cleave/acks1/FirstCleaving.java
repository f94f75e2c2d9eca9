package dev.cleave.acks1;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.cleaving.Cleaving;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import org.jspecify.annotations.Nullable;

/** On from the fallen to whoever stood within five feet of him. A1.CLEAVE.02, A1.GAP.237 */
final class FirstCleaving extends Cleaving {

  private static final Forbidden NOT_BESIDE =
      new Forbidden("FOE is not within five feet of the fallen", "A1.CLEAVE.02");
  private static final int ANY = -1;

  private final FirstArms fight;

  FirstCleaving(FirstArms fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected @Nullable Forbidden barsNext(Combatant fallen, Combatant foe) {
    return fight.field.within(fallen, foe, fight.book.meleeReach) ? null : NOT_BESIDE;
  }

  /** A1.CLEAVE.07 */
  @Override
  protected int more(Weapon weapon) {
    return 0;
  }

  @Override
  protected int band(int first) {
    return ANY;
  }
}
