/** Turns and the actions in them. */
@NullMarked
package dev.cleave.weaponskill.turn;

import org.jspecify.annotations.NullMarked;
