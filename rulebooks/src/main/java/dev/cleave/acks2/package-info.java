/** ACKS II: the combat chapter, one noun a file. */
@NullMarked
package dev.cleave.acks2;

import org.jspecify.annotations.NullMarked;
