package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The moment in which two act: what either does to the other falls when both are done. */
final class DuelMoment {

  private final List<Runnable> pending = new ArrayList<>();
  private final List<Runnable> afterwards = new ArrayList<>();
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

  /** What comes of it when all that was dealt has fallen. A2O.MIX.26 */
  void afterwards(Runnable what) {
    afterwards.add(what);
  }

  void close() {
    open = false;
    var landing = new ArrayList<>(pending);
    landing.addAll(afterwards);
    pending.clear();
    afterwards.clear();
    landing.forEach(Runnable::run);
  }
}
