package dev.cleave.acks.damage;

import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;

/** A part of the book that looks at whoever has lost hit points. A2.DMG.24 */
public interface WhenHurt {

  void hurt(Combatant target, Combatant by, Harm harm);
}
