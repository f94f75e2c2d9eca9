package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.YesNo;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
   * @param pace a hit point in so many rounds, of all together, is next to nothing
   * @param before what the fight had cost so many rounds ago, below zero if nobody has looked
   * @param now what it has cost by now
   * @return null if it has cost something
   */
  public static @Nullable QuietQuestion inVain(
      Battle battle, int rounds, int pace, int before, int now, String rule) {
    int cost = Math.max(0, now - before);
    if (before < 0 || cost > rounds / pace) {
      return null;
    }
    String so = "Nobody is the worse for " + rounds + " rounds of fighting.";
    if (cost > 0) {
      String points = cost == 1 ? " hit point" : " hit points";
      so = rounds + " rounds of fighting have cost all together " + cost + points + ".";
    }
    return new QuietQuestion(battle, so, rule);
  }

  /** Hit points that all together are short of; wounds that close are none, nor are the dead's. */
  public static int cost(Battle battle) {
    int lost = 0;
    for (Combatant who : battle.combatants()) {
      lost += who.mostHitPoints() - Math.max(0, who.hitPoints());
    }
    return lost;
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
