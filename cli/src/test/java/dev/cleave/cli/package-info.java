/** The command, from its arguments to its exit code. */
@NullMarked
package dev.cleave.cli;

import org.jspecify.annotations.NullMarked;
