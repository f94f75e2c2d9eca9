package dev.cleave.proof.mutants;

/**
 * The fate of a mutant.
 *
 * @param killer the proof that noticed it, empty if it survived
 * @param why what the proof noticed
 * @param reached how many proofs pass by its place
 */
public record Fate(Mutant mutant, String killer, String why, int reached) {

  public boolean survived() {
    return killer.isEmpty();
  }
}
