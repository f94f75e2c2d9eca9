/** Oil, pitch, holy water, and what burns. */
@NullMarked
package dev.cleave.acks.fire;

import org.jspecify.annotations.NullMarked;
