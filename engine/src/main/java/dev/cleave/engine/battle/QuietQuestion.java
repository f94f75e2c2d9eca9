package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;

/** Nothing has come of the fight for some rounds: is it over? */
public final class QuietQuestion extends Question<YesNo> {

  private final String so;

  private QuietQuestion(Battle battle, String so, String rule) {
    super(battle, "quiet", judge(battle), null, rule);
    this.so = so;
  }

  /** Nobody has done anything. */
  public static QuietQuestion nothingHappened(Battle battle, int rounds, String rule) {
    return new QuietQuestion(battle, "Nothing has happened for " + rounds + " rounds.", rule);
  }

  /** They have, and nobody is the worse for it. */
  public static QuietQuestion nobodyHurt(Battle battle, int rounds, String rule) {
    return new QuietQuestion(
        battle, "Nobody is the worse for " + rounds + " rounds of fighting.", rule);
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
    return so + " Is the fight over?";
  }
}
