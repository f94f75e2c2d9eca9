/** Events, in order; the only thing views read. */
@NullMarked
package dev.cleave.engine.journal;

import org.jspecify.annotations.NullMarked;
