package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.book.Arms;

/**
 * An attack as it is made: the weapon and how it is held, near or far, and what is particular.
 *
 * @param missile whether it is shot or thrown. TH.TYPE.02
 * @param tricks a bit for each by its place in the list
 * @param aim the place a called shot is aimed at, or empty. TH.CALL.01
 */
public record Blow(Arms.Mode mode, boolean missile, long tricks, String aim) {

  public static Blow melee(Arms.Mode mode, Trick... tricks) {
    return new Blow(mode, false, bits(tricks), "");
  }

  public static Blow missile(Arms.Mode mode, Trick... tricks) {
    return new Blow(mode, true, bits(tricks), "");
  }

  private static long bits(Trick... tricks) {
    long bits = 0;
    for (Trick trick : tricks) {
      bits |= 1L << trick.ordinal();
    }
    return bits;
  }

  public Weapon weapon() {
    return mode.weapon();
  }

  public boolean is(Trick trick) {
    return (tricks >>> trick.ordinal() & 1) != 0;
  }

  /** The same with one thing more that is particular about it. */
  public Blow and(Trick trick) {
    return new Blow(mode, missile, tricks | 1L << trick.ordinal(), aim);
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
    return is(Trick.PUMMEL)
        || is(Trick.KICK)
        || is(Trick.WRESTLE)
        || is(Trick.OVERBEAR)
        || weapon().isUnarmed() && (tricks & WITH_MORE) == 0;
  }

  /** Bare hands in name only: a shield, a stone or a spell is what strikes. */
  private static final long WITH_MORE =
      bits(Trick.PUNCH, Trick.RUSH, Trick.TOUCH, Trick.GRENADE, Trick.SAP, Trick.NET);

  /** Only what protects a body without its armour counts. TH.SAP.05, TH.C.WRES.02 */
  boolean isPastArmour() {
    return is(Trick.SAP) || is(Trick.WRESTLE);
  }
}
