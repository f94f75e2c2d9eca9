package dev.cleave.acks.maneuvers;

import static dev.cleave.acks.book.State.WRESTLED;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** A foe is seized and held. A2.MAN.WRESTLE.01-06 */
public final class Wrestle implements Maneuver {

  private static final Forbidden HELD = new Forbidden("FOE is held already", "A2.MAN.WRESTLE.06");
  private static final Forbidden FULL_HANDS =
      new Forbidden("WHO needs both hands free for it", "A2.COND.WREST.03");
  private static final Forbidden BUSY =
      new Forbidden("WHO has his hands full with somebody else", "A2.COND.WREST.03");
  private static final Forbidden SECOND_RANK =
      new Forbidden("WHO would have to reach past a friend", "A2.GAP.333");
  private static final Term PRICE = new Term("wrestle", "A2.MAN.WRESTLE.01", Tag.SITUATION);

  private final ManeuversRoom fight;

  Wrestle(ManeuversRoom fight) {
    this.fight = fight;
  }

  @Override
  public String verb() {
    return "wrestle";
  }

  @Override
  public int price() {
    return fight.maneuverNumbers().wrestle;
  }

  @Override
  public Term why() {
    return PRICE;
  }

  /** Beasts hold with a limb, people with both hands. */
  @Override
  public @Nullable Forbidden bars(Combatant who) {
    boolean empty =
        (who.weapon().natural() || who.weapon().isUnarmed()) && who.offHand().isUnarmed();
    return empty || !fight.gripsTakeHands() ? null : FULL_HANDS;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    if (fight.isHeld(foe)) {
      return HELD;
    }
    Forbidden full = bars(who);
    if (full != null) {
      return full;
    }
    if (!who.weapon().natural() && fight.escaping().wrestled(who) != null) {
      return BUSY;
    }
    return fight.meleeAttack().reachedOver(who, foe) == null ? null : SECOND_RANK;
  }

  @Override
  public boolean slipsPastArmour() {
    return fight.gripsPastArmour();
  }

  /** No damage is dealt. A2.MAN.WRESTLE.04 */
  @Override
  public void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus) {
    if (fight.meleeAttack().lands(who, foe, weapon, bonus)) {
      fight.soon(foe, () -> attempt(who, foe));
    }
  }

  /** The save against it, and the hold if it fails. A2.MAN.WRESTLE.04-06 */
  public void attempt(Combatant who, Combatant foe) {
    Tally save = fight.maneuvers().save(foe, fight.maneuvers().steps(foe, who));
    if (!fight.maneuvers().isSaved(foe, save) && foe.isStanding()) {
      seize(who, foe);
    }
  }

  /** Holds him, without another throw. A2.MAN.WRESTLE.06 */
  public void seize(Combatant by, Combatant foe) {
    fight.escaping().hold(by, foe, WRESTLED);
  }

  @Override
  public boolean worksHeld() {
    return true;
  }

  @Override
  public String note() {
    return ", a save or held, no damage";
  }
}
