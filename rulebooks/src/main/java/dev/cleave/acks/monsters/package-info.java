/** The powers of monsters: what a hit takes with it, wounds that close, jaws that do not open. */
@NullMarked
package dev.cleave.acks.monsters;

import org.jspecify.annotations.NullMarked;
