/** A seat at a live table, played in the terminal over the same protocol as the page. */
@NullMarked
package dev.cleave.cli.join;

import org.jspecify.annotations.NullMarked;
