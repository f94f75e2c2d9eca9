/** Spells, powers, potions, and what they do. */
@NullMarked
package dev.cleave.acks.magic;

import org.jspecify.annotations.NullMarked;
