package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The way to somebody that was planned last. Who has asked whether there is one mostly goes it
 * next: it is the same as long as everybody is where he was and the passage says the same of him.
 */
final class LastWay {

  private static final int PLACE_BITS = 16;
  private static final int FACING_BITS = 3;
  private static final int HOLD_BITS = 8;

  private final Site site;
  private final Bodies bodies;
  private @Nullable Passage passage;
  private long[] picture = {};
  private @Nullable Walk way;

  LastWay(Site site) {
    this.site = site;
    this.bodies = site.bodies();
  }

  /**
   * The same was asked last and nothing has changed since. Things built can be opened and broken,
   * and in a battle it takes longer to look at everybody: there nothing is remembered.
   */
  boolean isFor(Combatant mover, Combatant target, int reach, int feet, Passage how) {
    if (site.fixtures().size() > 0 || bodies.areMany()) {
      passage = null;
      return false;
    }
    long[] now = new long[bodies.size() + 2];
    now[0] = (long) mover.index() << Integer.SIZE | target.index();
    now[1] = (long) reach << Integer.SIZE | feet;
    for (int i = 0; i < bodies.size(); i++) {
      now[i + 2] = seen(mover, bodies.combatant(i), how);
    }
    boolean same = how.equals(passage) && Arrays.equals(picture, now);
    passage = how;
    picture = now;
    return same;
  }

  /** All that a way depends on of somebody, in one number. */
  private long seen(Combatant mover, Combatant other, Passage how) {
    if (!bodies.isOn(other)) {
      return -1;
    }
    Base lie = bodies.lie(other);
    long seen = lie.x();
    seen = seen << PLACE_BITS | lie.y() & (1 << PLACE_BITS) - 1;
    seen = seen << FACING_BITS | bodies.facing(other).ordinal();
    seen = seen << 1 | bit(other.isInTheWay());
    if (other == mover) {
      return seen;
    }
    seen = seen << HOLD_BITS | how.hold(mover, other);
    seen = seen << 1 | bit(how.through(mover, other));
    seen = seen << 1 | bit(how.over(mover, other));
    seen = seen << 1 | bit(how.overlooks(mover, other));
    seen = seen << 1 | bit(how.on(mover, other));
    seen = seen << 1 | bit(how.abreast(mover, other));
    return seen << 1 | bit(how.inFile(mover, other));
  }

  private static int bit(boolean holds) {
    return holds ? 1 : 0;
  }

  void remember(@Nullable Walk planned) {
    way = planned;
  }

  /** From the beginning, whoever has walked it before. */
  @Nullable Route again() {
    return way == null ? null : way.again();
  }
}
