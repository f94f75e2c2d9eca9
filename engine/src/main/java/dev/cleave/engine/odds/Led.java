package dev.cleave.engine.odds;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/** Another table's dice, with players of one's own. */
record Led(Table table, Players players) implements Table {

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    return table.roll(dice, why, who);
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    return players.answer(question, act -> act.apply());
  }

  @Override
  public boolean listens() {
    return false;
  }

  @Override
  public void tell(Event event) {}
}
