/** Spells, items and the turning of undead. */
@NullMarked
package dev.cleave.thac0.magic;

import org.jspecify.annotations.NullMarked;
