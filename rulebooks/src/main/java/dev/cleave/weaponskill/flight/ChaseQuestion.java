package dev.cleave.weaponskill.flight;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.weaponskill.fray.Fray;
import java.util.ArrayList;
import java.util.List;

/** Asked of the Judge while a chase hangs in the balance. WS.FLEE.13 */
final class ChaseQuestion extends Question<ChaseEnd> {

  ChaseQuestion(Fray fight, Side judge) {
    super(fight.battle, "chase", judge, null, "WS.FLEE.13");
  }

  @Override
  public List<Option<ChaseEnd>> options() {
    var options = new ArrayList<Option<ChaseEnd>>();
    for (ChaseEnd end : ChaseEnd.values()) {
      options.add(new Option<>(end));
    }
    return options;
  }

  @Override
  public ChaseEnd usual() {
    return ChaseEnd.GOES_ON;
  }

  @Override
  public String says() {
    return "The chase is undecided: does it go on?";
  }
}
