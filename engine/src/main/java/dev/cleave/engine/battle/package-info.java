/** Who fights whom, where, and how it ends. */
@NullMarked
package dev.cleave.engine.battle;

import org.jspecify.annotations.NullMarked;
