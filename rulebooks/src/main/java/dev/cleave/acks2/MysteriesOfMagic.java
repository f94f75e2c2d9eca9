package dev.cleave.acks2;

import dev.cleave.acks.turn.Fighter;

/** Who has declared a spell for this round. A2O.HYBRID.03 */
record MysteriesOfMagic() implements Reroll {

  @Override
  public boolean isDue(Fighter fighter) {
    return fighter.spell() != null;
  }

  @Override
  public boolean isAlone() {
    return true;
  }
}
