/** Where chance and choice come from. */
@NullMarked
package dev.cleave.engine.table;

import org.jspecify.annotations.NullMarked;
