/** Sheets, house rules and scenarios, read for one rulebook. */
@NullMarked
package dev.cleave.content;

import org.jspecify.annotations.NullMarked;
