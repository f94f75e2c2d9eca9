/** Falling, mortal wounds, first aid, bed rest. */
@NullMarked
package dev.cleave.acks.wounds;

import org.jspecify.annotations.NullMarked;
