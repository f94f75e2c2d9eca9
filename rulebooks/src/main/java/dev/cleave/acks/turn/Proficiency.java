package dev.cleave.acks.turn;

import static dev.cleave.acks.book.State.FALTERING;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/** Skills besides arms: sneaking, hiding, picking locks. A2.GAP.134, A2.GAP.158 */
public final class Proficiency {

  private static final Reason THROW = new Reason("proficiency throw", "A2.GAP.134");
  private static final Term VALUE = new Term("proficiency", "A2.GAP.134", Tag.LEVEL);
  private static final Term FALTER = new Term("faltering", "A2.COND.FALT.01", Tag.STATE);

  private final TurnRoom fight;

  Proficiency(TurnRoom fight) {
    this.fight = fight;
  }

  public boolean has(Combatant who, String skill) {
    return who.sheet().has(skill);
  }

  /**
   * The throw as it stands for one who has learned it: as the sheet states it, or by level. More
   * may be added to the tally before it is thrown.
   */
  public Tally needs(Combatant who, String skill) {
    int learned = fight.turnNumbers().proficiency(skill, fight.prowess(who).level);
    Tally tally = needs(who, who.sheet().number(skill, learned));
    boolean hands = skill.equals("lockpicking") || skill.equals("trapbreaking");
    fight.fighter(who).infirmity.add(tally, hands ? "handwork" : skill); // A2.T.PERMANENT-WOUNDS
    return tally;
  }

  /** A throw against a value that is the same for everybody. */
  public Tally needs(Combatant who, int value) {
    var tally = new Tally();
    tally.against(value, VALUE);
    return tally;
  }

  /** The same against enemies: who falters needs more. A2.COND.FALT.01, A2.GAP.324 */
  public Tally opposed(Combatant who, Tally needs) {
    return needs.plusIf(who.is(FALTERING), fight.turnNumbers().faltering, FALTER);
  }

  /** Throws, and tells it. */
  public boolean made(Combatant who, String skill, Tally needs, String rule) {
    return attempt(who, skill, needs, rule).made();
  }

  /** Throws where it matters how the die fell, and tells it. */
  public Attempt attempt(Combatant who, String skill, Tally needs, String rule) {
    int die = fight.d20().roll(who, THROW, needs);
    boolean made = fight.d20().isMade(die, needs);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.THROW, rule)
              .by(who)
              .fact("skill", skill)
              .needs(needs)
              .fact("roll", die)
              .fact("made", made)
              .says(
                  who.name() + " tries " + skill + ":",
                  " needs " + Throws.needed(needs) + ";",
                  " rolled " + Throws.shown(die) + (made ? ": success." : ": failure.")));
    }
    return new Attempt(die, made);
  }

  /** How a throw came out. */
  public record Attempt(int die, boolean made) {

    /** A natural 1. */
    public boolean isBotched() {
      return die == 1;
    }
  }
}
