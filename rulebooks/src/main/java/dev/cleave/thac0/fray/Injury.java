package dev.cleave.thac0.fray;

/**
 * A lasting hurt of a critical hit. TH.C.T.INJ-EFFECTS
 *
 * @param code weak1, bleed2, limb3, eye and the like
 * @param place where: right leg, head
 * @param grade by which it heals. TH.C.CRIT.12
 * @param days of rest until it has healed, 0 if nobody knows yet
 */
public record Injury(String code, String place, int grade, int days) {

  public Injury(String code, String place, int grade) {
    this(code, place, grade, 0);
  }

  /** As a scenario states it: "limb3 right leg". */
  public String stated() {
    return place.isEmpty() ? code : code + " " + place;
  }

  public boolean isBleeding() {
    return code.startsWith("bleed");
  }

  public boolean isLimb() {
    return code.startsWith("limb");
  }

  public boolean isWeakness() {
    return code.startsWith("weak");
  }

  /** The number at the end of the code, of all that have one. */
  public int degree() {
    return code.charAt(code.length() - 1) - '0';
  }
}
