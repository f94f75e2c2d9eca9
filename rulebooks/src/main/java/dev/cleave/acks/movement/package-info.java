/** Marching, running, withdrawing, sneaking, taking cover, carrying. */
@NullMarked
package dev.cleave.acks.movement;

import org.jspecify.annotations.NullMarked;
