package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Striking to knock out, with the flat or the haft. A2.NONLETHAL.10, A2.MAN.INCAP.01-03 */
final class Incapacitating implements Maneuver {

  private static final Forbidden NONLETHAL =
      new Forbidden("WHO's blows with it only knock out anyway", "A2.MAN.INCAP.03");
  private static final Term FLAT = new Term("to knock out", "A2.NONLETHAL.10", Tag.SITUATION);

  private final ManeuversRoom fight;

  Incapacitating(ManeuversRoom fight) {
    this.fight = fight;
  }

  @Override
  public String verb() {
    return "incapacitate";
  }

  /** A2.MAN.INCAP.01 */
  @Override
  public int price() {
    return fight.maneuverNumbers().incapacitate;
  }

  @Override
  public Term why() {
    return FLAT;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who) {
    Weapon weapon = fight.wielding().melee(who);
    return weapon != null && weapon.has("nonlethal") ? NONLETHAL : null;
  }

  @Override
  public void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus) {
    fight.meleeAttack().strike(who, foe, weapon, bonus);
  }

  /** A2.MAN.INCAP.02 */
  @Override
  public Harm harm(Harm harm) {
    return harm.flat();
  }

  @Override
  public boolean worksHeld() {
    return true;
  }

  @Override
  public boolean isWorthMore(Combatant who) {
    return true;
  }

  @Override
  public String note() {
    return ", nonlethal";
  }
}
