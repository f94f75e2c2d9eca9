/** The family of ACKS: the rooms of the book, and what its editions share. */
@NullMarked
package dev.cleave.acks;

import org.jspecify.annotations.NullMarked;
