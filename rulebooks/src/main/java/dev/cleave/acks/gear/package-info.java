/** Things in hand, at the belt and in the pack. */
@NullMarked
package dev.cleave.acks.gear;

import org.jspecify.annotations.NullMarked;
