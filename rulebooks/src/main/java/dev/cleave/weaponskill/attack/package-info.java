/** Blows and shots: what they need, how they are made, how they are answered. */
@NullMarked
package dev.cleave.weaponskill.attack;

import org.jspecify.annotations.NullMarked;
