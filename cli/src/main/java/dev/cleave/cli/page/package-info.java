/**
 * Text on a terminal or in a pipe: safe to show, of bearable width, coloured only where it helps.
 */
@NullMarked
package dev.cleave.cli.page;

import org.jspecify.annotations.NullMarked;
