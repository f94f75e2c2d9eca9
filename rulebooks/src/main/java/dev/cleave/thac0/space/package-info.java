/** Facing, reach, who threatens whom, and who is aware of whom. */
@NullMarked
package dev.cleave.thac0.space;

import org.jspecify.annotations.NullMarked;
