package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.book.Arms;
import java.util.EnumSet;

/**
 * An attack as it is made: the weapon and how it is held, near or far, and what is particular.
 *
 * @param missile whether it is shot or thrown. TH.TYPE.02
 * @param aim the place a called shot is aimed at, or empty. TH.CALL.01
 */
public record Blow(Arms.Mode mode, boolean missile, EnumSet<Trick> tricks, String aim) {

  public static Blow melee(Arms.Mode mode, Trick... tricks) {
    return new Blow(mode, false, set(tricks), "");
  }

  public static Blow missile(Arms.Mode mode, Trick... tricks) {
    return new Blow(mode, true, set(tricks), "");
  }

  private static EnumSet<Trick> set(Trick... tricks) {
    EnumSet<Trick> set = EnumSet.noneOf(Trick.class);
    for (Trick trick : tricks) {
      set.add(trick);
    }
    return set;
  }

  public Weapon weapon() {
    return mode.weapon();
  }

  public boolean is(Trick trick) {
    return tricks.contains(trick);
  }

  /** The same with one thing more that is particular about it. */
  public Blow and(Trick trick) {
    EnumSet<Trick> more = EnumSet.copyOf(tricks);
    more.add(trick);
    return new Blow(mode, missile, more, aim);
  }

  /** The same, called at a place. */
  public Blow at(String place) {
    return new Blow(mode, missile, tricks, place).and(Trick.CALLED);
  }

  /** Thrown by hand: Strength counts. TH.C.ABIL.01 */
  public boolean isThrown() {
    return missile && weapon().melee() || missile && weapon().has("thrown");
  }

  /** Hands, feet and body: no weapon to make a critical hit with. TH.CRIT.20 */
  public boolean isUnarmed() {
    return is(Trick.PUMMEL) || is(Trick.KICK) || is(Trick.WRESTLE) || is(Trick.OVERBEAR);
  }

  /** Only what protects a body without its armour counts. TH.SAP.05, TH.C.WRES.02 */
  boolean isPastArmour() {
    return is(Trick.SAP) || is(Trick.WRESTLE);
  }
}
