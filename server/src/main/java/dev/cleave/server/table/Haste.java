package dev.cleave.server.table;

import java.util.HashMap;
import java.util.Map;

/**
 * Whoever takes back or gives orders again and again is asked to wait: it must not become a way to
 * plague others.
 */
final class Haste {

  /** So often a player may take back in a minute. */
  private static final int UNDOES = 3;

  /** So often he may say what is done without asking him; each time it is written down. */
  private static final int ORDERS = 60;

  private static final long MINUTE = 60_000;

  private final LiveTable live;
  private final Chairs chairs;
  private final Map<Integer, Pace> undoing = new HashMap<>();
  private final Map<Integer, Pace> ordering = new HashMap<>();

  Haste(LiveTable live, Chairs chairs) {
    this.live = live;
    this.chairs = chairs;
  }

  /** Too much of it has come from this seat, and it has been told so. */
  boolean is(Message.Said said) {
    if (chairs.seat(said.seat()).isJudge()) {
      return false;
    }
    return switch (said.command()) {
      case Command.Undo _ -> is(said, undoing, UNDOES, "take back");
      case Command.Standing _, Command.Order _, Command.Leave _ ->
          is(said, ordering, ORDERS, "give orders");
      default -> false;
    };
  }

  private boolean is(Message.Said said, Map<Integer, Pace> paces, int most, String what) {
    Pace pace = paces.computeIfAbsent(said.seat(), _ -> new Pace(most, MINUTE));
    boolean hasty = !pace.allows(live.millis());
    if (hasty) {
      live.refuse(said, "too fast", what + " at most " + most + " times a minute", "");
    }
    return hasty;
  }
}
