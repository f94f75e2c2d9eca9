package dev.cleave.thac0.book;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A weapon as the master table has it: speed, rate of fire, and the ways it can be used hand to
 * hand. TH.C.WEAP.01
 *
 * @param speed factor, before any magic
 * @param halves shots in two rounds, 0 if it shoots nothing
 * @param modes ways to strike with it, the best first
 */
public record Arms(int speed, int halves, List<Mode> modes) {

  /**
   * One way to strike: so many hands, one type of damage, from so near to so far.
   *
   * @param least feet nearer than which it does not strike. TH.C.REACH.01
   * @param reach in feet, of a man's arm. TH.REACH.02
   * @param small damage to what is no larger than a man
   * @param large damage to what is. TH.C.WEAP.02
   */
  public record Mode(
      Weapon weapon, int hands, String type, int least, int reach, Dice small, Dice large) {

    /** The dice against somebody of a size. */
    public Dice damage(Size size) {
      return size.rank() > Size.MAN_SIZED.rank() ? large : small;
    }

    public boolean has(String mark) {
      return weapon.has(mark);
    }
  }

  private static final int PLAIN_REACH = 5;

  static Arms of(Weapon weapon) {
    Dice large = dice(weapon, "large ", weapon.damage());
    var modes = new ArrayList<Mode>();
    if (weapon.melee() && weapon.hands() < 2 && !weapon.twoHanded().equals(weapon.damage())) {
      Dice both = dice(weapon, "large two-handed ", weapon.twoHanded());
      int reach = number(weapon, "two-handed reach ", number(weapon, "reach ", PLAIN_REACH));
      add(modes, weapon, 2, reach, weapon.twoHanded(), both);
    }
    if (weapon.melee()) {
      int reach = number(weapon, "reach ", PLAIN_REACH);
      add(modes, weapon, Math.max(1, weapon.hands()), reach, weapon.damage(), large);
    } else {
      add(modes, weapon, Math.max(1, weapon.hands()), 0, weapon.damage(), large);
    }
    return new Arms(number(weapon, "speed ", 0), rate(weapon), List.copyOf(modes));
  }

  /** Piercing attacks of more than five feet strike at their full reach only. TH.REACH.04 */
  private static void add(
      List<Mode> modes, Weapon weapon, int hands, int reach, Dice small, Dice large) {
    for (String type : weapon.types()) {
      boolean full = !weapon.natural() && type.equals("piercing") && reach > PLAIN_REACH;
      modes.add(
          new Mode(weapon, hands, type, full ? reach - PLAIN_REACH + 1 : 0, reach, small, large));
    }
  }

  /** "rate 2" is twice a round, "rate 1/2" every other. TH.C.WEAP.06 */
  private static int rate(Weapon weapon) {
    if (weapon.range() == null) {
      return 0;
    }
    String rate = word(weapon, "rate ");
    if (rate == null) {
      return 2;
    }
    return rate.endsWith("/2")
        ? Integer.parseInt(rate.substring(0, rate.length() - 2))
        : 2 * Integer.parseInt(rate);
  }

  private static @Nullable String word(Weapon weapon, String start) {
    for (String trait : weapon.traits()) {
      if (trait.startsWith(start)) {
        return trait.substring(start.length());
      }
    }
    return null;
  }

  private static int number(Weapon weapon, String start, int otherwise) {
    String word = word(weapon, start);
    return word == null ? otherwise : Integer.parseInt(word);
  }

  private static Dice dice(Weapon weapon, String start, Dice otherwise) {
    for (String trait : weapon.traits()) {
      if (trait.startsWith(start) && Character.isDigit(trait.charAt(start.length()))) {
        return Dice.parse(trait.substring(start.length()));
      }
    }
    return otherwise;
  }

  /** A missile on its way, or what is done with the weapon at a distance. */
  public Mode flying() {
    return modes.getLast();
  }

  /** The weapons somebody strikes with on his count by nature, in order. TH.MELEE.02 */
  public static List<Weapon> routine(Creature sheet) {
    var routine = new ArrayList<Weapon>();
    for (Weapon attack : sheet.attacks()) {
      for (int i = 0; attack.melee() && i < attack.count(); i++) {
        routine.add(attack);
      }
    }
    return routine;
  }
}
