package dev.cleave.thac0.harm;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;

/** Ability checks and contests: a twentysided die, equal to or below the score. TH.C.ABIL.08 */
public final class Checks {

  private static final Reason CHECK = new Reason("ability check", "TH.C.ABIL.08");

  private final Fray fight;
  private final Body body;

  Checks(Fray fight, Body body) {
    this.fight = fight;
    this.body = body;
  }

  private int die;
  private boolean made;
  private boolean resisted;

  /** A feat of strength, so much in a hundred. TH.C.T.STRENGTH */
  public boolean bendBars(Fighter fighter, Reason why, String done, String vain) {
    int chance = fighter.prowess.bendBars();
    int hundred = fight.table.roll(Dice.d(100), why, fighter.combatant);
    boolean bent = hundred <= chance;
    if (fight.listens()) {
      fight.tell(
          Event.of("bend bars", why.rule())
              .by(fighter.combatant)
              .fact("chance", chance)
              .fact("roll", hundred)
              .fact("bent", bent)
              .heldAgainst(new Event.Bar(chance, false, bent))
              .says(fighter + (bent ? done : vain)));
    }
    return bent;
  }

  /** The die of who wanted a change in the last contest. */
  public int lastDie() {
    return die;
  }

  /** In the last contest who resisted succeeded, and the other did not. */
  public boolean onlyResisted() {
    return resisted && !made;
  }

  /** In the last contest who resisted failed. */
  public boolean unresisted() {
    return !resisted;
  }

  /** How a contest ended. */
  public enum Contest {
    WON,
    LOST,
    BOTH_FAILED
  }

  /** A natural 1 always succeeds, a natural 20 always fails. TH.C.ABIL.08 */
  public boolean make(Fighter fighter, String ability, int score, String rule) {
    return made(throwFor(fighter, ability, score, rule), effective(fighter, score));
  }

  private int effective(Fighter fighter, int score) {
    return score + body.checks(fighter);
  }

  private static boolean made(int die, int score) {
    return die == 1 || die < 20 && die <= score;
  }

  private int throwFor(Fighter fighter, String ability, int score, String rule) {
    int against = effective(fighter, score);
    int die = fight.table.roll(Dice.D20, CHECK, fighter.combatant);
    if (fight.listens()) {
      boolean made = made(die, against);
      fight.tell(
          Event.of("check", rule)
              .by(fighter.combatant)
              .fact("ability", ability)
              .fact("score", against)
              .fact("roll", die)
              .fact("made", made)
              .heldAgainst(new Event.Bar(against, false, made))
              .says(
                  fighter
                      + " makes a check of "
                      + ability
                      + ": "
                      + die
                      + " against "
                      + against
                      + (made ? ": made." : ": failed.")));
    }
    return die;
  }

  /**
   * One who wants a change against one who resists it: of two successes the higher die wins, and a
   * tie goes to who resists. TH.T.OPPOSED, TH.C.ABIL.09
   */
  public Contest oppose(
      Fighter by, String ability, int score, Fighter on, String resists, int against, String rule) {
    int own = throwFor(by, ability, score, rule);
    int other = throwFor(on, resists, against, rule);
    this.die = own;
    this.made = made(own, effective(by, score));
    this.resisted = made(other, effective(on, against));
    if (made && (!resisted || own > other)) {
      return Contest.WON;
    }
    return made || resisted ? Contest.LOST : Contest.BOTH_FAILED;
  }

  /** Strength against Strength. */
  public Contest strength(Fighter by, int score, Fighter on, int against, String rule) {
    return oppose(by, "strength", score, on, "strength", against, rule);
  }
}
