package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/** The throw of a d20: a natural 20 succeeds, a natural 1 fails. A2.ATK.16-18, A2.SAVE.13-14 */
public class Throws {

  protected static final int HIGHEST = 20;
  private static final int LOWEST = 1;
  private static final Term NATURAL_20 = new Term("a natural 20 hits", "A2.ATK.16", Tag.BASE);
  private static final Term NATURAL_1 = new Term("a natural 1 misses", "A2.ATK.17", Tag.BASE);

  protected final TurnRoom fight;

  protected Throws(TurnRoom fight) {
    this.fight = fight;
  }

  /** An attack throw; who works out odds is told where the line is. */
  public int attack(Combatant attacker, Reason why, Tally toHit) {
    return fight.table.roll(Dice.D20, why, attacker, toHit.face());
  }

  /** Any other throw, or one of which it matters how the die fell. */
  public int roll(Combatant who, Reason why, Tally needs) {
    return fight.table.roll(Dice.D20, why, who);
  }

  /** Saving throws and proficiency throws. */
  public final boolean isMade(int thrown, Tally needs) {
    return thrown == HIGHEST || thrown != LOWEST && needs.meets(thrown);
  }

  /** The bare die has its say in what an attack throw must show. A2.ATK.16-18 */
  public final Tally bind(Tally toHit) {
    int needs = toHit.needs();
    if (needs > HIGHEST) {
      return bindHigh(toHit);
    }
    return needs <= LOWEST ? toHit.bound(LOWEST + 1, NATURAL_1) : toHit;
  }

  /** More is needed than a die can show. */
  protected Tally bindHigh(Tally toHit) {
    return toHit.bound(HIGHEST, NATURAL_20);
  }

  /**
   * What a save or a proficiency throw must show, as people are told: a 1 never does. A2.SAVE.14
   */
  public static String needed(Tally needs) {
    return Math.max(LOWEST + 1, needs.least()) + "+";
  }

  /** As people are told it: "14", or "27 (20 + 7)" where a 20 was thrown again. */
  public static String shown(int thrown) {
    var text = new StringBuilder().append(thrown);
    if (thrown > HIGHEST) {
      int left = thrown;
      for (text.append(" ("); left > HIGHEST; left -= HIGHEST) {
        text.append(HIGHEST).append(" + ");
      }
      text.append(left).append(')');
    }
    return text.toString();
  }
}
