package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import org.jspecify.annotations.Nullable;

/** A side as the Judge remembers it when nerves are tried. */
public final class MoraleGroup implements Cloneable {

  static final String HENCHMAN = "henchman";

  public final Side side;
  public int losses;
  public boolean shaken;
  public boolean sawFlight;
  public boolean toTheDeath;

  /** Only the hired hands of the players' party. */
  public final boolean henchmen;

  /** 1 frightened retreat to 5 victory or death, 0 before the first roll. */
  public int result;

  /** They have lost sight of those they were after, or stopped for something. */
  public boolean stays;

  /** The round spent on what was thrown down before them. */
  public int gathering;

  /** Whether they are hungry, once somebody wanted to know; null before. */
  public @Nullable Boolean hungry;

  MoraleGroup(Side side, boolean henchmen) {
    this.side = side;
    this.henchmen = henchmen;
  }

  /** Somebody rolls for them. */
  public boolean isTried() {
    return henchmen || side.isJudges();
  }

  public boolean has(Combatant who) {
    return who.side() == side && (!henchmen || who.sheet().has(HENCHMAN));
  }

  MoraleGroup copy() {
    try {
      return (MoraleGroup) super.clone();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
