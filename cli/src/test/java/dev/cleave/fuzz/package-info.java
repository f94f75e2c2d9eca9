/** Inputs nobody thought of, found by coverage: each door that strangers knock at. */
@NullMarked
package dev.cleave.fuzz;

import org.jspecify.annotations.NullMarked;
