package dev.cleave.engine.dice;

/**
 * The purpose of a roll, so that scripts, journals and people can tell rolls apart.
 *
 * @param name in the game's words: "initiative", "attack throw"
 * @param rule the rule that calls for the roll
 */
public record Reason(String name, String rule) {}
