/** ACKS I: what is other in it than in ACKS II. */
@NullMarked
package dev.cleave.acks1;

import org.jspecify.annotations.NullMarked;
