/** Space: distance, sight, arcs and ways to go. Battlemap and Theatre answer the same questions. */
@NullMarked
package dev.cleave.engine.field;

import org.jspecify.annotations.NullMarked;
