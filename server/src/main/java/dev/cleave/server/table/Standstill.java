package dev.cleave.server.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a record ends nothing goes on: whoever was asked then is asked, and that is all. */
final class Standstill implements Table {

  private static final Journal NOWHERE = _ -> {};

  private final SeatedTable seats;

  Standstill(LiveTable live) {
    this.seats = new SeatedTable(live, NOWHERE);
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    throw new Break.Halted();
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    return askAll(List.of(question)).getFirst();
  }

  @Override
  public <T extends Answer> List<T> askAll(List<? extends Question<T>> questions) {
    seats.open(questions);
    throw new Break.Halted();
  }

  @Override
  public boolean listens() {
    return true;
  }

  @Override
  public void tell(Event event) {
    throw new Break.Halted();
  }
}
