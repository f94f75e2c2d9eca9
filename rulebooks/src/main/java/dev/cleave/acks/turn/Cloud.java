package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.field.Spot;
import java.util.Set;

/**
 * Magic that stays where it was laid. A2.R.164
 *
 * @param level at which it was worked
 * @param squares it fills, on a map
 * @param since the round in which it was laid
 * @param until the round at whose start it is gone
 */
public record Cloud(Combatant by, Spell spell, int level, Set<Spot> squares, int since, int until) {

  Cloud copy(Copies copies) {
    return new Cloud(copies.of(by), spell, level, squares, since, until);
  }
}
