package dev.cleave.acks.space;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** Somebody is engaged from a side he does not face: does he turn? A2.ENGAGE.06 */
final class TurnQuestion extends Question<YesNo> {

  private final Combatant asked;
  private final Combatant newcomer;

  TurnQuestion(SpaceRoom fight, Combatant asked, Combatant newcomer) {
    super(fight.battle, "facing", asked.side(), asked, "A2.ENGAGE.06");
    this.asked = asked;
    this.newcomer = newcomer;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  @Override
  public YesNo usual() {
    return YesNo.YES;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(newcomer);
  }

  @Override
  public String says() {
    return "Does " + asked.name() + " turn to face " + newcomer.name() + "?";
  }
}
