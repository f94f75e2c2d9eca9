/** Tests of the runner, and the run of every case. */
@NullMarked
package dev.cleave.proof;

import org.jspecify.annotations.NullMarked;
