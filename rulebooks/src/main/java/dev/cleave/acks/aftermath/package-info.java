/** After a fight: time, treatment, rest, revival. */
@NullMarked
package dev.cleave.acks.aftermath;

import org.jspecify.annotations.NullMarked;
