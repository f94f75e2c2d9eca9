package dev.cleave.thac0.space;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How far somebody strikes, with what and in which way. TH.REACH.01 */
public final class Reach {

  private final Fray fight;

  Reach(Fray fight) {
    this.fight = fight;
  }

  /** More hands than anybody has: it is too large for him. */
  public static final int TOO_LARGE = 3;

  /** Hands a weapon takes of one of his size; the table speaks of men. TH.C.WEAP.03 */
  public static int hands(Fighter fighter, Weapon weapon) {
    return hands(fighter.size(), weapon);
  }

  /** The same of a sheet. */
  public static int hands(Size size, Weapon weapon) {
    int own = size.rank();
    int man = Size.MAN_SIZED.rank();
    if (own == man || weapon.natural() || weapon.isUnarmed()) {
      return weapon.hands();
    }
    if (own > man) {
      return weapon.hands() == 2 && weapon.size() == Size.LARGE ? 1 : weapon.hands();
    }
    int larger = weapon.size().rank() - own;
    return larger >= 2 ? TOO_LARGE : larger == 1 ? 2 : weapon.hands();
  }

  /** The other hand is free for the weapon, so that both may hold it. */
  public boolean hasBothHands(Fighter fighter) {
    if (fighter.combatant.bearsShield() && !fighter.prowess.shield().isBuckler()
        || !fighter.combatant.offHand().isUnarmed()) {
      return false;
    }
    for (Item item : fighter.combatant.items()) {
      if (item.isInHand()) {
        return false;
      }
    }
    return true;
  }

  /** Feet he reaches farther than a man. TH.C.REACH.06 */
  private static int longer(Fighter fighter) {
    return Math.max(0, fighter.prowess.reach() - Field.BESIDE);
  }

  /** The best way to strike with a weapon at that distance, null if it does not reach. */
  public Arms.@Nullable Mode mode(Fighter fighter, Weapon weapon, int feet) {
    int longer = longer(fighter);
    List<Arms.Mode> modes = fighter.arms(weapon, fight.numbers).modes();
    for (int i = 0; i < modes.size(); i++) {
      Arms.Mode mode = modes.get(i);
      if (feet <= mode.reach() + longer
          && (mode.least() == 0 || feet >= mode.least() + longer)
          && isHeldSo(fighter, weapon, mode)) {
        return mode;
      }
    }
    return null;
  }

  /**
   * What strikes at all, by hand; a way of two hands takes both of them, unless his are large
   * enough.
   */
  private boolean isHeldSo(Fighter fighter, Weapon weapon, Arms.Mode mode) {
    int hands = hands(fighter, weapon);
    return mode.reach() > 0
        && hands < TOO_LARGE
        && (mode.hands() < 2 || weapon.hands() == 2 || hands == 2 || hasBothHands(fighter));
  }

  /** The farthest he strikes with a weapon. */
  public int farthest(Fighter fighter, Weapon weapon) {
    int farthest = 0;
    List<Arms.Mode> modes = fighter.arms(weapon, fight.numbers).modes();
    for (int i = 0; i < modes.size(); i++) {
      Arms.Mode mode = modes.get(i);
      if (isHeldSo(fighter, weapon, mode)) {
        farthest = Math.max(farthest, mode.reach() + longer(fighter));
      }
    }
    return farthest;
  }

  /** He can strike with it at any distance up to the farthest. TH.REACH.04 */
  public boolean isPlain(Fighter fighter, Weapon weapon) {
    for (Arms.Mode mode : fighter.arms(weapon, fight.numbers).modes()) {
      if (mode.least() > 0) {
        return false;
      }
    }
    return farthest(fighter, weapon) >= Field.BESIDE;
  }

  /** The farthest he strikes with whatever is in his hands. */
  public int farthest(Fighter fighter) {
    Weapon off = fighter.combatant.offHand();
    int farthest = farthest(fighter, fighter.weapon());
    return off.isUnarmed() ? farthest : Math.max(farthest, farthest(fighter, off));
  }

  /** A weapon in hand strikes as far as that, from where the two stand. */
  public boolean has(Fighter fighter, Fighter target) {
    int feet = fight.feet(fighter, target);
    return has(fighter, feet);
  }

  private boolean has(Fighter fighter, int feet) {
    Weapon weapon = fighter.weapon();
    if (mode(fighter, weapon, feet) != null) {
      return true;
    }
    Weapon off = fighter.combatant.offHand();
    return !off.isUnarmed() && mode(fighter, off, feet) != null;
  }

  /** The nearest he may be to strike with a weapon: a pike is no use at arm's length. */
  public boolean isTooNear(Fighter fighter, Weapon weapon, int feet) {
    return feet < farthest(fighter, weapon) && mode(fighter, weapon, feet) == null;
  }
}
