/**
 * The executable rulebook. A {@link dev.cleave.proof.Case} is a small fight with scripted dice and
 * orders that claims what must come of it; {@link dev.cleave.proof.CaseRun} plays it and gives a
 * {@link dev.cleave.proof.Verdict}; {@link dev.cleave.proof.Coverage} knows which rules are proved.
 */
@NullMarked
package dev.cleave.proof;

import org.jspecify.annotations.NullMarked;
