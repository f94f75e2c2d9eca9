@NullMarked
package dev.cleave.proof.mutants;

import org.jspecify.annotations.NullMarked;
