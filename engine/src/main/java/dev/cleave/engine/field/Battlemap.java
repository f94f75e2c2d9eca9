package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Five-foot squares on a half-square lattice: every base has a footprint and a facing. Every second
 * diagonal step counts double, so two of them are 15 feet.
 */
public final class Battlemap extends Grounds {

  private static final Passage ANYBODY = (mover, other) -> true;

  private final Bodies bodies;
  private final Neighbours neighbours;
  private final Outlook outlook;
  private final LastWay lastWay;
  private @Nullable Paths paths;

  public Battlemap(Ground ground, List<Combatant> combatants) {
    this(Site.of(ground, combatants));
  }

  private Battlemap(Site site) {
    super(site);
    this.bodies = site.bodies();
    this.neighbours = new Neighbours(bodies);
    this.outlook = site.outlook();
    this.lastWay = new LastWay(site);
  }

  @Override
  public Field copy(Combatant[] copies) {
    return new Battlemap(site.copy(copies));
  }

  @Override
  public Battlemap map() {
    return this;
  }

  Bodies bodies() {
    return bodies;
  }

  public Ground ground() {
    return site.ground();
  }

  public void stateCover(Combatant combatant, int grade) {
    site.footing().setCover(combatant, grade);
  }

  @Override
  public void stateElevation(Combatant combatant, int height) {
    site.footing().setElevation(combatant, height);
  }

  @Override
  public int[] about(Combatant combatant, int feet) {
    return neighbours.of(combatant, feet);
  }

  @Override
  public int distance(Combatant one, Combatant other) {
    return bodies.counted(one).feetTo(bodies.counted(other));
  }

  @Override
  public boolean sees(Combatant viewer, Combatant target) {
    return outlook.sees(viewer, target);
  }

  @Override
  public int cover(Combatant shooter, Combatant target) {
    return outlook.cover(shooter, target);
  }

  @Override
  public int coverFromShot(Combatant shooter, Combatant target) {
    return outlook.cover(shooter, target, false);
  }

  @Override
  public int coverNear(Combatant combatant) {
    return outlook.coverNear(combatant);
  }

  @Override
  public Quarter quarter(Combatant of, Combatant from) {
    Arc arc = arc(of, from);
    if (arc != Arc.FLANK) {
      return arc == Arc.FRONT ? Quarter.FRONT : Quarter.REAR;
    }
    return bodies.counted(of).flank(facing(of), bodies.counted(from));
  }

  @Override
  public int elevation(Combatant combatant) {
    return outlook.elevation(combatant);
  }

  @Override
  public boolean isLevel() {
    return site.footing().isLevel() && ground().isFlat();
  }

  @Override
  public int groundUnder(Combatant combatant) {
    return outlook.groundUnder(bodies.counted(combatant));
  }

  @Override
  public int depth(Combatant combatant) {
    return site.depth(bodies.counted(combatant));
  }

  @Override
  public Arc arc(Combatant of, Combatant from) {
    return bodies.counted(of).arc(facing(of), bodies.counted(from));
  }

  @Override
  public Arc arcOfNearest(Combatant of, Combatant from) {
    return bodies.counted(of).arcOfNearest(facing(of), bodies.counted(from));
  }

  @Override
  public Spot spot(Combatant combatant) {
    return site.footwork().square(combatant);
  }

  @Override
  public long[] whereabouts(Combatant combatant) {
    Base lie = bodies.lie(combatant);
    return new long[] {
      lie.x(), lie.y(), facing(combatant).ordinal(), site.footing().packed(combatant)
    };
  }

  @Override
  public Facing facing(Combatant combatant) {
    return bodies.facing(combatant);
  }

  @Override
  public void face(Combatant combatant, Combatant toward) {
    site.footwork().face(combatant, toward);
  }

  @Override
  public boolean turn(Combatant combatant, Facing to) {
    return site.footwork().turn(combatant, to);
  }

  @Override
  public Stand stand(Combatant combatant) {
    Base lie = bodies.lie(combatant);
    Facing faced = facing(combatant);
    boolean there = bodies.isOn(combatant);
    return () -> {
      bodies.set(combatant, lie.x(), lie.y(), faced);
      if (bodies.isOn(combatant) != there) {
        bodies.set(combatant, there); // who was taken away is not back for having been thought of
      }
    };
  }

  @Override
  public void place(Combatant combatant, Spot spot) {
    if (spot instanceof Square square) {
      bodies.move(combatant, square.halvesAcross(), square.halvesDown());
      bodies.set(combatant, true);
    }
  }

  @Override
  public void place(Combatant combatant, Spot spot, Facing facing) {
    place(combatant, spot);
    if (spot instanceof Square square) {
      bodies.set(combatant, square.halvesAcross(), square.halvesDown(), facing);
    }
  }

