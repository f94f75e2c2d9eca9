/** The rulebooks by name, and a scenario opened with one of them. */
@NullMarked
package dev.cleave.rulebooks;

import org.jspecify.annotations.NullMarked;
