package dev.cleave.engine.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import org.jspecify.annotations.Nullable;

/** Where faces come from. */
public interface DiceSource {

  /**
   * One face of a throw; the dice of a throw are asked for in order.
   *
   * @param nth which die of the throw, from 0
   */
  int face(Dice dice, int nth, Reason why, @Nullable Actor who);
}
