package dev.cleave.acks.sea;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import java.util.List;

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
  final int cutHands = number("cut hands");
  final int captains = number("captains");
  final int crossingAttack = number("crossing attack");
  final int crossingArmour = number("crossing armour class");

  // The weather
  final Dice windDirection = dice("wind direction");
  final Dice windStrength = dice("wind strength");
  final Dice galeHours = dice("gale hours");
  final int galeTurns = number("gale turns");
  final Dice galeDamage = dice("gale damage");
  final int galeSave = number("gale save");
  final int galeRowed = number("gale rowed");
  final Chart quarters = chart("wind directions");
  final Chart strengths = chart("wind conditions");
  final Chart withTheWind = chart("sailing with the wind");
  final Chart againstTheWind = chart("sailing against the wind");

  public SeaNumbers(Figures figures) {
    super(figures);
  }

  /** The dice say where the wind blows from. A1.WIND.01 */
  final boolean isThrown() {
    return option("wind", "thrown");
  }

  /** The number an option's word has in a list of all it may be, -1 if it is none of them. */
  final int chosen(String option, List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      if (option(option, words.get(i))) {
        return i;
      }
    }
    return -1;
  }
}
