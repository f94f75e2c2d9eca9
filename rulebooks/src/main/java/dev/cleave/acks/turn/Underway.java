package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;

/** A movement under way: the mover, and those at blows with him when he set out. A2.GAP.115 */
public record Underway(Combatant mover, boolean[] inMelee) {

  Underway copy(Copies copies) {
    return new Underway(copies.of(mover), inMelee);
  }
}
