/** Crews, pieces and their shots. */
@NullMarked
package dev.cleave.acks.artillery;

import org.jspecify.annotations.NullMarked;
