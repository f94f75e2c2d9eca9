package dev.cleave.acks.morale;

import dev.cleave.engine.table.Answer;

/**
 * What the Judge says when a nerve is tried: the dice shall speak, with more or less added, or a
 * result without them. A2.MORALE.02, A2.MORALE.13
 *
 * @param result of the table, 0 to roll
 */
public record MoraleWord(int result, int added) implements Answer {

  public static final MoraleWord ROLL = new MoraleWord(0, 0);

  @Override
  public String text() {
    if (result > 0) {
      return Morale.RESULTS[result];
    }
    return added == 0 ? "roll" : added > 0 ? "roll +" + added : "roll " + added;
  }
}
