/** A fight as people see it: who is in it, what happens, where everybody stands. */
@NullMarked
package dev.cleave.cli.view;

import org.jspecify.annotations.NullMarked;
