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

  /**
   * They have, and hardly anybody is the worse for it.
   *
   * @param lost hit points it cost all of them together
   */
  public static QuietQuestion hardlyHurt(Battle battle, int rounds, int lost, String rule) {
    String so = "Nobody is the worse for " + rounds + " rounds of fighting.";
    if (lost > 0) {
      String points = lost == 1 ? " hit point" : " hit points";
      so = rounds + " rounds of fighting have cost all together " + lost + points + ".";
    }
    return new QuietQuestion(battle, so, rule);
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
