package dev.cleave.weaponskill.attack;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.weaponskill.fray.Fighter;
import org.jspecify.annotations.Nullable;

/**
 * The number an attack would need when it came to it: with the weapon drawn and at the end of the
 * walk, nobody answering it.
 */
public final class Prospect {

  private static final Term HELPLESS =
      new Term("helpless: struck without a throw", "WS.COND.05", Tag.STATE);
  private static final Term BLIND = new Term("darkness: no shot hits", "WS.COND.09", Tag.SITUATION);

  private final Exchange fight;
  private final Fighter fighter;

  public Prospect(Exchange fight, Fighter fighter) {
    this.fight = fight;
    this.fighter = fighter;
  }

  /** The rule that decides a blow at somebody where no die does; null where it is a die. */
  public @Nullable Term decides(Fighter enemy) {
    return fight.awareness.isHelpless(enemy) ? HELPLESS : null;
  }

  /** A blow; null if it lands without a throw. WS.COND.05 */
  public @Nullable Tally blow(Fighter enemy, @Nullable Weapon drawn) {
    if (fight.awareness.isHelpless(enemy)) {
      return null;
    }
    Weapon weapon = drawn == null ? fight.melee.first(fighter) : drawn;
    boolean changed = fighter.changedWeapon;
    fighter.changedWeapon |= isChange(drawn);
    Tally tally =
        isAtHand(enemy, weapon)
            ? fight.attackRoll.melee(fighter, enemy, weapon)
            : afterWalk(enemy, weapon);
    fighter.changedWeapon = changed;
    return tally;
  }

  private boolean isAtHand(Fighter enemy, Weapon weapon) {
    return fighter.heldBy == enemy
        || fight
            .field()
            .within(fighter.combatant, enemy.combatant, fight.reach.of(fighter, weapon));
  }

  /** A walk lets go of whoever is held, who may then stand by a friend again. */
  private Tally afterWalk(Fighter enemy, Weapon weapon) {
    Fighter held = fighter.holds;
    if (held == null) {
      return fight.attackRoll.melee(fighter, enemy, weapon);
    }
    boolean pinned = held.pinned;
    fighter.holds = null;
    held.heldBy = null;
    held.pinned = false;
    Tally tally = fight.attackRoll.melee(fighter, enemy, weapon);
    fighter.holds = held;
    held.heldBy = fighter;
    held.pinned = pinned;
    return tally;
  }

  /** A shot; into a crowd if so meant. */
  public Tally shot(Fighter enemy, @Nullable Weapon drawn, boolean intoCrowd) {
    Weapon weapon = drawn == null ? fighter.weapon() : drawn;
    int crowd = intoCrowd ? fight.crowds.crowd(enemy).size() : 0;
    if (!isChange(drawn) || weapon.natural()) {
      return fight.attackRoll.ranged(fighter, enemy, weapon, crowd);
    }
    boolean changed = fighter.changedWeapon;
    int aimed = fighter.aimedInRound;
    fighter.changedWeapon = true;
    fighter.aimedInRound = 0; // WS.CHANGE.01
    Tally tally = fight.attackRoll.ranged(fighter, enemy, weapon, crowd);
    fighter.changedWeapon = changed;
    fighter.aimedInRound = aimed;
    return tally;
  }

  private boolean isChange(@Nullable Weapon drawn) {
    return drawn != null && !drawn.equals(fighter.weapon());
  }

  /** The same of a shot: what counts whatever the die shows. */
  public @Nullable Term decidesShot() {
    return fight.awareness.isInDarkness(fighter) ? BLIND : null;
  }

  /** "needs 9+", or why no die is thrown. */
  public String words(Fighter enemy, @Nullable Weapon drawn) {
    Tally tally = blow(enemy, drawn);
    return tally == null ? "helpless" : "needs " + tally.face() + "+";
  }

  /** The same of a shot. */
  public String words(Fighter enemy, @Nullable Weapon drawn, boolean intoCrowd) {
    return fight.awareness.isInDarkness(fighter)
        ? BLIND.label()
        : "needs " + shot(enemy, drawn, intoCrowd).face() + "+";
  }
}
