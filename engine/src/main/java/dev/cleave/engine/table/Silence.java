package dev.cleave.engine.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table at which nothing may happen: for working out a number without playing. */
public enum Silence implements Table {
  TABLE;

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    throw new IllegalStateException("A number is worked out without dice");
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    throw new IllegalStateException("A number is worked out without questions");
  }

  @Override
  public <T extends Answer> List<T> askAll(List<? extends Question<T>> questions) {
    throw new IllegalStateException("A number is worked out without questions");
  }

  @Override
  public boolean listens() {
    return false;
  }

  @Override
  public void tell(Event event) {}
}
