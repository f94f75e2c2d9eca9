/** The will to fight, and what the frightened do. */
@NullMarked
package dev.cleave.acks.morale;

import org.jspecify.annotations.NullMarked;
