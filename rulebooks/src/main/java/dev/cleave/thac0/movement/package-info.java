/** Walking, charging, running and withdrawing, and who strikes at whom on the way. */
@NullMarked
package dev.cleave.thac0.movement;

import org.jspecify.annotations.NullMarked;
