package dev.cleave.engine.odds;

import dev.cleave.engine.table.Odds.Chance;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The odds of an attack that nobody answers.
 *
 * @param action as people write it
 * @param blows its attacks in order, without those that follow when somebody falls
 * @param hits that at least one of all hits the target
 * @param damage what the target loses on average
 * @param drops that the target does not stand at the end
 * @param fells that at least one enemy falls, at least two, and so on
 * @param total the sum over all ways: exactly one
 * @param tried how many ways were walked to find out, or how often it was played
 * @param exact whether all ways were walked, so that nothing is left to chance
 */
public record AttackOdds(
    String action,
    List<Blow> blows,
    Chance hits,
    Chance damage,
    Chance drops,
    List<Chance> fells,
    Chance total,
    int tried,
    boolean exact) {

  /**
   * One attack of the sequence.
   *
   * @param needs what it needs with all that made it, null where no die is thrown
   * @param made that it comes to it
   * @param hit that it hits if it comes to it
   */
  public record Blow(
      String weapon, String target, @Nullable Tally needs, Chance made, Chance hit) {}
}
