package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Does what it was bid, once; chooses sensibly what follows from it; the others are quiet. */
final class Bid implements Players {

  private final List<String> steps;
  private int done;
  private @Nullable Actor bidden;

  Bid(String text) {
    this.steps = text.isEmpty() ? List.of() : List.of(text.split(" then "));
  }

  void again() {
    bidden = null;
    done = 0;
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    boolean acts = question.kind().equals("then") || question.kind().equals("action");
    if (acts && done < steps.size() && (bidden == null || bidden == question.who())) {
      bidden = question.who();
      T answer = question.read(steps.get(done++));
      assertThat(answer).as("%s", steps).isNotNull();
      return answer;
    }
    boolean follows = bidden != null && bidden == question.who();
    return follows && !acts ? question.usual() : question.quiet();
  }
}
