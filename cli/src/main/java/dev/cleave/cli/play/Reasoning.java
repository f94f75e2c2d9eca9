package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.bots.Counsel;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;

/** Bots who say why they do what they do, before they do it. */
public final class Reasoning implements Players {

  private final Rulebook rulebook;
  private final Page page;

  public Reasoning(Rulebook rulebook, Page page) {
    this.rulebook = rulebook;
    this.page = page;
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    Counsel<T> counsel = Bots.counsel(question, rulebook);
    String because = Because.of(question, counsel);
    if (!because.isEmpty()) {
      page.tell(Ink.DIM, question.whose() + ": " + because, 4, 6);
    }
    return counsel.answer();
  }
}
