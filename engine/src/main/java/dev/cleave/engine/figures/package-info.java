/** A rulebook's numbers, charts and options, as content gives them. */
@NullMarked
package dev.cleave.engine.figures;

import org.jspecify.annotations.NullMarked;
