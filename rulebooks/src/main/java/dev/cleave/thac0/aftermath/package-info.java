/** When the fight is over: wounds are bound, time passes, people mend. */
@NullMarked
package dev.cleave.thac0.aftermath;

import org.jspecify.annotations.NullMarked;
