package dev.cleave.acks2;

/** What critical hits have done to somebody and his armour. A2O.FX.* */
final class Wear implements Cloneable {

  int armour;
  int shield;
  int hide;
  int fatigue;
  boolean lamed;
  boolean stunned;

  /** A bit for each attack of his sequence. A2O.GAP.27 */
  long impaired;

  Wear copy() {
    try {
      return (Wear) super.clone();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Override
  public String toString() {
    return armour + " " + shield + " " + hide + " " + fatigue + " " + lamed + stunned + impaired;
  }
}
