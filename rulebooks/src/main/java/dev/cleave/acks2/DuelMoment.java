package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The moment in which two act: what either does to the other falls when both are done. */
final class DuelMoment {

  private final List<Runnable> pending = new ArrayList<>();
  private boolean open;
  private @Nullable Combatant acting;

  void open() {
    open = true;
  }

  /** One's part in it. */
  void act(Combatant who, Runnable part) {
    acting = who;
    part.run();
    acting = null;
  }

  boolean defers(Combatant whom) {
    return open && whom != acting;
  }

  void later(Runnable what) {
    if (open) {
      pending.add(what);
    } else {
      what.run();
    }
  }

  void close() {
    open = false;
    var landing = List.copyOf(pending);
    pending.clear();
    landing.forEach(Runnable::run);
  }
}
