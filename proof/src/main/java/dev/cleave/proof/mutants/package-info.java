/**
 * Breaks rules at random and sees whether a case notices. A {@link dev.cleave.proof.mutants.Mutant}
 * is one small change of one place in the rules; all those chosen are grafted into the sources at
 * once, each behind a number of the {@link dev.cleave.proof.mutants.Switch}, so that the rules are
 * compiled once and stay warm however many mutants are tried.
 */
@NullMarked
package dev.cleave.proof.mutants;

import org.jspecify.annotations.NullMarked;
