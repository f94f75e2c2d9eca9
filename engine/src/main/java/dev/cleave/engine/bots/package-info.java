/**
 * Choices of those for whom nobody answers. {@link dev.cleave.engine.bots.Tactics} weighs what a
 * behaviour and orders ask for; what a book allows, and what it comes to, the book tells by its
 * {@link dev.cleave.engine.bots.Wits}. A new book answers these questions and has all behaviours.
 */
@NullMarked
package dev.cleave.engine.bots;

import org.jspecify.annotations.NullMarked;
