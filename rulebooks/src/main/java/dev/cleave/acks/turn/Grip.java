package dev.cleave.acks.turn;

/**
 * How many limbs of one kind have hit the same prey in one sequence. A2.R.205
 *
 * @param by whose limbs, by his place in the battle
 * @param on whom they have hit, by his place in the battle
 * @param limb the place in the sequence of the last that hit
 * @param hits how many have
 */
public record Grip(int by, int on, int round, int limb, int hits) {

  /** Another limb follows upon it, in the same sequence. */
  public boolean goesOn(int attacker, int prey, int now, int next) {
    return by == attacker && on == prey && round == now && next == limb + 1;
  }
}
