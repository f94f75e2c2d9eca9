package dev.cleave.acks1;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;

/** Does the Judge find that circumstances count for or against them? A1.MORALE.10 */
final class AdjustmentQuestion extends Question<Adjustment> {

  private final Side judged;
  private final int most;

  AdjustmentQuestion(FirstEdition fight, Side judged) {
    super(fight.battle, "adjustment", judged, null, "A1.MORALE.10");
    this.judged = judged;
    this.most = fight.own.moraleJudge;
  }

  @Override
  public List<Option<Adjustment>> options() {
    var options = new ArrayList<Option<Adjustment>>();
    for (int value = -most; value <= most; value++) {
      options.add(new Option<>(new Adjustment(value)));
    }
    return options;
  }

  @Override
  public Adjustment usual() {
    return Adjustment.NONE;
  }

  @Override
  public Refusal refusal(String text) {
    return new Refusal(
        text, "circumstances count for at most " + most + " either way", "A1.MORALE.10");
  }

  @Override
  public String says() {
    return "What is added to the morale roll of " + judged.name() + "?";
  }
}
