package dev.cleave.engine.tally;

/**
 * Why a number counts.
 *
 * @param label in the game's words: "flanked", "weapon length"
 * @param rule the rule that grants it
 * @param tag what it comes from
 */
public record Term(String label, String rule, Tag tag) {}
