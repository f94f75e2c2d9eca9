/** Doors, locks, traps, searching, listening, orders. */
@NullMarked
package dev.cleave.acks.dungeon;

import org.jspecify.annotations.NullMarked;
