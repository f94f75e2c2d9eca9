package dev.cleave.acks.damage;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of hit points lost. */
public final class DamageNumbers extends RoomNumbers {

  public final int leastDamage = number("minimum damage");
  public final int resistance = number("resistance divisor");
  final Dice falling = dice("falling");
  public final int fallingFeet = number("falling feet");
  final int fallingDice = number("falling dice");
  public final int nonlethalRecovery = number("nonlethal recovery");

  public DamageNumbers(Figures figures) {
    super(figures);
  }
}
