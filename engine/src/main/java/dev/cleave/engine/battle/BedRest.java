package dev.cleave.engine.battle;

/**
 * Rest without which somebody is good for nothing.
 *
 * @param rounds still to lie
 * @param needsMagic whether healing magic must come besides
 * @param endedByMagic whether healing magic will do instead
 */
public record BedRest(int rounds, boolean needsMagic, boolean endedByMagic) {}
