package dev.cleave.acks2;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The optional rules of the second edition: which are chosen, and their figures. A2O.MIX.01 */
final class OptionNumbers extends RoomNumbers {

  /** Stone, in which weights are banded. A2O.T.LARGE */
  private static final int FORTY = 40;

  private static final String CRITICAL = "critical effects";

  final boolean largeMonsters = option("large monster penetration", "on");
  final boolean explodingTwenties = option("exploding twenties", "on");
  final boolean encounterGroups = option("encounter groups", "on");
  final boolean staticInitiative = option("static initiative", "on");
  final boolean firstAndLast = option("first and last", "on");
  final boolean tideTurns = option("tide turns", "on");
  final boolean mysteriesOfMagic = option("mysteries of magic", "on");
  final boolean simultaneousDuels = option("simultaneous duels", "on");
  final int duelWounds = number("duel wounds");

  // Critical hits
  final boolean criticalHits = option("critical hits", "on");
  final boolean magicArmourByTheLetter = option("damaged magic armour", "by the letter");
  final boolean magicShieldMustSuffer = option("magic shield must suffer", "on");
  final int criticalMargin = number("critical margin");
  final int repair = number("repair");
  final int impairedAttack = number("impaired attack");
  final int impairedMove = number("impaired move");
  final int impairedMoveFeet = number("impaired move feet");
  final Dice brawl = dice("critical brawling");
  final Dice splinters = dice("splinters");
  final Set<String> swords = Set.copyOf(words("materials").getOrDefault("swords", List.of()));
  private final Set<String> wooden =
      Set.copyOf(words("materials").getOrDefault("not of metal", List.of()));
  private final List<CriticalEffect> againstArmed = column(0);
  private final List<CriticalEffect> againstBeasts = column(1);

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
        && !simultaneousDuels
        && !criticalHits;
  }

  private List<CriticalEffect> column(int column) {
    var effects = new ArrayList<CriticalEffect>();
    words(CRITICAL)
        .forEach(
            (row, words) -> {
              String word = column < words.size() ? words.get(column) : "";
              effects.add(CriticalEffect.named(CRITICAL, row, word));
            });
    return effects;
  }

  /** A2O.T.CRITICAL-EFFECTS */
  CriticalEffect effect(int die, boolean armed) {
    List<CriticalEffect> effects = effects(armed);
    return effects.get(Math.clamp(die - 1L, 0, effects.size() - 1));
  }

  List<CriticalEffect> effects(boolean armed) {
    return armed ? againstArmed : againstBeasts;
  }

  /** A2O.FX.BRAWL.02, A2O.FX.SUNDER.03 */
  boolean isMetal(Weapon weapon) {
    return !weapon.natural() && !weapon.isUnarmed() && !wooden.contains(weapon.id());
  }

  /**
   * Feet of a movement action of one who limps. A2O.FX.IMPMOVE.01, A2O.GAP.14
   *
   * @param feet a third of the speed by which it is reckoned
   */
  int limping(int feet) {
    int whole = 3 * feet;
    int lost = Math.min(whole * impairedMove / 100, impairedMoveFeet);
    return whole == 0 ? 0 : feet * (whole - lost) / whole / 5 * 5;
  }

  /**
   * Of a monster by its weight, or by its size where that is all one knows; the heaviest come in
   * three bands. A2O.T.LARGE, A2O.GAP.03
   */
  int penetration(Creature sheet) {
    int band = Math.max(0, sheet.size().rank() - Size.MAN_SIZED.rank());
    int stone = sheet.number("weight", 0);
    if (stone > 0) {
      for (band = Size.COLOSSAL.rank(); stone < FORTY * penetration.at(band, "forties"); band--) {
        continue;
      }
    }
    return penetration.at(band, "points");
  }
}
