/** The sheet: who somebody is before the fight begins. */
@NullMarked
package dev.cleave.engine.creature;

import org.jspecify.annotations.NullMarked;
