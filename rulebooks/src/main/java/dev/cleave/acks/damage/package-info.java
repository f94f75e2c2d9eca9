/** Hit points lost, and what protects from it. */
@NullMarked
package dev.cleave.acks.damage;

import org.jspecify.annotations.NullMarked;
