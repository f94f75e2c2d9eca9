package dev.cleave.acks.sea;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of combat at sea. */
public final class SeaNumbers extends RoomNumbers {

  final Dice sinking = dice("sinking rounds");
  final int repairHands = number("repair hands");
  final int repairShare = number("repair share");
  final int hullDivisor = number("hull divisor");
  final int oilOnDeck = number("oil on deck");
  final Dice pitchLight = dice("pitch light");
  final Dice pitchHeavy = dice("pitch heavy");
  final int fireHands = number("fire hands");
  final int fireTurns = number("fire turns");
  final int ramThrow = number("ram throw");
  final Dice ramSmall = dice("ram small");
  final Dice ramLarge = dice("ram large");
  final int ramFactor = number("ram factor");
  final Dice ramSmallMonster = dice("ram small monster");
  final Dice ramLargeMonster = dice("ram large monster");
  final int ramSpeed = number("ram speed");
  final int turning = number("turning");
  final int grapple = number("grapple throw");
  final int captains = number("captains");
  final int crossingAttack = number("crossing attack");
  final int crossingArmour = number("crossing armour class");

  public SeaNumbers(Figures figures) {
    super(figures);
  }
}
