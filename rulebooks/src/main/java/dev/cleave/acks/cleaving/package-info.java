/** Cleaving: one foe felled, the next struck at. */
@NullMarked
package dev.cleave.acks.cleaving;

import org.jspecify.annotations.NullMarked;