  @Override
  public boolean has(Spot spot, Combatant combatant) {
    if (!(spot instanceof Square(int across, int down))) {
      return false;
    }
    Base base = Places.laid(combatant, across, down, facing(combatant));
    return Room.isPlace(base)
        && ground().isInside(base.left(), base.top())
        && ground().isInside(base.right(), base.bottom());
  }

  @Override
  public void enter(Combatant combatant) {
    bodies.set(combatant, true);
  }

  @Override
  public void remove(Combatant combatant) {
    bodies.set(combatant, false);
  }

  @Override
  public boolean isOn(Combatant combatant) {
    return bodies.isOn(combatant);
  }

  @Override
  public boolean isAtEdge(Combatant combatant) {
    Base base = bodies.lie(combatant);
    return base.left() == 0
        || base.top() == 0
        || base.right() == ground().width() - 1
        || base.bottom() == ground().height() - 1;
  }

  @Override
  public boolean crosses(Combatant from, Combatant to, Combatant other) {
    return bodies.lie(from).lineTo(bodies.lie(to)).crosses(bodies.lie(other));
  }

  @Override
  public boolean hasRoom(Combatant combatant, Passage passage) {
    return site.room().isLeft(combatant, passage);
  }

  @Override
  public List<Spot> beside(Combatant who, Combatant other, Passage passage) {
    return site.room().beside(who, bodies.lie(other), facing(other), passage);
  }

  @Override
  public @Nullable Pitfall pitfall(Combatant combatant) {
    return site.pitfall(bodies.lie(combatant));
  }

  @Override
  public boolean isAtCorner(Combatant combatant, int feet) {
    return site.ground().hasCorner(bodies.lie(combatant), feet / 5);
  }

  @Override
  public boolean isAbreast(Combatant combatant) {
    return site.room().isAbreast(combatant);
  }

  /** Inside the map, off the walls and on nobody's feet. */
  public boolean fits(Combatant combatant, int halvesAcross, int halvesDown) {
    Base base = Places.laid(combatant, halvesAcross, halvesDown, facing(combatant));
    return site.room().fits(combatant, base);
  }

  /** Everybody on the map, standing or not. */
  public List<Combatant> present() {
    return bodies.present();
  }

  /** The one who lies or stands in a square, the standing first; null if nobody. */
  public @Nullable Combatant at(int column, int row) {
    return bodies.at(column, row);
  }

  /** Most copies of a map are made to try one blow, and nobody takes a step there. */
  private Paths paths() {
    if (paths == null) {
      paths = new Paths(site);
    }
    return paths;
  }

  @Override
  public @Nullable Route approach(
      Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    if (!lastWay.isFor(mover, target, reach, feet, passage)) {
      lastWay.remember(paths().approach(mover, bodies.counted(target), reach, feet, passage));
    }
    return lastWay.again();
  }

  @Override
  public boolean canReach(Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return paths().canReach(mover, bodies.counted(target), reach, feet, passage);
  }

  @Override
  public @Nullable Route route(Combatant mover, Spot to, int feet, Passage passage) {
    return switch (to) {
      case Square square -> paths().to(mover, square, feet, passage);
      case Trail trail -> paths().along(mover, trail, feet, passage);
      case Bearing _ -> null;
    };
  }

  @Override
  public List<Reach> reaches(Combatant mover, int feet, Passage passage) {
    return paths().reaches(mover, feet, passage);
  }

  @Override
  public @Nullable Route charge(
      Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return new Beeline(site, mover, target).charge(reach, feet, passage);
  }

  @Override
  public @Nullable Route ray(Combatant mover, Facing way, int feet, Passage passage) {
    return paths().ray(mover, way, feet, passage);
  }

  @Override
  public @Nullable Route flight(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    return paths().flight(mover, from, feet, passage);
  }

  @Override
  public boolean leadsAway(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    return paths().leadsAway(mover, from, feet, passage);
  }

  @Override
  public void lift(Combatant combatant, boolean aloft) {
    site.footing().setAloft(combatant, aloft);
  }

  @Override
  public Obstacle ahead(Combatant combatant, Facing way) {
    return site.room().ahead(combatant, way);
  }

  @Override
  public void shove(Combatant combatant, Facing way) {
    Base next = Room.next(bodies.lie(combatant), way);
    bodies.move(combatant, next.x(), next.y());
  }

  @Override
  public void bringTogether(Combatant mover, Combatant target) {
    Route way = approach(mover, target, BESIDE, Integer.MAX_VALUE, ANYBODY);
    if (way != null) {
      while (way.step()) {
        continue;
      }
    }
    face(mover, target);
  }
}
