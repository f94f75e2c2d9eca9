package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** Nothing has happened for some rounds: is the fight over? */
public final class QuietQuestion extends Question<YesNo> {

  private final int rounds;

  public QuietQuestion(Battle battle, int rounds, String rule) {
    super(battle, "quiet", judge(battle), null, rule);
    this.rounds = rounds;
  }

  private static Side judge(Battle battle) {
    for (Side side : battle.sides()) {
      if (side.isJudges()) {
        return side;
      }
    }
    return battle.sides().getFirst();
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
  public String says() {
    return "Nothing has happened for " + rounds + " rounds. Is the fight over?";
  }
}
