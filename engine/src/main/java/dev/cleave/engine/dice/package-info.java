/** Dice and why they are rolled. */
@NullMarked
package dev.cleave.engine.dice;

import org.jspecify.annotations.NullMarked;
