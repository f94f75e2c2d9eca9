package dev.cleave.acks.turn;

import dev.cleave.acks.book.Thrown;
import dev.cleave.engine.actor.Combatant;

/** One direct hit, and when it hurts again; each runs by itself. A2.GAP.230 */
public record Fire(Combatant by, Combatant victim, Thrown what, int round, int count) {

  Fire copy(Copies copies) {
    return new Fire(copies.of(by), copies.of(victim), what, round, count);
  }
}
