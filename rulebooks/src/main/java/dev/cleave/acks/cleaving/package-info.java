/** Who fells one foe strikes at the next. */
@NullMarked
package dev.cleave.acks.cleaving;

import org.jspecify.annotations.NullMarked;
