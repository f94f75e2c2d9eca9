package dev.cleave.acks.play;

import dev.cleave.acks.turn.FightMemory;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.battle.QuietQuestion;

/** Fights of which nothing comes: there the Judge says whether they are over. A2.R.146 */
final class Deadlock {

  /** A hit point in so many rounds, of all together, is next to nothing. */
  private static final int SLOW = 10;

  private final Fight fight;

  Deadlock(Fight fight) {
    this.fight = fight;
  }

  boolean isGivenUp() {
    FightMemory memory = fight.memory;
    int quiet = fight.roundNumbers().quietRounds;
    if (memory.quietRounds >= quiet) {
      memory.quietRounds = 0;
      return ask(QuietQuestion.nothingHappened(fight.battle, quiet, "A2.ROUND.13"));
    }
    int vain = fight.roundNumbers().vainRounds;
    if (fight.battle.round() < memory.reviewed + vain) {
      return false;
    }
    int before = memory.lost;
    memory.reviewed = fight.battle.round();
    memory.lost = lost();
    int cost = memory.lost - before;
    return before >= 0
        && cost <= vain / SLOW
        && ask(QuietQuestion.hardlyHurt(fight.battle, vain, Math.max(0, cost), "A2.ROUND.13"));
  }

  private boolean ask(QuietQuestion question) {
    return fight.table.ask(question).yes();
  }

  /** Hit points that all together are short of; wounds that close are none, nor are the dead's. */
  private int lost() {
    int lost = 0;
    for (Fighter fighter : fight.fighters) {
      lost += fighter.who.mostHitPoints() - Math.max(0, fighter.who.hitPoints());
    }
    return lost;
  }
}
