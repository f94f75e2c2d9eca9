/** Declarations, what may be done when one's count is called, and the doing of it. */
@NullMarked
package dev.cleave.thac0.turn;

import org.jspecify.annotations.NullMarked;
