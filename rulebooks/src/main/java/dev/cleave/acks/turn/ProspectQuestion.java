package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/**
 * A question to somebody among whose answers are attacks: the number beside an answer and the
 * answer to "why?" are one {@link Prospect}.
 */
public abstract class ProspectQuestion<T extends Answer> extends Question<T> {

  protected ProspectQuestion(Battle battle, Kind kind, Combatant asked, String rule) {
    this(battle, kind.text(), asked, rule);
  }

  /**
   * @param kind a sort of the book's own
   */
  protected ProspectQuestion(Battle battle, String kind, Combatant asked, String rule) {
    super(battle, kind, asked.side(), asked, rule);
  }

  protected abstract Prospect prospect(T answer);

  @Override
  public final @Nullable Tally needs(T answer) {
    return prospect(answer).needs();
  }

  @Override
  public final @Nullable Term decides(T answer) {
    return prospect(answer).decides();
  }
}
