package dev.cleave.acks.book;

/**
 * Something that does not heal by itself: an eye lost, a dread brought back from the grave.
 *
 * @param name as the book lists it: "one ear destroyed"
 * @param count of things of which one may lose several: teeth, fingers; else 1
 * @param words as it came about: "one ear burned off"
 * @param sideEffect whether it is the price of magic and not a wound
 * @param beyondMagic whether common magic has failed to heal it and never will
 */
public record Affliction(
    String name, int count, String words, boolean sideEffect, boolean beyondMagic) {}
