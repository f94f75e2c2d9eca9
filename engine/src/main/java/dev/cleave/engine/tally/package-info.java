/** Numbers that say where they come from. */
@NullMarked
package dev.cleave.engine.tally;

import org.jspecify.annotations.NullMarked;
