package dev.cleave.engine.bots;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;

/** All who answer for themselves: most do what is usual with them, those who plan look ahead. */
public final class Bots implements Players {

  private final Rulebook rulebook;

  private Bots(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  public static Players of(Rulebook rulebook) {
    return new Bots(rulebook);
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    return answer(question, rulebook);
  }

  /** The answer of who decides for himself. */
  public static <T extends Answer> T answer(Question<T> question, Rulebook rulebook) {
    Combatant planner = Planner.planner(question);
    return planner == null ? question.usual() : plan(question, planner, rulebook).answer();
  }

  /** The same with his reason. */
  public static <T extends Answer> Counsel<T> counsel(Question<T> question, Rulebook rulebook) {
    Combatant planner = Planner.planner(question);
    return planner == null
        ? new Counsel<>(question.usual(), question.because())
        : plan(question, planner, rulebook);
  }

  private static <T extends Answer> Counsel<T> plan(
      Question<T> question, Combatant planner, Rulebook rulebook) {
    return new Planner(rulebook, planner.conduct().behaviour().measures())
        .answer(question, planner);
  }
}
