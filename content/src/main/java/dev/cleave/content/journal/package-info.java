/** Journals as files: a header, numbered lines, each sealed to the one before. */
@NullMarked
package dev.cleave.content.journal;

import org.jspecify.annotations.NullMarked;
