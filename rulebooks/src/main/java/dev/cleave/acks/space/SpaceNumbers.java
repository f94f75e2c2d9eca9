package dev.cleave.acks.space;

import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of reach, engagement, steps and loads. */
public final class SpaceNumbers extends RoomNumbers {

  // Steps and engagement
  public final int closingStep = number("closing step");
  public final int crawl = number("prone crawl");
  public final int engagementDistance = number("engagement distance");
  public final boolean disorderAtOnce = option("charge disorder", "at once");
  final boolean unknownCount = option("the unknown", "counted");
  public final boolean engagementBySize = option("engagement by size", "on");
  public final boolean freeFacingFrontOnly = option("free facing", "front only");
  public final boolean passingLargerAllies = option("passing larger allies", "on");
  private final Chart engagementSizes = chart("engagement by size");

  // Light
  final int dimLight = number("dim light");
  final int infravision = number("infravision");

  // Hands and loads
  public final int handReach = number("hand reach");
  final int meleeHeight = number("melee height");
  public final int stepHeight = number("step height");
  public final int limbsDivisor = number("limbs divisor");
  public final int thingsAStone = number("things a stone");
  public final int mostLoad = number("most load");
  public final int carrierSizes = number("carrier sizes");

  // Water and ladders
  final int wadingShare = number("wading share");
  final int wadingDrag = number("wading drag");
  final int swimmingDrag = number("swimming drag");
  private final Chart standingDepth = chart("standing depth");

  private final Chart speedByStone = chart("speed by stone");
  private final Chart weight = chart("weight by size");

  public SpaceNumbers(Figures figures) {
    super(figures);
  }

  /** How many of one size it takes to engage one of another. A2.ENGAGE.19 */
  public int engagers(int engagerRank, int engagedRank) {
    return engagementSizes.at(engagerRank, Math.max(0, engagedRank - 1));
  }

  /** Feet of a movement action under a load. A2.GAP.109 */
  public int speedByStone(int stone) {
    return speedByStone.at(stone);
  }

  /** Feet of water in which one of that size can still stand. A2.R.190 */
  int standingDepth(int sizeRank) {
    return standingDepth.at(sizeRank);
  }

  /** Stones a body weighs. A2.GAP.139 */
  public int weight(int sizeRank) {
    return weight.at(sizeRank);
  }
}
