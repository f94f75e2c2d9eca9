package dev.cleave.weaponskill.attack;

import dev.cleave.engine.tally.Tally;

/** A throw told so that everybody can check it. */
final class Words {

  private Words() {}

  /** " needs 9+: AC 12 (6 base AC, 2 agility), +3 (4 weapon skill, -1 strength);" */
  static String needs(Tally tally) {
    var text = new StringBuilder(" needs ").append(tally.least()).append("+: AC ");
    text.append(tally.target()).append(" (");
    parts(tally, false, text);
    text.append(')');
    if (hasBonus(tally)) {
      text.append(", ").append(signed(tally.bonus())).append(" (");
      parts(tally, true, text);
      text.append(')');
    }
    if (tally.needs() > tally.target() - tally.bonus()) {
      text.append(", ").append(AttackRoll.HIGHER.label());
    }
    return text.append(';').toString();
  }

  /** " rolled 9: hit." */
  static String rolled(int die, boolean hit) {
    return " rolled " + die + (hit ? ": hit." : ": miss.");
  }

  /** Also those that cancel each other out. */
  private static boolean hasBonus(Tally tally) {
    for (int i = 0; i < tally.size(); i++) {
      if (tally.isBonus(i)) {
        return true;
      }
    }
    return false;
  }

  private static void parts(Tally tally, boolean bonuses, StringBuilder text) {
    boolean more = false;
    for (int i = 0; i < tally.size(); i++) {
      if (tally.isBonus(i) == bonuses && !tally.term(i).equals(AttackRoll.HIGHER)) {
        text.append(more ? ", " : "");
        text.append(bonuses ? signed(tally.value(i)) : Integer.toString(tally.value(i)));
        text.append(' ').append(tally.term(i).label());
        more = true;
      }
    }
  }

  static String signed(int number) {
    return number >= 0 ? "+" + number : Integer.toString(number);
  }
}
