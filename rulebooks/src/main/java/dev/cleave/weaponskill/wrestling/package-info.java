/** Hands on the other man. */
@NullMarked
package dev.cleave.weaponskill.wrestling;

import org.jspecify.annotations.NullMarked;
