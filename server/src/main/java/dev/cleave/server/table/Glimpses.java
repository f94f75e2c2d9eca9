package dev.cleave.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What each seat was shown last. To a seat that stands while the table waits for somebody of whom
 * it may not know: whoever comes in there, reads or sees the fight again meanwhile, before a
 * restart or after it, learns no more than who has been there.
 */
final class Glimpses {

  private final LiveTable live;
  private final Tableau tableau;
  private final Map<Integer, Glimpse> shown = new HashMap<>();

  /** Seats of which it is written that they are told nothing now. */
  private final Set<Integer> withheld = new TreeSet<>();

  /** The table as it was when these seats were told something last. */
  private final Map<Integer, LiveTable> past = new HashMap<>();

  Glimpses(LiveTable live, Tableau tableau) {
    this.live = live;
    this.tableau = tableau;
  }

  /** Writes before what is not written yet from whom it is kept. */
  void withhold(Pen pen) {
    var seats = new ArrayList<Integer>();
    for (Seat seat : live.chairs().all()) {
      if (!tableau.isSecret(live.chairs().eyes(seat.number()))) {
        withheld.remove(seat.number());
        past.remove(seat.number());
      } else if (withheld.add(seat.number())) {
        seats.add(seat.number());
      }
    }
    if (!seats.isEmpty()) {
      pen.addFirst(Withheld.line(seats));
    }
  }

  /** Takes up a line as it was written. */
  void recall(LogLine line) {
    withheld.addAll(Withheld.seats(line));
  }

  void show(int seat, Glimpse now) {
    shown.put(seat, now);
  }

  /** What a seat is to be shown now; null if it has never been shown anything. */
  @Nullable Glimpse shown(int seat) {
    return shown.get(seat);
  }

  /** Others sit there now. */
  void forget() {
    shown.clear();
    past.clear();
  }

  /** What a seat was shown before all that is kept from it now; null if nothing is. */
  @Nullable Glimpse withheldFrom(int seat) {
    if (!isWithheld(seat)) {
      return null;
    }
    Glimpse last = shown.get(seat);
    LiveTable then = last != null ? null : past(seat);
    if (then != null) {
      last = then.audience().glimpse(seat);
      if (then.chapter() == live.chapter()) { // dealt anew, the same cards are where they were
        last = last.in(live.deck().of(live.chairs().eyes(seat)));
      }
      shown.put(seat, last);
    }
    return last;
  }

  /** The table as a seat may know it: this one, or as it was when that was told something last. */
  LiveTable asTold(int seat) {
    LiveTable then = isWithheld(seat) ? past(seat) : null;
    return then == null ? live : then;
  }

  private boolean isWithheld(int seat) {
    return tableau.isSecret(live.chairs().eyes(seat));
  }

  private @Nullable LiveTable past(int seat) {
    LiveTable then = past.get(seat);
    if (then == null) {
      then = live.archive().lastTold(seat);
      if (then != null) {
        past.put(seat, then);
      }
    }
    return then;
  }
}
