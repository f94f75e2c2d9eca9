/** The {@code cleave} command. */
@NullMarked
package dev.cleave.cli;

import org.jspecify.annotations.NullMarked;
