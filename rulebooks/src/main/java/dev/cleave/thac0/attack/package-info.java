/** The attack throw, and everything that is resolved by it. */
@NullMarked
package dev.cleave.thac0.attack;

import org.jspecify.annotations.NullMarked;
