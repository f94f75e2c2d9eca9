package dev.cleave.acks.round;

import dev.cleave.acks.turn.NextToAct;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;

/** Several act on one count: who is next? */
final class TieQuestion extends Question<NextToAct> {

  private final Combatant[] own;
  private final boolean others;

  /**
   * @param own those of one side, which is asked
   * @param others whether there are any besides who may go first
   */
  TieQuestion(RoundRoom fight, Combatant[] own, boolean others) {
    super(fight.battle, "turn", own[0].side(), null, "A2.INIT.14");
    this.own = own;
    this.others = others;
  }

  @Override
  public List<Option<NextToAct>> options() {
    var options = new ArrayList<Option<NextToAct>>();
    for (Combatant combatant : own) {
      options.add(new Option<>(new NextToAct(combatant)));
    }
    if (others) {
      options.add(new Option<>(NextToAct.OTHERS));
    }
    return options;
  }

  /** The first of one's own. */
  @Override
  public NextToAct usual() {
    return new NextToAct(own[0]);
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
