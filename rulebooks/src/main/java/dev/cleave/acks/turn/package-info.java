/** A fighter, the actions of his turn, and what the fight remembers. */
@NullMarked
package dev.cleave.acks.turn;

import org.jspecify.annotations.NullMarked;
