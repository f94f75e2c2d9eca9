package dev.cleave.acks.round;

import dev.cleave.acks.turn.NextToAct;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;

/** Several act on one count: who is next? */
final class TieQuestion extends Question<NextToAct> {

  private final Combatant[] tied;

  TieQuestion(RoundRoom fight, Side side, Combatant[] tied) {
    super(fight.battle, "turn", side, null, "A2.INIT.14");
    this.tied = tied;
  }

  @Override
  public List<Option<NextToAct>> options() {
    var options = new ArrayList<Option<NextToAct>>();
    boolean others = false;
    for (Combatant combatant : tied) {
      if (combatant.side() == side()) {
        options.add(new Option<>(new NextToAct(combatant)));
      } else {
        others = true;
      }
    }
    if (others) {
      options.add(new Option<>(NextToAct.OTHERS));
    }
    return options;
  }

  /** The first of one's own. */
  @Override
  public NextToAct usual() {
    for (Combatant combatant : tied) {
      if (combatant.side() == side()) {
        return new NextToAct(combatant);
      }
    }
    return NextToAct.OTHERS;
  }

  @Override
  public Lead lead(NextToAct answer) {
    return Lead.at(answer.who());
  }

  @Override
  public String says() {
    return "Who acts next?";
  }
}
