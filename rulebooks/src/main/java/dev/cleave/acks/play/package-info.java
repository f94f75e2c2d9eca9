/** The fight itself, from first contact to the last man. */
@NullMarked
package dev.cleave.acks.play;

import org.jspecify.annotations.NullMarked;
