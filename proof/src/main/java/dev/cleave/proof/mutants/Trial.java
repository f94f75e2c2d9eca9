package dev.cleave.proof.mutants;

import java.util.BitSet;

/** Proofs by number, played in a world of broken rules. */
public interface Trial {

  /** How many proofs there are. */
  int size();

  /** The name people know a proof by. */
  String name(int proof);

  /** Plays a proof by unbroken rules and gives the numbers of the mutants it passed by. */
  BitSet reach(int proof);

  /** Plays a proof with a mutant alive: why it fails, or nothing if it holds all the same. */
  String failure(int proof, int mutant);
}
