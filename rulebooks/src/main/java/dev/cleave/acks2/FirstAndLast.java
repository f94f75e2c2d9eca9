package dev.cleave.acks2;

import dev.cleave.acks.turn.Fighter;

/** Who acted first and who acted last, each with his group. A2O.HYBRID.01, A2O.MIX.21 */
record FirstAndLast(OptionMemory ours) implements Reroll {

  @Override
  public boolean isDue(Fighter fighter) {
    int group = ours.groups[fighter.who.index()];
    return isOf(group, ours.first) || isOf(group, ours.last);
  }

  private boolean isOf(int group, int acted) {
    return acted != OptionMemory.NOBODY && ours.groups[acted] == group;
  }
}
