/** Attack throws, blows, shots, charges, saving throws, and what adds to them. */
@NullMarked
package dev.cleave.acks.attack;

import org.jspecify.annotations.NullMarked;
