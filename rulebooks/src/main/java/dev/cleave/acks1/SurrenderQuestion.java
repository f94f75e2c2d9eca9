package dev.cleave.acks1;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** Somebody with no way out lays down his arms: is he spared? A1.MORALE.19-20 */
final class SurrenderQuestion extends Question<YesNo> {

  private final Combatant offers;

  SurrenderQuestion(FirstEdition fight, Side asked, Combatant offers) {
    super(fight.battle, "surrender", asked, null, "A1.MORALE.20");
    this.offers = offers;
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
    return Lead.at(offers);
  }

  @Override
  public String says() {
    return offers.name() + " offers to surrender: is that accepted?";
  }
}
