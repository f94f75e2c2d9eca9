package dev.cleave.acks.maneuvers;

import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.PETRIFIED;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Harm;
import dev.cleave.acks.damage.Resistance;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** The helpless are put to death. A2.MAN.COUP.01-08, A2.GAP.309 */
public class CoupDeGrace implements Maneuver {

  private static final Forbidden NOT_HELPLESS =
      new Forbidden("FOE is not helpless", "A2.MAN.COUP.01");
  private static final Forbidden TOO_BIG =
      new Forbidden("FOE is larger than WHO", "A2.MAN.COUP.02");
  private static final Forbidden ENGAGED =
      new Forbidden("WHO is engaged by HOLDER", "A2.MAN.COUP.03");
  private static final Forbidden UNHARMED =
      new Forbidden("FOE takes no harm from WHO's attack", "A2.MAN.COUP.04");
  private static final Forbidden TOO_FAR =
      new Forbidden("FOE is not within five feet of WHO", "A2.GAP.309");
  private static final Forbidden ONCE =
      new Forbidden("WHO has done it once in this segment", "A2.GAP.309");
  private static final Term NO_THROW = new Term("coup de grace", "A2.MAN.COUP.05", Tag.SITUATION);

  private final ManeuversRoom fight;

  protected CoupDeGrace(ManeuversRoom fight) {
    this.fight = fight;
  }

  @Override
  public String verb() {
    return "coup de grace";
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
  public boolean strikesFallen() {
    return true;
  }

  @Override
  public boolean endsCharge() {
    return false;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    if (!fight.isHelpless(foe)) {
      return NOT_HELPLESS;
    }
    if (isTooBig(who, foe)) {
      return TOO_BIG;
    }
    if (fight.engagement().isEngaged(who)) {
      return ENGAGED;
    }
    if (!fight.field.within(who, foe, fight.book.meleeReach)) {
      return TOO_FAR;
    }
    if (fight.fighter(who).gaveCoup) {
      return ONCE;
    }
    return canHarm(who, foe) ? null : UNHARMED;
  }

  /** A2.MAN.COUP.02 */
  protected boolean isTooBig(Combatant who, Combatant foe) {
    return fight.maneuvers().larger(foe, who) > 0;
  }

  /** A net wounds nobody, nor do bare hands through mail. */
  private boolean canHarm(Combatant who, Combatant foe) {
    Weapon found = fight.wielding().melee(who);
    Weapon weapon = found == null ? who.weapon() : found;
    boolean wounds = fight.wielding().grip(who, weapon).most() > 0;
    if (!wounds || fight.fists().areVain(who, foe, weapon)) {
      return false;
    }
    Harm harm = fight.damageTypes().harm(who, weapon);
    return !foe.is(PETRIFIED) && !Resistance.isImmune(fight.resistance().against(foe, harm));
  }

  /** A2.MAN.COUP.05 */
  @Override
  public @Nullable String sure(Combatant who, Combatant foe) {
    return "A2.MAN.COUP.05";
  }

  /** Neither throw nor damage nor cleave, and who came unheard stays so. A2.MAN.COUP.05-08 */
  @Override
  public void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus) {
    fight.meleeAttack().hits(who, foe, weapon, bonus);
    fight.memory.offence = true;
    fight.fighter(who).gaveCoup = true;
    fight.lose(who, HIDDEN); // A2.COND.HIDE.02
    fight.slay(foe, who);
  }

  @Override
  public String note() {
    return ", slain";
  }
}
