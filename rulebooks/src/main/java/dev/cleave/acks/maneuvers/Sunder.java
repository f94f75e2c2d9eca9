package dev.cleave.acks.maneuvers;

import static dev.cleave.acks.book.State.SHIELDLESS;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** A weapon or a shield is broken. A2.MAN.SUNDER.01-10 */
public final class Sunder extends Hampering {

  private static final Forbidden NO_WEAPON =
      new Forbidden("FOE has no weapon in hand that could be broken", "A2.MAN.SUNDER.01");
  private static final Forbidden NO_SHIELD =
      new Forbidden("FOE has no shield on his arm", "A2.MAN.SUNDER.02");
  private static final Term STURDY = new Term("sturdy", "A2.MAN.SUNDER.07", Tag.WEAPON);
  private static final Term HAFTED = new Term("hafted", "A2.MAN.SUNDER.08", Tag.WEAPON);
  private static final Term STRIKING =
      new Term("magic of the striking weapon", "A2.MAN.SUNDER.05", Tag.WEAPON);
  private static final Term STRUCK =
      new Term("magic of the struck item", "A2.MAN.SUNDER.06", Tag.WEAPON);

  private final boolean shield;

  /**
   * @param shield whether it is aimed at the shield rather than the weapon
   */
  Sunder(ManeuversRoom fight, boolean shield) {
    super(fight, shield ? "sunder shield" : "sunder weapon", "A2.MAN.SUNDER.02");
    this.shield = shield;
  }

  @Override
  public String at(Combatant foe) {
    return verb() + " of " + foe.name();
  }

  @Override
  public int price() {
    return fight.maneuverNumbers().sunderOther;
  }

  /** A2.MAN.SUNDER.01-02 */
  @Override
  public int price(Combatant who, Combatant foe) {
    return isHafted(foe) ? fight.maneuverNumbers().sunderHafted : price();
  }

  private boolean isHafted(Combatant foe) {
    return !shield && fight.maneuverNumbers().hafted.contains(foe.weapon().id());
  }

  private boolean isSturdy(Combatant foe) {
    return shield || fight.maneuverNumbers().sturdy.contains(foe.weapon().id());
  }

  private int magic(Combatant foe) {
    return shield ? foe.sheet().shield().magic() : foe.weapon().magic();
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Combatant foe) {
    return isThere(foe) ? null : shield ? NO_SHIELD : NO_WEAPON;
  }

  private boolean isThere(Combatant foe) {
    return shield
        ? fight.wielding().hasShieldUp(foe)
        : !foe.weapon().natural() && !foe.weapon().isUnarmed();
  }

  /** A2.MAN.SUNDER.10 */
  private boolean isProof(Combatant foe, Weapon by) {
    return magic(foe) > Math.max(0, by.magic());
  }

  /**
   * Its magic may keep it whole, but not its bearer from the blow and the save. A2.MAN.SUNDER.04-10
   */
  @Override
  public void attempt(Combatant who, Combatant foe, Weapon weapon, int dealt) {
    if (!isThere(foe)) {
      return;
    }
    Tally save = fight.maneuvers().save(foe, 0);
    save.plus(-weapon.magic(), STRIKING);
    save.plus(magic(foe), STRUCK);
    save.plusIf(isSturdy(foe), fight.maneuverNumbers().sunderSturdySave, STURDY);
    save.plusIf(isHafted(foe), fight.maneuverNumbers().sunderHaftedSave, HAFTED);
    if (!fight.maneuvers().isSaved(foe, save)) {
      if (isProof(foe, weapon)) {
        tellWhole(who, foe);
      } else {
        shatter(who, foe);
      }
    }
  }

  private void tellWhole(Combatant by, Combatant foe) {
    if (fight.table.listens()) {
      String what = what(foe);
      fight.table.tell(
          Event.of("withstood", "A2.MAN.SUNDER.10")
              .by(by)
              .on(foe)
              .fact("what", what)
              .says(foe.name() + "'s " + what + " has too much magic in it to break."));
    }
  }

  private String what(Combatant foe) {
    return shield ? foe.sheet().shield().name() : foe.weapon().name();
  }

  /** It is broken, without another throw. A2.MAN.SUNDER.09 */
  public void shatter(Combatant by, Combatant foe) {
    if (!isThere(foe)) {
      return;
    }
    String what = what(foe);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("sundered", "A2.MAN.SUNDER.09")
              .by(by)
              .on(foe)
              .fact("what", what)
              .says(by.name() + " breaks " + foe.name() + "'s " + what + "."));
    }
    if (shield) {
      foe.setShield(false);
      fight.gain(foe, SHIELDLESS);
    } else {
      foe.drop(foe.weapon());
      foe.wield(foe.emptyHanded());
    }
  }

  /** No hold helps to break what is held. */
  @Override
  public @Nullable String sure(Combatant who, Combatant foe) {
    return null;
  }

  @Override
  public String note() {
    return ", a save or it breaks";
  }
}
