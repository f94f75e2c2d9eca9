package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something about somebody to which one says yes or no: to spare him, to hold him on. */
public final class YesNoQuestion extends Question<YesNo> {

  private final Combatant about;
  private final YesNo usual;
  private final String words;

  /**
   * @param who is asked, null for his side as a whole
   */
  public YesNoQuestion(
      Battle battle,
      String kind,
      Side side,
      @Nullable Combatant who,
      Combatant about,
      YesNo usual,
      String words,
      String rule) {
    super(battle, kind, side, who, rule);
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
