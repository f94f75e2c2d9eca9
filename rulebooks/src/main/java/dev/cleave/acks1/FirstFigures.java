package dev.cleave.acks1;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import java.util.List;
import java.util.Map;

/** The figures and options that only the first edition has. */
final class FirstFigures extends RoomNumbers {

  /** Which saves Wisdom helps. A1.GAP.239 */
  enum Wisdom {
    NONE,
    AGAINST_MAGIC,
    ALL
  }

  /** Larger by so many categories nobody is moved. A1.GAP.241 */
  static final int IMMOVABLE = 3;

  private static final int MOST_CLEAVES = 4;

  // Initiative and movement
  final int largeWeapon = number("large weapon");
  final boolean bonusOnly = option("dexterity and initiative", "bonus only");
  final int endurance = number("running endurance");
  final int enduranceUnstated = number("running endurance unstated");
  final int exhaustedTurns = number("exhausted turns");

  // Attacks
  final int chargeDamage = number("charge damage");
  final int retreating = number("retreating");
  final int surprised = number("surprised");
  final int unseenTarget = number("unseen target");
  final int heldTarget = number("held target");
  final int heldAttacker = number("held attacker");
  final int shapeSave = number("shape save");
  final boolean strengthInThrows = option("strength of throws", "as in melee");
  final boolean hitIsSplashed = option("direct hit splashes", "all");
  final boolean engagedArchers = option("engaged archers", "anybody farther off");

  // Wounds, morale and saves
  final int mortalRounds = number("mortal rounds");
  final int moraleBoth = number("morale both");
  final int moraleJudge = number("morale judge");
  final Wisdom wisdom =
      option("wisdom and saves", "none")
          ? Wisdom.NONE
          : option("wisdom and saves", "all") ? Wisdom.ALL : Wisdom.AGAINST_MAGIC;

  private final Chart size = chart("size of wrestlers");
  private final Map<String, List<String>> missileCleaves = words("missile cleaves");
  private final Map<String, List<String>> setWeapons = words("set weapons");
  private final Map<String, List<String>> hooves = words("hooves");
  private final Map<String, List<String>> shapes = words("shapes");
  private final Map<String, List<String>> twoWeapons = words("two weapons");
  private final Map<String, List<String>> flames = words("flames");

  FirstFigures(Figures figures) {
    super(figures);
  }

  /** The save of one who is larger by so many categories. A1.GAP.241 */
  int sizeSave(int larger) {
    return size.at(larger);
  }

  /** A1.CLEAVE.10 */
  int missileCleaves(Weapon weapon) {
    for (var row : missileCleaves.entrySet()) {
      if (row.getValue().contains(weapon.id())) {
        return Integer.parseInt(row.getKey());
      }
    }
    return MOST_CLEAVES;
  }

  /** Can be set against a charge, perhaps only in both hands. A1.GAP.218 */
  boolean isSet(Weapon weapon, boolean inBothHands) {
    return weapon.has("settable")
        || has(setWeapons, "as they are", weapon.id())
        || inBothHands && has(setWeapons, "both hands", weapon.id());
  }

  /** Hooves are not, at the end of a charge. A1.CHARGE.10, A1.EX.209 */
  boolean isDoubled(Weapon weapon) {
    return !weapon.natural() || !has(hooves, "attacks", weapon.name());
  }

  /** On four legs, or none. A1.GAP.241 */
  boolean isSteady(Creature sheet) {
    return has(shapes, "kinds", sheet.kind()) || has(shapes, "creatures", sheet.id());
  }

  /** A1.GAP.260 */
  boolean isBarredFromTwo(String calling) {
    return has(twoWeapons, "barred", calling);
  }

  /** A1.OIL.18 */
  boolean isFlame(List<String> types) {
    return types.stream().anyMatch(type -> has(flames, "types", type));
  }

  private static boolean has(Map<String, List<String>> table, String row, String word) {
    return table.getOrDefault(row, List.of()).contains(word);
  }
}
