/** Those who take part: whose side they are on, what they carry, and how they are. */
@NullMarked
package dev.cleave.engine.actor;

import org.jspecify.annotations.NullMarked;
