/** Readied actions and interrupts. */
@NullMarked
package dev.cleave.acks.ready;

import org.jspecify.annotations.NullMarked;
