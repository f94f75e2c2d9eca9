/**
 * The kernel: dice, field, creatures, battle, table, journal. It knows no rulebook and does no I/O.
 */
@NullMarked
package dev.cleave.engine;

import org.jspecify.annotations.NullMarked;
