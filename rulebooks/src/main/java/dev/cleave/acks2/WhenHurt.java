package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;

/** A part of the book that looks at whoever has lost hit points. A2.DMG.24 */
interface WhenHurt {

  void hurt(Combatant target, Combatant by, Harm harm);
}
