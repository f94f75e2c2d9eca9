package dev.cleave.acks.turn;

import dev.cleave.engine.creature.Modifiers;

/**
 * A spell somebody is under, by what it adds to his throws.
 *
 * @param spell its name: the same spell does not add up
 * @param until the round at whose start it ends, 0 for the whole fight
 * @param keptBy the index of who concentrates on it, -1 for nobody
 */
public record Enchantment(String spell, Modifiers modifiers, int until, int keptBy) {}
