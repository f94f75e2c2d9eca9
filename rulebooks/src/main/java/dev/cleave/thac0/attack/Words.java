package dev.cleave.thac0.attack;

import dev.cleave.engine.tally.Tally;

/** A throw told as this game's players write it. TH.ATK.06 */
public final class Words {

  private Words() {}

  /** "needs 9+ (THAC0 14, AC 5)". */
  public static String needs(Tally tally) {
    return "needs " + tally.least() + "+ (THAC0 " + thac0(tally) + ", AC " + ac(tally) + ")";
  }

  /** THAC0 with everything that helps or hinders the attacker. TH.ATK.04 */
  static int thac0(Tally tally) {
    return base(tally) - tally.bonus();
  }

  /** The target's effective Armour Class. */
  static int ac(Tally tally) {
    return base(tally) - tally.target();
  }

  private static int base(Tally tally) {
    for (int i = 0; i < tally.size(); i++) {
      if (tally.term(i).equals(AttackThrow.THAC0)) {
        return tally.value(i);
      }
    }
    return 0;
  }

  /** The best Armour Class a die hits, as far as the attacker knows. TH.ATK.06, TH.ATK.07 */
  static int hits(Tally tally, int die) {
    int known = thac0(tally);
    for (int i = 0; i < tally.size(); i++) {
      if (tally.term(i).equals(AttackThrow.CURSED)) {
        known += tally.value(i);
      }
    }
    return known - die;
  }

  /** " needs 9+ (THAC0 14: 15, strength 1; AC 5: 10, chain -5);" */
  static String why(Tally tally) {
    var text = new StringBuilder(" needs ").append(tally.least()).append("+ (THAC0 ");
    text.append(thac0(tally));
    parts(tally, true, text);
    text.append(", AC ").append(ac(tally));
    parts(tally, false, text);
    return text.append(");").toString();
  }

  private static void parts(Tally tally, boolean own, StringBuilder text) {
    String sign = ": ";
    for (int i = 0; i < tally.size(); i++) {
      boolean thac0 = tally.term(i).equals(AttackThrow.THAC0);
      if (tally.isBonus(i) == own && !thac0) {
        text.append(sign).append(tally.term(i).label()).append(' ');
        int value = own ? tally.value(i) : -tally.value(i);
        text.append(value > 0 && own ? "+" : "").append(value);
        sign = ", ";
      }
    }
  }
}
