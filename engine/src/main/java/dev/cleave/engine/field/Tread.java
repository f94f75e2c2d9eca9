package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The ground under a mover's feet: where it is too steep for him, and where water slows him. */
final class Tread {

  private final Ground ground;
  private final Decks decks;
  private final Bodies bodies;
  private final Frame frame;
  private @Nullable Vessel deck;
  private @Nullable Combatant mover;
  private Passage passage = (who, other) -> false;
  private int climb;
  private boolean wet;

  Tread(Site site, Frame frame) {
    this.ground = site.ground();
    this.decks = site.decks();
    this.bodies = site.bodies();
    this.frame = frame;
  }

  /** For another mover. */
  void set(Combatant who, Passage how) {
    mover = who;
    passage = how;
    climb = ground.isFlat() ? Integer.MAX_VALUE : how.climb(who);
    wet = ground.water().isAny();
    deck = decks.areAny() ? decks.under(bodies.lie(who)) : null;
  }

  /** Somewhere on the map there is water. */
  boolean isWet() {
    return wet;
  }

  /** Somewhere on the map it may be too steep for him. */
  boolean isSloped() {
    return climb != Integer.MAX_VALUE;
  }

  /** The ground between two cells is too steep for a step. */
  boolean isSteep(int there, int before) {
    return Math.abs(height(there) - height(before)) > climb;
  }

  private int height(int cell) {
    int x = frame.column(cell);
    int y = frame.row(cell);
    return ground.highest(x, y, x + frame.wide() - 1, y + frame.deep() - 1);
  }

  /** Neither on his deck nor on one he can step to. */
  boolean isBarred(Base lie) {
    return decks.areAny() && decks.step(deck, lie) == Decks.BARRED;
  }

  /** How many times as many feet a step into a cell takes, 0 if the mover does not go there. */
  int drag(int cell) {
    int x = frame.column(cell);
    int y = frame.row(cell);
    if (decks.areAny()) {
      switch (decks.step(deck, Base.at(2 * x, 2 * y, frame.wide(), frame.deep()))) {
        case Decks.BARRED -> {
          return Passage.BARRED;
        }
        case Decks.DECK -> {
          return 1;
        }
        default -> {}
      }
    }
    int depth = ground.water().shallowest(x, y, x + frame.wide() - 1, y + frame.deep() - 1);
    return depth == 0 ? 1 : passage.drag(Objects.requireNonNull(mover), depth);
  }
}
