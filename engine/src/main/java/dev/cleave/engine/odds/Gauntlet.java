package dev.cleave.engine.odds;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.engine.table.Table;

/**
 * The blows of those a mover passes, each answering as he usually would.
 *
 * @param hurt that he loses hit points on the way
 * @param dropped that he does not stand at its end
 * @param exact whether every fall of the dice was tried
 */
public record Gauntlet(double hurt, double dropped, boolean exact) {

  private record Arrival(boolean hurt, boolean dropped) {}

  /**
   * @param question to which he answers with a movement
   * @param battle the question's, or a copy of it in which some things are guessed
   * @param movement as people write it
   * @param most ways to try before it is played instead
   * @param plays how often it is played then
   */
  public static Gauntlet of(
      Rulebook rulebook,
      Question<?> question,
      Battle battle,
      String movement,
      int most,
      int plays) {
    Beginning beginning = Beginning.answer(rulebook, question, battle);
    try {
      // Players would have to begin anew each time, so the table's own are not used.
      Odds<Arrival> odds =
          Odds.of(table -> arrive(beginning, movement, table), Players.USUAL, most);
      return new Gauntlet(
          odds.of(new Arrival(true, true)) + odds.of(new Arrival(true, false)),
          odds.of(new Arrival(true, true)) + odds.of(new Arrival(false, true)),
          true);
    } catch (Odds.TooMany tooMany) {
      return played(beginning, movement, plays);
    }
  }

  private static Gauntlet played(Beginning beginning, String movement, int plays) {
    int hurt = 0;
    int dropped = 0;
    for (int seed = 0; seed < plays; seed++) {
      var table = new GameTable(new SeededDice(seed), Players.USUAL, null);
      Arrival arrival = arrive(beginning, movement, table);
      hurt += arrival.hurt ? 1 : 0;
      dropped += arrival.dropped ? 1 : 0;
    }
    return new Gauntlet((double) hurt / plays, (double) dropped / plays, false);
  }

  private static Arrival arrive(Beginning beginning, String movement, Table table) {
    Battle copy = beginning.battle().copy();
    Combatant walker = beginning.in(copy);
    var bidding = new Bidding(walker, Steps.read(movement));
    beginning.play(copy, new Led(table, new Walker(walker, bidding)), bidding);
    return new Arrival(walker.hitPoints() < beginning.who().hitPoints(), !walker.isStanding());
  }

  /** The mover goes where he was bid and then holds; the others do as they usually would. */
  private static final class Walker implements Players {

    private final Combatant mover;
    private final Bidding bidding;

    Walker(Combatant mover, Bidding bidding) {
      this.mover = mover;
      this.bidding = bidding;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      return question.who() == mover ? bidding.answer(question, judge) : question.usual();
    }
  }
}
