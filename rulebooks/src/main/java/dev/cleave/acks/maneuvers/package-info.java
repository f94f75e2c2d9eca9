/** Special maneuvers in place of a blow. */
@NullMarked
package dev.cleave.acks.maneuvers;

import org.jspecify.annotations.NullMarked;
