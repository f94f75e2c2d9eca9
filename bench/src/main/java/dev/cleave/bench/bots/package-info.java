/** Bots against each other, and what their answers cost; an older Cleave is built without these. */
@NullMarked
package dev.cleave.bench.bots;

import org.jspecify.annotations.NullMarked;
