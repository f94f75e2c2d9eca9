package dev.cleave.acks2;

import dev.cleave.engine.figures.Misprint;

/** What a critical hit may do besides. A2O.T.CRITICAL-EFFECTS, A2O.T.SHIELD-SPLINTER */
enum CriticalEffect {
  BRAWLING("brawling", "A2O.FX.BRAWL.01", false),
  DAMAGE_SHIELD("damage shield", "A2O.FX.SHIELD.01", false),
  DAMAGE_ARMOUR("damage armour", "A2O.FX.ARMOR.01", true),
  DISARM("disarm", "A2O.FX.DISARM.01", false),
  FORCE_BACK("force back", "A2O.FX.FORCE.01", true),
  KNOCKDOWN("knockdown", "A2O.FX.KNOCK.01", true),
  SUNDER_WEAPON("sunder weapon", "A2O.FX.SUNDER.01", false),
  STUN("stun", "A2O.FX.STUN.01", true),
  WRESTLE("wrestle or clamber", "A2O.FX.WRESTLE.01", false),
  FATIGUED("fatigued", "A2O.FX.FATIGUE.01", false),
  INJURE_HIDE("injure hide", "A2O.FX.HIDE.01", true),
  IMPAIR_MOVE("impair move", "A2O.FX.IMPMOVE.01", true),
  IMPAIR_ATTACK("impair attack", "A2O.FX.IMPATT.01", true),
  INCAPACITATE("incapacitate", "A2O.GAP.26", false),
  CHOICE("attacker's choice", "A2O.FX.CHOICE.01", false);

  final String text;
  final String rule;

  /** A shield can be given for it. A2O.CRIT.10-11 */
  final boolean splinters;

  CriticalEffect(String text, String rule, boolean splinters) {
    this.text = text;
    this.rule = rule;
    this.splinters = splinters;
  }

  /**
   * @throws Misprint if there is none of that name
   */
  static CriticalEffect named(String table, String row, String word) {
    for (CriticalEffect effect : values()) {
      if (effect.text.equals(word)) {
        return effect;
      }
    }
    throw new Misprint(
        table, row, "\"" + word + "\" is no critical effect", "one such as stun or knockdown");
  }
}
