/** What sheets, house rules and scenarios say, read for one rulebook. */
@NullMarked
package dev.cleave.content;

import org.jspecify.annotations.NullMarked;
