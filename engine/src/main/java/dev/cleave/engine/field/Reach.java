package dev.cleave.engine.field;

/**
 * A spot where a way can end.
 *
 * @param feet of the way there
 */
public record Reach(Spot spot, int feet) {}
