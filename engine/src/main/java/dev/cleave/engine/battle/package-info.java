/** Who is fighting, and how they stand. */
@NullMarked
package dev.cleave.engine.battle;

import org.jspecify.annotations.NullMarked;
