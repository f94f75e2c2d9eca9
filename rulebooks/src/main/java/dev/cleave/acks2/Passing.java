package dev.cleave.acks2;

import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Time goes by, and what it brings. A2.WOUND.36, A2.NONLETHAL.08 */
final class Passing implements Deeds {

  private final Fight fight;

  Passing(Fight fight) {
    this.fight = fight;
  }

  /** "wait 1 round", "wait 3 turns", "wait 2 hours", "wait 1 day" */
  record Wait(int count, Span span) implements Deed {

    @Override
    public String text() {
      return "wait " + span.of(count);
    }

    @Override
    public @Nullable Bar bars(Fight fight) {
      return null;
    }

    @Override
    public void take(Fight fight) {
      int rounds = count * span.rounds(fight.numbers);
      if (fight.table.listens()) {
        fight.table.tell(
            Event.of("time", "A2.GAP.253")
                .fact("passes", span.of(count))
                .fact("rounds", rounds)
                .says(span.of(count) + (count == 1 ? " passes." : " pass.")));
      }
      fight.battle.pass(rounds);
      fight.mortalWounds.passRound();
    }
  }

  /** A length of time, as the book counts it. A2.ROUND.02, A2.GAP.111 */
  enum Span {
    ROUND("round"),
    TURN("turn"),
    HOUR("hour"),
    DAY("day");

    private final String word;

    Span(String word) {
      this.word = word;
    }

    String of(int count) {
      return count + " " + word + (count == 1 ? "" : "s");
    }

    int rounds(Numbers numbers) {
      return switch (this) {
        case ROUND -> 1;
        case TURN -> numbers.turnRounds;
        case HOUR -> 6 * numbers.turnRounds;
        case DAY -> 144 * numbers.turnRounds;
      };
    }
  }

  @Override
  public void offer(List<Deed> all) {
    for (Span span : Span.values()) {
      all.add(new Wait(1, span));
    }
  }
}
