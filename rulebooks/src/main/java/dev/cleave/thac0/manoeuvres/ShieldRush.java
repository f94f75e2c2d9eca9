package dev.cleave.thac0.manoeuvres;

import dev.cleave.engine.dice.Reason;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.ManoeuvreNumbers;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Volley;
import dev.cleave.thac0.harm.Checks;
import org.jspecify.annotations.Nullable;

/** Running somebody down, shield first. TH.RUSH.01 */
public final class ShieldRush {

  private static final Reason DAMAGE = new Reason("damage", "TH.C.RUSH.03");

  private final ManoeuvreRoom fight;
  private final ManoeuvreNumbers figures;

  ShieldRush(ManoeuvreRoom fight) {
    this.fight = fight;
    this.figures = fight.numbers.manoeuvre;
  }

  /** Why he cannot rush somebody; null if he can. TH.C.RUSH.01 */
  public @Nullable String whyNot(Fighter fighter, Fighter target) {
    if (!fighter.combatant.bearsShield() || fighter.prowess.shield().isBuckler()) {
      return fighter + " has no shield to rush with";
    }
    return target.size().rank() - fighter.size().rank() > figures.rushSizes
        ? target + " is too large"
        : null;
  }

  public Blow blow(Fighter fighter) {
    return Blow.melee(fight.arms(fighter.combatant.bareHands()).modes().getFirst(), Trick.RUSH);
  }

  /** On contact: the throw, the contest, and keeping one's own feet. TH.C.RUSH.02 to .04 */
  public void strike(Fighter fighter, Fighter target, int feet) {
    boolean unaware = fight.awareness.isUnaware(target, fighter);
    fight.field().face(fighter.combatant, target.combatant);
    Strike.Result result = fight.strike.attempt(fighter, target, blow(fighter));
    fighter.shieldAside = true;
    int footing = figures.rushFeetMissed;
    if (result.hits()) {
      boolean won =
          fight.checks.strength(
                  fighter,
                  score(fighter, target, feet, unaware),
                  target,
                  target.prowess.strength(),
                  "TH.C.RUSH.03")
              == Checks.Contest.WON;
      footing = won ? figures.rushFeetDown : 0;
      if (won) {
        fell(fighter, target);
      }
    }
    if (!fight.checks.make(
        fighter, "dexterity", fighter.prowess.dexterity() + footing, "TH.C.RUSH.04")) {
      fight.injuries.knockDown(fighter); // TH.RUSH.02
    }
  }

  private int score(Fighter fighter, Fighter target, int feet, boolean unaware) {
    int run = (feet - figures.rushRunFeet) / figures.rushRunFeet;
    return fighter.prowess.strength()
        + (fighter.size().rank() - target.size().rank()) * figures.rushSize
        + Math.clamp(run, 0, figures.rushRunMost)
        + (unaware ? figures.rushUnaware : 0)
        + (target.guarding ? figures.rushGuard : 0);
  }

  private void fell(Fighter fighter, Fighter target) {
    fight.injuries.knockDown(target);
    int amount =
        Math.max(
            1,
            fight.table.roll(fighter.prowess.shield().damage(), DAMAGE, fighter.combatant)
                + fighter.prowess.damageBonus());
    fight.damage.deal(
        new Volley.Wound(
            fighter.index(), target.index(), amount, 0, "bludgeoning", Volley.Gravity.NONE, ""));
  }
}
