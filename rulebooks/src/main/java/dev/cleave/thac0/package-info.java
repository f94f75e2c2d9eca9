/** The THAC0 game: the book, its fight, and the round in five steps. */
@NullMarked
package dev.cleave.thac0;

import org.jspecify.annotations.NullMarked;
