package dev.cleave.acks.round;

import dev.cleave.acks.book.BookNumbers;
import dev.cleave.acks.space.SpaceRoom;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Restraint;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The door of the room. The round: declarations, initiative, and what a segment allows. */
public abstract class RoundRoom extends SpaceRoom {

  private @Nullable SegmentStart segmentStart;
  private @Nullable Allowance allowance;
  private @Nullable Declarations declarations;
  private @Nullable Initiative initiative;
  private final ActionQuestion[] first;
  private final ActionQuestion[] second;

  protected RoundRoom(BookNumbers book, Battle battle, Table table) {
    super(book, battle, table);
    this.first = new ActionQuestion[fighters.length];
    this.second = new ActionQuestion[fighters.length];
  }

  public abstract RoundNumbers roundNumbers();

  /** The parts of the book that have actions, in the order of the book; only people open them. */
  public abstract List<Offers> lists();

  /** Plays answers on. */
  public abstract Segments segments();

  /** The crews of pieces, who share a number. */
  public abstract Crewing crewing();

  /** Declared movements, and whom they bind. */
  public abstract Vows vows();

  /**
   * All that happens on a count before anybody acts on it. A2.GAP.230
   *
   * @return whether anything may have happened
   */
  public abstract boolean atCount(int count);

  /**
   * Nobody acts any more, and the round does not come to its end. Here the count goes on when a
   * side is beaten: whoever has not acted may still see to the fallen. A2.ROUND.13
   */
  public boolean breaksOff() {
    return false;
  }

  /** Called with somebody's number. A2.INIT.11 */
  public abstract void atSegmentStart(Combatant who);

  /** Somebody's segment is over. A2.INIT.12 */
  public void atSegmentEnd(Combatant who) {}

  /** Rules of other rooms that keep people from things. */
  public abstract List<Restraint> restraints();

  @Override
  public abstract RoundRoom on(Battle copy, Table other);

  /** Asked on his segment, or after he has moved. */
  public final ActionQuestion question(Combatant who, boolean atFirst) {
    ActionQuestion[] questions = atFirst ? first : second;
    ActionQuestion question = questions[who.index()];
    if (question == null || question.who() != who) {
      question = new ActionQuestion(this, who, atFirst);
      questions[who.index()] = question;
    }
    return question;
  }

  public final SegmentStart segmentStart() {
    SegmentStart known = segmentStart;
    if (known == null) {
      known = new SegmentStart(this);
      segmentStart = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Allowance newAllowance() {
    return new Allowance(this);
  }

  public final Allowance allowance() {
    Allowance known = allowance;
    if (known == null) {
      known = newAllowance();
      allowance = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Declarations newDeclarations() {
    return new Declarations(this);
  }

  public final Declarations declarations() {
    Declarations known = declarations;
    if (known == null) {
      known = newDeclarations();
      declarations = known;
    }
    return known;
  }

  /** Another in another edition. */
  protected Initiative newInitiative() {
    return new Initiative(this);
  }

  public final Initiative initiative() {
    Initiative known = initiative;
    if (known == null) {
      known = newInitiative();
      initiative = known;
    }
    return known;
  }
}
