package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Somebody small in a great one's grip is thrown like a stone. A2.GAP.338 */
public final class Hurl implements Maneuver {

  private static final String RULE = "A2.GAP.338";
  private static final Forbidden NOT_HELD = new Forbidden("WHO does not hold FOE", RULE);
  private static final Forbidden TOO_BIG = new Forbidden("FOE is too big for WHO to hurl", RULE);
  private static final Forbidden SEATED = new Forbidden("FOE is not alone on his own feet", RULE);
  private static final Term NO_THROW = new Term("hurl", RULE, Tag.SITUATION);

  private final ManeuversRoom fight;

  Hurl(ManeuversRoom fight) {
    this.fight = fight;
  }

  @Override
  public String verb() {
    return "hurl";
  }

  @Override
  public int price() {
    return 0;
  }

  @Override
  public Term why() {
    return NO_THROW;
  }

  @Override
  public boolean endsCharge() {
    return false;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    if (!fight.memory.anybodyHeld || !fight.dragging().holds(who, foe)) {
      return NOT_HELD;
    }
    if (smaller(who, foe) < fight.maneuverNumbers().hurlCategories) {
      return TOO_BIG;
    }
    boolean alone =
        fight.mount(foe) == null
            && fight.vehicle(foe) == null
            && fight.riding().aboard(foe).isEmpty();
    return alone ? null : SEATED;
  }

  private int smaller(Combatant who, Combatant foe) {
    return -fight.maneuvers().larger(foe, who);
  }

  /** Whom one holds one need not hit. A2.R.157 */
  @Override
  public @Nullable String sure(Combatant who, Combatant foe) {
    return RULE;
  }

  /** Who is felled by it may be cleaved from. A2.MAN.GEN.02 */
  @Override
  public void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus) {
    fight.meleeAttack().reveal(who, foe);
    boolean stood = foe.isStanding();
    new Hurled(fight, who, foe, smaller(who, foe) * fight.maneuverNumbers().hurlFeet).go();
    fight.whenAttacked(who);
    if (stood && !foe.isStanding()) {
      fight.followThrough().afterBlow(who, foe, weapon, bonus);
    }
  }

  @Override
  public String note() {
    return ", thrown away and prone";
  }
}
