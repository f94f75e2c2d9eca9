package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * The straight way from one base at another. Its steps keep to the squares nearest the line between
 * the two middles, and every square that the line crosses has to be clear. A2.GAP.129
 */
final class Beeline {

  private final Site site;
  private final Bodies bodies;
  private final Room room;
  private final Combatant mover;
  private final Combatant target;
  private final int startX;
  private final int startY;
  private final int alongX;
  private final int alongY;

  Beeline(Site site, Combatant mover, Combatant target) {
    this.site = site;
    this.bodies = site.bodies();
    this.room = site.room();
    this.mover = mover;
    this.target = target;
    Base lie = bodies.lie(mover);
    Base theirs = bodies.lie(target);
    this.startX = out(lie.x(), theirs.middleX() - lie.middleX());
    this.startY = out(lie.y(), theirs.middleY() - lie.middleY());
    this.alongX = theirs.middleX() - startX - lie.width() / 2;
    this.alongY = theirs.middleY() - startY - lie.height() / 2;
  }

  /** A base that straddles two squares sets out from the one nearer to the target. */
  private static int out(int halves, int along) {
    return (halves & 1) == 0 ? halves : halves + (along > 0 ? 1 : -1);
  }

  @Nullable Route charge(int reach, int feet, Passage passage) {
    var aim = new Aim(bodies.counted(target), reach);
    var legs = new ArrayList<Leg>();
    if (bodies.counted(mover).feetTo(aim.target()) <= reach) {
      return new Walk(site.footwork(), mover, passage, new Leg[0], true, aim);
    }
    int walked = 0;
    int diagonals = 0;
    Base there = at(0, 0);
    for (int step = 1; there.feetTo(aim.target()) > reach; step++) {
      int before = aside(step - 1);
      int aside = aside(step);
      diagonals += aside - before;
      walked += aside > before && diagonals % 2 == 0 ? 10 : 5;
      if (walked > feet || !isClear(step, before, aside, passage)) {
        return null;
      }
      Base here = there;
      there = at(step, aside);
      legs.add(new Leg(there.x(), there.y(), walked, way(here, there)));
    }
    return room.isFor(mover, there, passage)
        ? new Walk(site.footwork(), mover, passage, legs.toArray(Leg[]::new), true, aim)
        : null;
  }

  private static Facing way(Base here, Base there) {
    return Facing.of(Integer.signum(there.x() - here.x()), Integer.signum(there.y() - here.y()));
  }

  private int most() {
    return Math.max(Math.abs(alongX), Math.abs(alongY));
  }

  private int least() {
    return Math.min(Math.abs(alongX), Math.abs(alongY));
  }

  /** Squares aside from the main direction after so many steps; a tie stays nearer to the axis. */
  private int aside(int step) {
    return (2 * least() * step + most() - 1) / (2 * most());
  }

  /** The base so many squares along the main direction and aside from it. */
  private Base at(int ahead, int aside) {
    boolean steep = Math.abs(alongY) > Math.abs(alongX);
    int x = startX + 2 * Integer.signum(alongX) * (steep ? aside : ahead);
    int y = startY + 2 * Integer.signum(alongY) * (steep ? ahead : aside);
    return Places.laid(mover, x, y, bodies.facing(mover));
  }

  private boolean isClear(int step, int before, int aside, Passage passage) {
    if (!isClear(at(step, aside), passage)
        || isSteep(at(step - 1, before), at(step, aside), passage)) {
      return false;
    }
    if (aside == before) {
      return true;
    }
    Base early = at(step - 1, aside);
    Base late = at(step, before);
    if (!room.isOpen(early) || !room.isOpen(late)) {
      return false;
    }
    int side = Integer.compare((2 * before + 1) * most(), (2 * step - 1) * least());
    return side == 0 || isClear(side < 0 ? early : late, passage);
  }

  private boolean isSteep(Base from, Base to, Passage passage) {
    return !site.ground().isFlat() && Math.abs(height(to) - height(from)) > passage.climb(mover);
  }

  private int height(Base lie) {
    return site.ground().highest(lie.left(), lie.top(), lie.right(), lie.bottom());
  }

  /** No wall, no shut door, nothing that gives cover, nobody but the target. */
  private boolean isClear(Base lie, Passage passage) {
    if (!room.isOpen(lie) || isDragged(lie, passage)) {
      return false;
    }
    for (int row = lie.top(); row <= lie.bottom(); row++) {
      for (int column = lie.left(); column <= lie.right(); column++) {
        if (site.ground().cover(column, row) > 0) {
          return false;
        }
      }
    }
    return isNobodys(lie, passage);
  }

  /** Water in which one is slower is no ground for a charge. */
  private boolean isDragged(Base lie, Passage passage) {
    if (site.decks().areAny()) {
      int step = site.decks().step(site.decks().under(bodies.lie(mover)), lie);
      if (step != Decks.GROUND) {
        return step == Decks.BARRED;
      }
    }
    int depth = site.ground().water().under(lie);
    return depth > 0 && passage.drag(mover, depth) != 1;
  }

  private boolean isNobodys(Base lie, Passage passage) {
    for (int i : bodies.near(lie)) {
      Combatant other = bodies.combatant(i);
      if (bodies.isIn(i, lie)
          && other != mover
          && other != target
          && bodies.stands(other)
          && !passage.overlooks(mover, other)) {
        return false;
      }
    }
    return true;
  }
}
