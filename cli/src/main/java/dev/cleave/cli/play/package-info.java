/** People at the prompt: their answers, their dice, the Judge's acts, and second thoughts. */
@NullMarked
package dev.cleave.cli.play;

import org.jspecify.annotations.NullMarked;
