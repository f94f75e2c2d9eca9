package dev.cleave.thac0.turn;

import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;

/** Asked of who has disarmed somebody and has an attack left. TH.DISARM.07 */
final class ExchangeQuestion extends Question<YesNo> {

  private final Fighter fighter;
  private final Fighter target;

  ExchangeQuestion(Turns fight, Fighter fighter, Fighter target) {
    super(fight.battle, "exchange", fighter.combatant.side(), fighter.combatant, "TH.DISARM.07");
    this.fighter = fighter;
    this.target = target;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  /** An attack in hand is worth more than one that may never come. */
  @Override
  public YesNo usual() {
    return YesNo.NO;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(target.combatant);
  }

  @Override
  public String says() {
    return target + " is disarmed: does " + fighter + " give an attack to cover him?";
  }
}
