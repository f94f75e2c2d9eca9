package dev.cleave.acks.morale;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** An offer that the other side answers: to lay down arms, or to spare who does. */
final class SurrenderQuestion extends Question<YesNo> {

  private final Combatant about;
  private final YesNo usual;
  private final String words;

  /**
   * @param about who would surrender
   */
  SurrenderQuestion(
      MoraleRoom fight, Side asked, Combatant about, YesNo usual, String words, String rule) {
    super(fight.battle, "surrender", asked, null, rule);
    this.about = about;
    this.usual = usual;
    this.words = words;
  }

  @Override
  public List<Option<YesNo>> options() {
    return List.of(new Option<>(YesNo.YES), new Option<>(YesNo.NO));
  }

  @Override
  public YesNo usual() {
    return usual;
  }

  @Override
  public Lead lead(YesNo answer) {
    return Lead.at(about);
  }

  @Override
  public String says() {
    return words;
  }
}
