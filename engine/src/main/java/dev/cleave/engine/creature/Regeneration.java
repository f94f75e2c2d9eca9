package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Wounds that close by themselves.
 *
 * @param points of every round
 * @param after so many rounds since it was first wounded
 * @param not the types of damage that do not close, and silver
 * @param rises how many rounds after its fall it gets up again, null if it never does
 */
public record Regeneration(int points, int after, Set<String> not, @Nullable Dice rises) {}
