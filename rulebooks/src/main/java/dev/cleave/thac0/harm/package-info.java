/** Damage, saving throws, ability checks, critical injuries, dying and healing. */
@NullMarked
package dev.cleave.thac0.harm;

import org.jspecify.annotations.NullMarked;
