package dev.cleave.proof;

import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;

/** People who say nothing. */
enum Quiet implements Players {
  PLAYERS;

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    return question.quiet();
  }
}
