package dev.cleave.acks.aftermath;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.time.Duration;
import dev.cleave.engine.time.TimeUnit;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Time goes by, and nobody rests. A2.WOUND.36, A2.NONLETHAL.08 */
final class Passing implements Deeds {

  private static final String WAIT = "wait ";

  private final Fight fight;
  private final Clock clock;

  Passing(Fight fight, Clock clock) {
    this.fight = fight;
    this.clock = clock;
  }

  /** "wait 1 round", "wait 3 turns", "wait 2 hours", "wait 1 day" */
  record Wait(Clock clock, Duration lapse) implements Deed {

    @Override
    public String verb() {
      return "wait";
    }

    @Override
    public String text() {
      return WAIT + lapse.text();
    }

    @Override
    public @Nullable Forbidden bars(Fight fight) {
      return clock.bars(lapse);
    }

    @Override
    public void take(Fight fight) {
      clock.pass((int) lapse.rounds(fight.book), _ -> false);
    }
  }

  @Override
  public void offer(List<Deed> all) {
    for (TimeUnit span : List.of(TimeUnit.ROUND, TimeUnit.TURN, TimeUnit.HOUR, TimeUnit.DAY)) {
      all.add(new Wait(clock, new Duration(1, span)));
    }
  }

  @Override
  public @Nullable Deed read(String text) {
    String said = text.strip().toLowerCase(Locale.ROOT);
    Duration lapse = said.startsWith(WAIT) ? Duration.read(said.substring(WAIT.length())) : null;
    return lapse == null ? null : new Wait(clock, lapse);
  }

  /** Until somebody can be reached, or the undecided and the dying have met their fate. */
  @Override
  public @Nullable Deed usual() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.fate() == Fate.DOWN && fight.battle.standing(fighter.who.side()) > 0) {
        return new Wait(clock, new Duration(1, TimeUnit.DAY));
      }
    }
    return null;
  }
}
