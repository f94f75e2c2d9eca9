package dev.cleave.acks.maneuvers;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** He has kept his feet: does he stand in the way, and take the blow? A2.MAN.OVERRUN.03 */
final class BlockQuestion extends Question<YesNo> {

  private final ManeuversRoom fight;
  private final Combatant asked;
  private final Combatant comer;

  BlockQuestion(ManeuversRoom fight, Combatant asked, Combatant comer) {
    super(fight.battle, "block", asked.side(), asked, "A2.MAN.OVERRUN.03");
    this.fight = fight;
    this.asked = asked;
    this.comer = comer;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  /** Unless the blow would likely be his last. */
  @Override
  public YesNo usual() {
    int blow = fight.hits().usual(comer, fight.meleeAttack().best(comer));
    return asked.hitPoints() > blow ? YesNo.YES : YesNo.NO;
  }

  @Override
  public YesNo quiet() {
    return YesNo.NO;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(comer);
  }

  @Override
  public String says() {
    return "Does " + asked.name() + " block " + comer.name() + "?";
  }
}
