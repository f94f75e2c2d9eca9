package dev.cleave.acks2;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The optional rules of the second edition: which are chosen, and their figures. A2O.MIX.01 */
final class OptionNumbers extends RoomNumbers {

  final boolean largeMonsters = option("large monster penetration", "on");
  final boolean explodingTwenties = option("exploding twenties", "on");
  final boolean encounterGroups = option("encounter groups", "on");
  final boolean staticInitiative = option("static initiative", "on");
  final boolean firstAndLast = option("first and last", "on");
  final boolean tideTurns = option("tide turns", "on");
  final boolean mysteriesOfMagic = option("mysteries of magic", "on");
  final boolean simultaneousDuels = option("simultaneous duels", "on");
  final int duelWounds = number("duel wounds");

  private final Chart penetration = chart("armour penetration");

  OptionNumbers(Figures figures) {
    super(figures);
  }

  /** Nothing is chosen: the book is played as it is. */
  boolean isEmpty() {
    return !largeMonsters
        && !explodingTwenties
        && !encounterGroups
        && !staticInitiative
        && !simultaneousDuels;
  }

  /**
   * Of a monster by its weight, or by its size where that is all one knows; the heaviest come in
   * three bands. A2O.T.LARGE, A2O.GAP.03
   */
  int penetration(Creature sheet) {
    int band = Math.max(0, sheet.size().rank() - Size.MAN_SIZED.rank());
    int stone = sheet.number("weight", 0);
    if (stone > 0) {
      for (band = Size.COLOSSAL.rank(); stone < penetration.at(band, "stone"); band--) {
        continue;
      }
    }
    return penetration.at(band, "points");
  }
}
