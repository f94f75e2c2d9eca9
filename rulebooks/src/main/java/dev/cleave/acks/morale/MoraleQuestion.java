package dev.cleave.acks.morale;

import dev.cleave.acks.turn.MoraleGroup;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;

/** Does the Judge leave it to the dice whether they fight on? A2.MORALE.02, A2.MORALE.13 */
final class MoraleQuestion extends Question<MoraleWord> {

  private final MoraleGroup group;
  private final int most;

  MoraleQuestion(MoraleRoom fight, MoraleGroup group, Side judge) {
    super(fight.battle, "morale", judge, null, "A2.MORALE.13");
    this.group = group;
    this.most = fight.moraleNumbers().judged;
  }

  @Override
  public List<Option<MoraleWord>> options() {
    var options = new ArrayList<Option<MoraleWord>>();
    options.add(new Option<>(MoraleWord.ROLL));
    for (int value = -most; value <= most; value++) {
      if (value != 0) {
        options.add(new Option<>(new MoraleWord(0, value)));
      }
    }
    for (int result = 1; result < Morale.RESULTS.length; result++) {
      options.add(new Option<>(new MoraleWord(result, 0)));
    }
    return options;
  }

  @Override
  public MoraleWord usual() {
    return MoraleWord.ROLL;
  }

  @Override
  public Refusal refusal(String text) {
    return new Refusal(
        text,
        "the Judge rolls, adds or takes at most " + most + ", or names a result",
        "A2.MORALE.13");
  }

  @Override
  public String says() {
    return "Do the dice decide whether " + group.side.name() + " fight on?";
  }
}
