package dev.cleave.thac0.fray;

import dev.cleave.engine.creature.Item;
import org.jspecify.annotations.Nullable;

/** What lasts from round to round besides wounds and states: slow healing, rest, buckles undone. */
public final class Plight {

  /** Hit points that do not grow again by themselves. TH.GREN.11 */
  public int unclosed;

  /** What the last wound took, in which round, and whether a healer has seen him. TH.C.HEAL.03 */
  public int lastWound;

  public int woundedIn;

  /** Since when he has not been whole, 0 if he is. */
  public int hurtSince;

  public boolean tended;

  /** The round from which one that closes its wounds may get up again, 0 if none. TH.R.17 */
  public int rises;

  /** Rounds under water without a breath. TH.C.GAP.04 */
  public int breathless;

  /** The round in which the armour is on or off, 0 if he is not about it. TH.C.ARM.07 */
  public int dressed;

  /** He has run himself out of breath and must rest a turn. TH.C.MOVE.19 */
  public boolean winded;

  /** Psionic strength left. TH.C.ITEM.03 */
  public int strength;

  /** Whom he last laid hands on and in which round; when he last kept up a hold. TH.C.WRES.03 */
  public int seized = -1;

  public int seizedIn;
  public int keptIn;

  /** A scroll he is reading this round. TH.C.ITEM.01 */
  public @Nullable Item reading;

  /** Points of exertion. TH.C.FAT.01 */
  public int exertion;

  /** What his mount has suffered, and that it is no more. TH.C.GAP.03 */
  public int mountHarm;

  public boolean mountSlain;

  /** What has tried his nerve already, as bits. TH.C.MOR.03 */
  public int tried;

  /** Rounds in a row out of every enemy's reach, of who gives way. TH.C.MOR.06 */
  public int unpursued;

  /** He has failed to turn undead in this encounter. TH.C.TURN.04 */
  public boolean turnedInVain;

  /** Rounds in a row without exertion. TH.C.FAT.04 */
  public int rested;

  Plight() {}

  Plight(Plight other) {
    this.unclosed = other.unclosed;
    this.lastWound = other.lastWound;
    this.woundedIn = other.woundedIn;
    this.hurtSince = other.hurtSince;
    this.tended = other.tended;
    this.rises = other.rises;
    this.breathless = other.breathless;
    this.dressed = other.dressed;
    this.winded = other.winded;
    this.strength = other.strength;
    this.seized = other.seized;
    this.seizedIn = other.seizedIn;
    this.keptIn = other.keptIn;
    this.reading = other.reading;
    this.exertion = other.exertion;
    this.mountHarm = other.mountHarm;
    this.mountSlain = other.mountSlain;
    this.tried = other.tried;
    this.unpursued = other.unpursued;
    this.turnedInVain = other.turnedInVain;
    this.rested = other.rested;
  }
}
