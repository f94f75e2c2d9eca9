package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Five-foot squares on a half-square lattice: every base has a footprint and a facing. Every second
 * diagonal step counts double, so two of them are 15 feet.
 */
public final class Battlemap implements Field {

  private static final Passage ANYBODY = (mover, other) -> true;

  private final Site site;
  private final Bodies bodies;
  private final Neighbours neighbours;
  private final Outlook outlook;
  private final LastWay lastWay;
  private @Nullable Paths paths;

  public Battlemap(Ground ground, List<Combatant> combatants) {
    this(Site.of(ground, combatants));
  }

  private Battlemap(Site site) {
    this.site = site;
    this.bodies = site.bodies();
    this.neighbours = new Neighbours(bodies);
    this.outlook = site.outlook();
    this.lastWay = new LastWay(site);
  }

  @Override
  public Field copy(Combatant[] copies) {
    return new Battlemap(site.copy(copies));
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

  /** The Judge says how high somebody is; 0 leaves it to the ground he stands on. */
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
  public int coverNear(Combatant combatant) {
    return outlook.coverNear(combatant);
  }

  /** Left of the way he faces the cross product is negative, for rows grow southward. */
  @Override
  public Quarter quarter(Combatant of, Combatant from) {
    Arc arc = arc(of, from);
    if (arc != Arc.FLANK) {
      return arc == Arc.FRONT ? Quarter.FRONT : Quarter.REAR;
    }
    Base mine = bodies.counted(of);
    Base theirs = bodies.counted(from);
    Facing faced = facing(of);
    int side =
        faced.dx() * (theirs.middleY() - mine.middleY())
            - faced.dy() * (theirs.middleX() - mine.middleX());
    return side < 0 ? Quarter.LEFT : Quarter.RIGHT;
  }

  @Override
  public int elevation(Combatant combatant) {
    return outlook.elevation(combatant);
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
    return () -> bodies.set(combatant, lie.x(), lie.y(), faced);
  }

  @Override
  public void place(Combatant combatant, Spot spot) {
    if (spot instanceof Square square) {
      bodies.move(combatant, square.halvesAcross(), square.halvesDown());
      bodies.set(combatant, true);
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
  public void bringTogether(Combatant mover, Combatant target) {
    Route way = approach(mover, target, BESIDE, Integer.MAX_VALUE, ANYBODY);
    if (way != null) {
      while (way.step()) {
        continue;
      }
    }
    face(mover, target);
  }

  /** Puts a feature in a square. */
  public void add(Feature feature, Square square) {
    site.fixtures().add(feature, square);
  }

  /** The square of a feature, null if it is not here. */
  public @Nullable Square squareOf(Feature feature) {
    return site.fixtures().squareOf(feature);
  }

  @Override
  public List<Feature> features() {
    return site.fixtures().all();
  }

  @Override
  public boolean isBare() {
    return site.fixtures().isEmpty();
  }

  @Override
  public int distance(Combatant combatant, Feature feature) {
    Base base = site.fixtures().base(feature);
    return base == null ? Integer.MAX_VALUE : bodies.counted(combatant).feetTo(base);
  }

  @Override
  public boolean sees(Combatant viewer, Feature feature) {
    return outlook.sees(viewer, feature);
  }

  @Override
  public @Nullable Spot spot(Feature feature, Combatant from) {
    return outlook.nearest(feature, from);
  }

  @Override
  public int feet(Spot from, Feature to) {
    Base base = site.fixtures().base(to);
    return base == null || !(from instanceof Square square)
        ? Integer.MAX_VALUE
        : Base.of(square).feetTo(base);
  }

  @Override
  public @Nullable Structure structure(Spot spot) {
    return spot instanceof Square square ? site.fixtures().structure(square) : null;
  }

  @Override
  public void drop(Combatant combatant, Feature feature) {
    Base base = bodies.counted(combatant);
    site.fixtures().add(feature, Square.of(base.left(), base.top()));
  }

  @Override
  public void take(Feature feature) {
    site.fixtures().take(feature);
  }

  @Override
  public void put(Feature feature, @Nullable Spot at) {
    if (at instanceof Square square) {
      site.fixtures().add(feature, Square.of(square.column(), square.row()));
    }
  }

  @Override
  public Spot middle(Combatant combatant) {
    return outlook.middle(combatant);
  }

  @Override
  public int distance(Combatant combatant, Spot spot) {
    return spot instanceof Square square
        ? bodies.counted(combatant).feetTo(Base.of(square))
        : Integer.MAX_VALUE;
  }

  @Override
  public boolean touches(Spot spot, Combatant combatant, int feet) {
    return spot instanceof Square square
        && distance(combatant, spot) <= feet
        && outlook.isSeen(combatant, square);
  }

  @Override
  public int cover(Combatant shooter, Spot spot) {
    return spot instanceof Square square ? outlook.cover(shooter, square) : 0;
  }

  @Override
  public int elevation(Spot spot) {
    return spot instanceof Square square ? outlook.elevation(square) : 0;
  }

  @Override
  public Spot landing(Combatant thrower, Spot at) {
    return at instanceof Square square ? outlook.landing(thrower, square) : at;
  }

  @Override
  public @Nullable Spot scatter(Combatant thrower, Spot at, int hour, int feet) {
    return at instanceof Square square ? outlook.scatter(thrower, square, hour, feet) : null;
  }
}
