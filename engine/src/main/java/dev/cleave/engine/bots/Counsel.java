package dev.cleave.engine.bots;

/**
 * What somebody does who decides for himself, and why.
 *
 * @param because a sentence, or nothing
 */
public record Counsel<T>(T answer, String because) {}
