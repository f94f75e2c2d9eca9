package dev.cleave.engine.odds;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** A table at which a turn stops when all that was bid is done, or where dice are thrown. */
final class Opening implements Table {

  private final Bidding bidding;

  Opening(Bidding bidding) {
    this.bidding = bidding;
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    if (dice.isFlat()) {
      return dice.plus();
    }
    throw new Asked(null);
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    if (bidding.isOver(question)) {
      throw new Asked(question);
    }
    return bidding.answer(question, act -> act.apply());
  }

  @Override
  public boolean listens() {
    return false;
  }

  @Override
  public void tell(Event event) {}

  /** Where it stopped. */
  static final class Asked extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable Question<?> question;

    Asked(@Nullable Question<?> question) {
      super("", null, false, false);
      this.question = question;
    }

    /** Null where dice are thrown first. */
    @Nullable Question<?> question() {
      return question;
    }
  }
}
