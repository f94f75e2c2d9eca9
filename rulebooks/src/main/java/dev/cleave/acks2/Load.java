package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;

/** What somebody carries, and how fast he still is. A2.GAP.109 */
final class Load {

  private final Fight fight;

  Load(Fight fight) {
    this.fight = fight;
  }

  /** Feet of a movement action on both feet with open eyes. */
  int speed(Combatant who) {
    return who.sheet().number("speed", who.sheet().speed());
  }
}
