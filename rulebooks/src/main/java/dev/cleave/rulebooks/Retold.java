package dev.cleave.rulebooks;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fight as one rulebook tells it, or why that book does not.
 *
 * @param title the book's
 * @param refused why it cannot be fought by this book, a problem a line; empty if it can
 * @param events all that happened, in order
 * @param game as it was opened, null if it was refused
 * @param end the battle as it was left, null if it was refused
 * @param outcome null if it was refused, or left before its end
 */
public record Retold(
    String rulebook,
    String title,
    String refused,
    List<Event> events,
    @Nullable Game game,
    @Nullable Battle end,
    @Nullable Outcome outcome) {

  static Retold refused(String rulebook, String title, String why) {
    return new Retold(rulebook, title, why, List.of(), null, null, null);
  }

  public boolean isRefused() {
    return !refused.isEmpty();
  }

  /**
   * What happened, round by round; what comes before the first round stands in a list of its own.
   */
  public List<List<Event>> rounds() {
    var rounds = new ArrayList<List<Event>>();
    rounds.add(new ArrayList<>());
    for (Event event : events) {
      if (event.is(Event.Kind.ROUND)) {
        rounds.add(new ArrayList<>());
      }
      rounds.getLast().add(event);
    }
    return rounds;
  }
}
