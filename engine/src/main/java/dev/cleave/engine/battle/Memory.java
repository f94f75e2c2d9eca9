package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Combatant;
import java.util.List;

/**
 * A rulebook's memory of a fight beyond what the battle itself shows: who defends, who waits for
 * what, what burns. It belongs to the battle and is copied with it, so that whatever is begun on a
 * copy goes as it would on the original.
 */
public interface Memory {

  /**
   * The same for a copy of the battle, to be changed apart from this one.
   *
   * @param copy whose combatants, field and round are copied already
   */
  Memory copy(Battle copy);

  /** The Judge has set somebody's hit points; whether he stands or lies follows from them. */
  default void overruled(Combatant who) {}

  /**
   * Notes what may differ when all that was told and all that the battle shows is the same, as
   * values that can be compared: odds take two moments for the same only if this is the same too.
   */
  default void note(List<Object> into) {}
}
