/** Walking, running, and running past drawn steel. */
@NullMarked
package dev.cleave.weaponskill.movement;

import org.jspecify.annotations.NullMarked;
