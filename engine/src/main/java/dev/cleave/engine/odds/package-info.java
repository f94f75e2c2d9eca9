/** The outcome of an attack, exactly, before anybody makes it. */
@NullMarked
package dev.cleave.engine.odds;

import org.jspecify.annotations.NullMarked;
