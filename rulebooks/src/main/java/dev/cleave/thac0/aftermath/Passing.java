package dev.cleave.thac0.aftermath;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.time.Duration;
import dev.cleave.engine.time.TimeUnit;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Time goes by, on one's feet or in bed. TH.C.HEAL.02 */
final class Passing {

  private static final String WAIT = "wait ";
  private static final String REST = "rest ";

  private final Turns fight;
  private final Clock clock;

  Passing(Turns fight, Clock clock) {
    this.fight = fight;
    this.clock = clock;
  }

  static Deed rounds(int rounds) {
    return new Deed.Pass(new Duration(rounds, TimeUnit.ROUND), false);
  }

  List<Deed> offered() {
    return List.of(
        new Deed.Pass(new Duration(1, TimeUnit.ROUND), false),
        new Deed.Pass(new Duration(1, TimeUnit.TURN), false),
        new Deed.Pass(new Duration(1, TimeUnit.HOUR), false),
        new Deed.Pass(new Duration(1, TimeUnit.DAY), false),
        new Deed.Pass(new Duration(1, TimeUnit.NIGHT), true),
        new Deed.Pass(new Duration(1, TimeUnit.DAY), true),
        new Deed.Pass(new Duration(7, TimeUnit.DAY), true));
  }

  @Nullable Refusal whyNot(Deed.Pass pass) {
    String why = clock.whyNot(pass.lapse());
    return why == null ? null : new Refusal(pass.text(), why, "TH.ROUND.03");
  }

  void take(Deed.Pass pass) {
    clock.pass(clock.rounds(pass.lapse()), pass.bed());
  }

  static @Nullable Deed read(String text) {
    String said = text.strip().toLowerCase(Locale.ROOT);
    boolean bed = said.startsWith(REST);
    if (!bed && !said.startsWith(WAIT)) {
      return null;
    }
    Duration lapse = Duration.read(said.substring(WAIT.length()));
    return lapse == null ? null : new Deed.Pass(lapse, bed);
  }

  /** Until those who lie there have come to or are dead. */
  @Nullable Deed usual() {
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.fate() == Fate.DOWN
          && !fighter.is(State.DEBILITATED)
          && fight.battle.standing(fighter.combatant.side()) > 0) {
        return new Deed.Pass(new Duration(1, TimeUnit.DAY), true);
      }
    }
    return null;
  }
}
