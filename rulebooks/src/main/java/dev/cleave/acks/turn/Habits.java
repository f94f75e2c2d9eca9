package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** Actions of those for whom nobody answers; always legal. */
public interface Habits {

  Declaration declaration(Combatant who);

  /** With his segment. */
  Action first(Combatant who);

  /** After he has moved. */
  Action second(Combatant who);

  /** An attack he could make at once, null for none. */
  @Nullable Action attack(Combatant who);

  /** The less, the better a mark a foe is to him. */
  long rank(Combatant who, Combatant foe);

  /** He is not to leave his place, not even for a step after a blow. */
  boolean keepsPlace(Combatant who);

  /** Why he would do what he would: a few words, or nothing. */
  String why(Combatant who);

  /** The movement that brings one up to somebody, legal or not. A2.ACT.02 */
  Action approach(Combatant target);
}
