package dev.cleave.cli.play;

import dev.cleave.engine.bots.Counsel;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.tally.Tally;

/** Why somebody does something, with the chance of it where there is a throw. */
final class Because {

  private static final int FACES = 20;

  private Because() {}

  static <T extends Answer> String of(Question<T> question, Counsel<T> counsel) {
    String because = counsel.because();
    boolean throwsForIt = !because.isEmpty() && counsel.answer() instanceof Assault;
    Tally needs = throwsForIt ? question.needs(counsel.answer()) : null;
    return needs == null ? because : because + ", " + chance(needs) + "% to hit";
  }

  private static int chance(Tally needs) {
    return 100 * Math.clamp(FACES + 1L - needs.least(), 1, FACES) / FACES;
  }
}
