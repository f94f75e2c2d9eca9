package dev.cleave.server.table;

import dev.cleave.engine.fair.Epoch;
import dev.cleave.engine.scene.Act;
import java.util.HexFormat;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Waits until the dice may fall: every player gives something of his own to them, or the Judge goes
 * on without.
 */
final class Gathering {

  private final LiveTable live;
  private final Cup cup;
  private final Desk desk;
  private final @Nullable Consumer<Act> judge;

  /**
   * @param judge does what the Judge says meanwhile; null where he cannot do anything
   */
  Gathering(LiveTable live, @Nullable Consumer<Act> judge) {
    this.live = live;
    this.cup = live.cup();
    this.desk = new Desk(live);
    this.judge = judge;
  }

  void gather() {
    if (cup.state() == Cup.State.SHOWN) {
      live.dice(cup.begin(Set.of()));
    }
    while (!cup.isSet()) {
      if (cup.state() == Cup.State.GATHERING && isComplete()) {
        live.dice(Cup.close());
      } else {
        live.settle();
        hear(live.next());
      }
    }
  }

  /** A new epoch for those who came later; what was promised before is shown. */
  static void renew(LiveTable live) {
    Cup cup = live.cup();
    if (cup.state() != Cup.State.SHOWN) {
      live.dice(cup.show());
    }
    live.dice(cup.begin(Set.of()));
  }

  private boolean isComplete() {
    return live.chairs().givers().stream()
        .allMatch(seat -> cup.hasPromised(seat) || cup.isLeftOut(seat));
  }

  private void hear(Message.Said said) {
    switch (said.command()) {
      case Command.Promise(int epoch, String hash) -> promise(said, epoch, hash);
      case Command.Seed(int epoch, String seed) -> seed(said, epoch, seed);
      case Command.Begin _ -> begin(said);
      default -> desk.handle(said, null, judge);
    }
  }

  private void promise(Message.Said said, int epoch, String hash) {
    if (epoch != cup.epoch() || cup.state() != Cup.State.GATHERING) {
      live.refuse(said, "stale", "no seeds are gathered for that any more", "");
    } else if (!live.chairs().givers().contains(said.seat()) || cup.isLeftOut(said.seat())) {
      live.refuse(said, "not yours", "this seat gives no seed", "");
    } else if (cup.hasPromised(said.seat())) {
      live.refuse(said, "stale", "this seat has promised a seed already", "");
    } else if (bytes(hash) == null) {
      live.refuse(said, "bad", "a promise is 32 bytes in hex", "");
    } else {
      live.accept(said);
      live.dice(Cup.promise(said.seat(), hash));
    }
  }

  private void seed(Message.Said said, int epoch, String seed) {
    byte[] bytes = bytes(seed);
    if (epoch != cup.epoch() || cup.state() != Cup.State.SHOWING) {
      live.refuse(said, "stale", "no seeds are shown for that now", "");
    } else if (!cup.silent().contains(said.seat())) {
      live.refuse(said, "stale", "nothing is wanted of this seat", "");
    } else if (bytes == null) {
      live.refuse(said, "bad", "a seed is 32 bytes in hex", "");
    } else if (!cup.isPromised(said.seat(), bytes)) {
      live.refuse(said, "illegal", "this is not the seed that was promised", "");
    } else {
      live.accept(said);
      live.dice(Cup.seed(said.seat(), seed));
    }
  }

  private static byte @Nullable [] bytes(String hex) {
    if (hex.length() != 2 * Epoch.BYTES) {
      return null;
    }
    try {
      return HexFormat.of().parseHex(hex);
    } catch (IllegalArgumentException notHex) {
      return null;
    }
  }

  /** The Judge waits no longer; who keeps his seed back is named, and it all begins again. */
  private void begin(Message.Said said) {
    if (!desk.isJudge(said)) {
      return;
    }
    live.accept(said);
    if (cup.state() == Cup.State.GATHERING) {
      live.dice(Cup.close());
    } else {
      Set<Integer> silent = cup.silent();
      live.dice(cup.show());
      live.dice(cup.begin(silent));
    }
  }
}
