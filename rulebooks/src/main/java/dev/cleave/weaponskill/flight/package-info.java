/** Nerve, flight and pursuit. */
@NullMarked
package dev.cleave.weaponskill.flight;

import org.jspecify.annotations.NullMarked;
