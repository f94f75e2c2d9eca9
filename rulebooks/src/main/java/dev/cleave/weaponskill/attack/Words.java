package dev.cleave.weaponskill.attack;

import dev.cleave.engine.tally.Tally;

/** A throw told so that everybody can check it. */
final class Words {

  private Words() {}

  /** "AC 12 (6 base AC, 2 agility), +3 (4 weapon skill, -1 strength), needs 9+; rolled 9: hit." */
  static String of(Tally tally, int die, boolean hit) {
    var text = new StringBuilder("needs ").append(tally.face()).append("+: AC ");
    text.append(tally.target()).append(" (");
    parts(tally, false, text);
    text.append(')');
    if (tally.bonus() != 0) {
      text.append(", ").append(signed(tally.bonus())).append(" (");
      parts(tally, true, text);
      text.append(')');
    }
    text.append("; rolled ").append(die).append(hit ? ": hit." : ": miss.");
    return text.toString();
  }

  private static void parts(Tally tally, boolean bonuses, StringBuilder text) {
    boolean more = false;
    for (int i = 0; i < tally.size(); i++) {
      if (tally.isBonus(i) == bonuses) {
        text.append(more ? ", " : "");
        text.append(bonuses ? signed(tally.value(i)) : Integer.toString(tally.value(i)));
        text.append(' ').append(tally.term(i).label());
        more = true;
      }
    }
  }

  static String signed(int number) {
    return number > 0 ? "+" + number : Integer.toString(number);
  }
}
