package dev.cleave.acks.attack;

import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of formations and shots at them. */
public final class FormationNumbers extends RoomNumbers {

  public final int formationSpacing = number("formation spacing");
  public final boolean thrownExtended = option("thrown at formations", "as far as bows");
  public final boolean signalledShots = option("signalled shots", "on");
  public final int signalledShot = number("signalled shot");
  public final int earshot = number("earshot");
  private final Chart formations = chart("formations");
  private final Chart strength = chart("strength by size");

  public FormationNumbers(Figures figures) {
    super(figures);
  }

  /** For how many one body counts in a formation. A2.GAP.220 */
  public int strength(int sizeRank) {
    return strength.at(sizeRank);
  }

  /** The kind of formation by its strength. A2.FORM.01, A2.GAP.220 */
  public int formation(int troops) {
    return formations.at(troops, "kind");
  }

  /** As which band of range a shot at it counts; beyond long range is as long. A2.FORM.05-10 */
  public int formationBand(int troops, int band) {
    return band == 0 ? 0 : formations.at(troops, band == 1 ? "medium" : "long");
  }

  /** How many times the long range of a weapon it can be shot at. A2.FORM.06-15 */
  public int formationLimit(int troops) {
    return formations.at(troops, "limit");
  }
}
