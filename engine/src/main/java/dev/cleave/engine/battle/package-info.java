/** Battles: sides and people, the field, and how it ends. */
@NullMarked
package dev.cleave.engine.battle;

import org.jspecify.annotations.NullMarked;
