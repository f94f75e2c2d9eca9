package dev.cleave.acks.play;

import dev.cleave.acks.turn.FightMemory;
import dev.cleave.engine.battle.QuietQuestion;
import org.jspecify.annotations.Nullable;

/** Fights of which nothing comes: there the Judge says whether they are over. A2.R.146 */
final class Deadlock {

  private static final String RULE = "A2.ROUND.13";

  private final Fight fight;

  Deadlock(Fight fight) {
    this.fight = fight;
  }

  boolean isGivenUp() {
    FightMemory memory = fight.memory;
    int quiet = fight.roundNumbers().quietRounds;
    if (memory.quietRounds >= quiet) {
      memory.quietRounds = 0;
      return ask(QuietQuestion.nothingHappened(fight.battle, quiet, RULE));
    }
    int vain = fight.roundNumbers().vainRounds;
    if (fight.battle.round() < memory.reviewed + vain) {
      return false;
    }
    int before = memory.lost;
    memory.reviewed = fight.battle.round();
    memory.lost = QuietQuestion.cost(fight.battle);
    int pace = fight.roundNumbers().vainPace;
    return ask(QuietQuestion.inVain(fight.battle, vain, pace, before, memory.lost, RULE));
  }

  private boolean ask(@Nullable QuietQuestion question) {
    return question != null && fight.table.ask(question).yes();
  }
}
