/** The round: declarations, initiative, and what a segment allows. */
@NullMarked
package dev.cleave.acks.round;

import org.jspecify.annotations.NullMarked;
