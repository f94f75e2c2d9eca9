/** Reach, awareness of a blow, and standing together. */
@NullMarked
package dev.cleave.weaponskill.space;

import org.jspecify.annotations.NullMarked;
