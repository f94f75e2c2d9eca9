package dev.cleave.thac0.movement;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.attack.AttackRoom;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Those who stand ready for whoever comes. TH.GUARD.01 */
public final class Guards {

  private final AttackRoom fight;

  Guards(AttackRoom fight) {
    this.fight = fight;
  }

  /** Who strikes first of a guard and one who comes at him. */
  public enum Order {
    GUARD,
    TOGETHER,
    ATTACKER
  }

  /** Ready, with an attack left, and the other within reach. */
  public boolean mayMeet(Fighter guard, Fighter other) {
    return mayMeet(guard, other, false);
  }

  /**
   * The same of one who may be at blows with him.
   *
   * @param attacked whether the other strikes at him just now: then no reach is too long for an
   *     answer, which comes at the same time or after it. TH.GUARD.05, TH.GUARD.06, TH.GUARD.08
   */
  public boolean mayMeet(Fighter guard, Fighter other, boolean attacked) {
    return guard.guarding
        && guard.attacksLeft > 0
        && guard.canAct()
        && guard.isEnemyOf(other)
        && mode(guard, other, attacked) != null
        && fight.awareness.isFoe(guard, other);
  }

  private Arms.@Nullable Mode mode(Fighter guard, Fighter other, boolean attacked) {
    int feet = fight.feet(guard, other);
    Weapon weapon = weapon(guard);
    int farthest = fight.reach.farthest(guard, weapon);
    int near = attacked ? Math.min(feet, farthest) : feet;
    return fight.reach.mode(guard, weapon, near);
  }

  /** What is in hand; of claws, claws and bite the one whose turn it is. TH.GAP.41 */
  private static Weapon weapon(Fighter guard) {
    List<Weapon> routine = guard.weapon().natural() ? Arms.routine(guard.sheet()) : List.of();
    if (routine.isEmpty()) {
      return guard.weapon();
    }
    return routine.get(Math.floorMod(-guard.attacksLeft, routine.size()));
  }

  /** The longer reach, then against a charge the larger weapon and the lower number. .06 to .10 */
  public Order order(
      Fighter guard, Fighter attacker, Arms.Mode theirs, Size weapon, boolean charging) {
    Arms.Mode mine = mode(guard, attacker, true);
    int own = mine == null ? 0 : mine.reach() + guard.prowess.reach();
    int other = theirs.reach() + attacker.prowess.reach();
    if (!charging) {
      return other > own ? Order.TOGETHER : Order.GUARD;
    }
    if (own != other) {
      return own > other ? Order.GUARD : Order.ATTACKER;
    }
    int size = guard.weapon().size().rank() - weapon.rank();
    if (size != 0) {
      return size > 0 ? Order.GUARD : Order.ATTACKER;
    }
    return guard.number == attacker.number
        ? Order.TOGETHER
        : guard.number < attacker.number ? Order.GUARD : Order.ATTACKER;
  }

  /** His weapon is longer than that of who comes charging. TH.GUARD.08 */
  boolean isLonger(Fighter guard, Fighter charger) {
    return fight.reach.farthest(guard, guard.weapon())
        > fight.reach.farthest(charger, charger.weapon());
  }

  /** The guard is asked, and strikes if he wants to. */
  public void meet(Fighter guard, Fighter other, boolean charging, boolean attacked) {
    if (mayMeet(guard, other, attacked)
        && fight.table.ask(new GuardQuestion(fight, this, guard, other, charging)).yes()) {
      strike(guard, other, charging);
    }
  }

  void strike(Fighter guard, Fighter other, boolean charging) {
    Blow blow = blow(guard, other, charging);
    if (blow == null || !mayMeet(guard, other, true)) {
      return;
    }
    guard.attacksLeft--;
    if (fight.listens()) {
      fight.tell(
          Event.of("guard strikes", "TH.GUARD.05")
              .by(guard.combatant)
              .on(other.combatant)
              .says(guard + " stands ready and strikes at " + other + "."));
    }
    fight.strike.make(guard, other, blow);
  }

  /** Weapons made for it strike twice as hard at who comes charging. TH.GUARD.03 */
  @Nullable Blow blow(Fighter guard, Fighter other, boolean charging) {
    Arms.Mode mode = mode(guard, other, true);
    if (mode == null) {
      return null;
    }
    return charging && mode.has("set") ? Blow.melee(mode, Trick.SET) : Blow.melee(mode);
  }
}
