package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Five-foot squares on a half-square lattice: every base has a footprint and a facing. Every second
 * diagonal step counts double, so two of them are 15 feet.
 */
public final class Battlemap implements Field {

  private static final int EYES = 5;
  private static final Passage ANYBODY = (mover, other) -> true;

  private final Ground ground;
  private final List<Combatant> combatants;
  private final Footing footing;
  private final Places places;
  private final Fixtures fixtures;
  private final Sight sight;
  private final Room room = new Room(this);
  private final Paths paths = new Paths(this);

  public Battlemap(Ground ground, List<Combatant> combatants) {
    this.ground = ground;
    this.combatants = List.copyOf(combatants);
    this.footing = new Footing(combatants.size());
    this.places = new Places(combatants, ground);
    this.fixtures = new Fixtures();
    this.sight = new Sight(ground, fixtures);
  }

  private Battlemap(Battlemap other, List<Combatant> copies) {
    this.ground = other.ground;
    this.combatants = List.copyOf(copies);
    this.footing = other.footing.copy();
    this.places = other.places.copy();
    this.fixtures = other.fixtures.copy();
    this.sight = new Sight(ground, fixtures);
  }

  @Override
  public Field copy(List<Combatant> copies) {
    return new Battlemap(this, copies);
  }

  public Ground ground() {
    return ground;
  }

  public void stateCover(Combatant combatant, int grade) {
    footing.setCover(combatant, grade);
  }

  /** The Judge says how high somebody is; 0 leaves it to the ground he stands on. */
  public void stateElevation(Combatant combatant, int height) {
    footing.setElevation(combatant, height);
  }

  int size() {
    return combatants.size();
  }

  Combatant combatant(int i) {
    return combatants.get(i);
  }

  /** Whether somebody is on the map and on his feet, and so in the way. */
  boolean stands(Combatant combatant) {
    return combatant.isStanding() && footing.isOn(combatant);
  }

  Base lie(Combatant combatant) {
    return places.lie(combatant);
  }

  Base counted(Combatant combatant) {
    return places.counted(combatant);
  }

  Fixtures fixtures() {
    return fixtures;
  }

  /** Everybody whose base could touch one of these squares and perhaps others, in order. */
  int[] near(int left, int top, int right, int bottom) {
    return places.near(left, top, right, bottom);
  }

  /** Whether there are so many that it pays to look twice before searching for a way. */
  boolean isCrowded() {
    return places.areMany();
  }

  int[] near(Base base) {
    return places.near(base.left(), base.top(), base.right(), base.bottom());
  }

  /** A base counts half a square behind where it lies at most. */
  @Override
  public int[] about(Combatant combatant, int feet) {
    Base base = counted(combatant);
    int far = feet / 5 + 1;
    return places.near(
        base.left() - far, base.top() - far, base.right() + far, base.bottom() + far);
  }

  @Override
  public int distance(Combatant one, Combatant other) {
    return counted(one).feetTo(counted(other));
  }

  @Override
  public boolean sees(Combatant viewer, Combatant target) {
    return sight.between(counted(viewer), eyes(viewer), counted(target), eyes(target));
  }

  /** Whether somebody would see another whose upper left square were this one. */
  boolean sees(Combatant viewer, Combatant target, int column, int row) {
    Base there = Places.laid(target, 2 * column, 2 * row, facing(target));
    return sight.between(counted(viewer), eyes(viewer), there, EYES + elevation(target, there));
  }

  private int eyes(Combatant combatant) {
    return EYES + elevation(combatant);
  }

  /** Cover as stated, or what the line of fire crosses within five feet of the target. */
  @Override
  public int cover(Combatant shooter, Combatant target) {
    return Math.max(footing.cover(target), sight.cover(counted(shooter), counted(target)));
  }

  /** In a square of his own or the next. */
  @Override
  public int coverNear(Combatant combatant) {
    Base base = counted(combatant);
    int best = footing.cover(combatant);
    for (int y = base.top() - 1; y <= base.bottom() + 1; y++) {
      for (int x = base.left() - 1; x <= base.right() + 1; x++) {
        best = Math.max(best, ground.cover(x, y));
      }
    }
    return best;
  }

  /** Left of the way he faces the cross product is negative, for rows grow southward. */
  @Override
  public Quarter quarter(Combatant of, Combatant from) {
    Arc arc = arc(of, from);
    if (arc != Arc.FLANK) {
      return arc == Arc.FRONT ? Quarter.FRONT : Quarter.REAR;
    }
    Base mine = counted(of);
    Base theirs = counted(from);
    Facing faced = facing(of);
    int side =
        faced.dx() * (theirs.middleY() - mine.middleY())
            - faced.dy() * (theirs.middleX() - mine.middleX());
    return side < 0 ? Quarter.LEFT : Quarter.RIGHT;
  }

  /** As stated, or as the highest ground under the base. */
  @Override
  public int elevation(Combatant combatant) {
    return elevation(combatant, counted(combatant));
  }

  private int elevation(Combatant combatant, Base base) {
    int highest = footing.elevation(combatant);
    if (highest != 0 || ground.isFlat()) {
      return highest;
    }
    for (int y = base.top(); y <= base.bottom(); y++) {
      for (int x = base.left(); x <= base.right(); x++) {
        highest = Math.max(highest, ground.height(x, y));
      }
    }
    return highest;
  }

  @Override
  public Arc arc(Combatant of, Combatant from) {
    return counted(of).arc(facing(of), counted(from));
  }

  /** Of squares equally near the one in the better arc counts. A2.GAP.102 */
  @Override
  public Arc arcOfNearest(Combatant of, Combatant from) {
    Base mine = counted(of);
    Base theirs = counted(from);
    int feet = mine.feetTo(theirs);
    Arc best = Arc.REAR;
    for (int y = theirs.top(); y <= theirs.bottom(); y++) {
      for (int x = theirs.left(); x <= theirs.right(); x++) {
        Arc arc = mine.arc(facing(of), x, y, x, y);
        if (mine.feetTo(x, y, x, y) == feet && arc.compareTo(best) < 0) {
          best = arc;
        }
      }
    }
    return best;
  }

  @Override
  public Spot spot(Combatant combatant) {
    return new Square(lie(combatant).x(), lie(combatant).y());
  }

  @Override
  public long[] whereabouts(Combatant combatant) {
    Base lie = lie(combatant);
    return new long[] {
      lie.x(), lie.y(), places.facing(combatant).ordinal(), footing.packed(combatant)
    };
  }

  @Override
  public Facing facing(Combatant combatant) {
    return places.facing(combatant);
  }

  /** A long base turns only if the squares it would then lie on are free. */
  @Override
  public void face(Combatant combatant, Combatant toward) {
    int x = counted(toward).middleX() - counted(combatant).middleX();
    int y = counted(toward).middleY() - counted(combatant).middleY();
    if (x != 0 || y != 0) {
      turn(combatant, lie(combatant).isSmall() ? Facing.toward(x, y) : Facing.straight(x, y));
    }
  }

  @Override
  public boolean turn(Combatant combatant, Facing to) {
    Base lie = lie(combatant);
    if (to.isDiagonal() && !lie.isSmall()) {
      return false;
    }
    if (lie.isSquare() || !isOn(combatant)) {
      look(combatant, to);
      return true;
    }
    Base there = places.turned(combatant, to);
    if (!isOpen(there) || whoIsIn(there, combatant) != null) {
      return false;
    }
    places.set(combatant, there.x(), there.y(), to);
    return true;
  }

  /** Turns on the upper left square, whoever is there. */
  void look(Combatant combatant, Facing to) {
    places.set(combatant, lie(combatant).x(), lie(combatant).y(), to);
  }

  /** Turns a long base where the passage lets it lie. */
  void swing(Combatant combatant, Facing to, Passage passage) {
    Base there = places.turned(combatant, to);
    if (isOpen(there) && room.isFor(combatant, there, to, passage)) {
      places.set(combatant, there.x(), there.y(), to);
    }
  }

  void move(Combatant combatant, int halvesAcross, int halvesDown) {
    places.set(combatant, halvesAcross, halvesDown, facing(combatant));
  }

  @Override
  public Stand stand(Combatant combatant) {
    Base lie = lie(combatant);
    Facing faced = facing(combatant);
    return () -> places.set(combatant, lie.x(), lie.y(), faced);
  }

  @Override
  public void place(Combatant combatant, Spot spot) {
    if (spot instanceof Square square) {
      move(combatant, square.halvesAcross(), square.halvesDown());
      footing.set(combatant, true);
    }
  }

  @Override
  public boolean has(Spot spot, Combatant combatant) {
    if (!(spot instanceof Square(int across, int down))) {
      return false;
    }
    Base base = Places.laid(combatant, across, down, facing(combatant));
    return Room.isPlace(base)
        && ground.isInside(base.left(), base.top())
        && ground.isInside(base.right(), base.bottom());
  }

  @Override
  public void enter(Combatant combatant) {
    footing.set(combatant, true);
  }

  @Override
  public void remove(Combatant combatant) {
    footing.set(combatant, false);
  }

  @Override
  public boolean isOn(Combatant combatant) {
    return footing.isOn(combatant);
  }

  @Override
  public boolean isAtEdge(Combatant combatant) {
    Base base = lie(combatant);
    return base.left() == 0
        || base.top() == 0
        || base.right() == ground.width() - 1
        || base.bottom() == ground.height() - 1;
  }

  @Override
  public boolean crosses(Combatant from, Combatant to, Combatant other) {
    return lie(from).lineTo(lie(to)).crosses(lie(other));
  }

  @Override
  public boolean hasRoom(Combatant combatant, Passage passage) {
    return isOpen(lie(combatant)) && mayStop(combatant, lie(combatant), passage);
  }

  /** Whether the others leave somebody room there, looking as he does. */
  boolean mayStop(Combatant mover, Base lie, Passage passage) {
    return room.isFor(mover, lie, facing(mover), passage);
  }

  /** Inside the map, off the walls and on nobody's feet. */
  public boolean fits(Combatant combatant, int halvesAcross, int halvesDown) {
    Base base = Places.laid(combatant, halvesAcross, halvesDown, facing(combatant));
    return Room.isPlace(base) && isOpen(base) && whoIsIn(base, combatant) == null;
  }

  /** Inside the map, off the walls and in no shut door. */
  boolean isOpen(Base base) {
    for (int y = base.top(); y <= base.bottom(); y++) {
      for (int x = base.left(); x <= base.right(); x++) {
        if (ground.isWall(x, y) || fixtures.block(x, y)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Somebody standing whose base this one would overlap by more than half a square. */
  @Nullable Combatant whoIsIn(Base base, Combatant but) {
    for (int i : near(base)) {
      Combatant other = combatants.get(i);
      if (other != but && stands(other) && base.overlaps(lie(other))) {
        return other;
      }
    }
    return null;
  }

  /** Everybody on the map, standing or not. */
  public List<Combatant> present() {
    var present = new ArrayList<Combatant>();
    for (Combatant combatant : combatants) {
      if (footing.isOn(combatant)) {
        present.add(combatant);
      }
    }
    return present;
  }

  /** Who lies or stands in a square, the standing first; null if nobody. */
  public @Nullable Combatant at(int column, int row) {
    Combatant lying = null;
    for (Combatant combatant : present()) {
      if (lie(combatant).covers(column, row)) {
        if (combatant.isStanding()) {
          return combatant;
        }
        lying = lying == null ? combatant : lying;
      }
    }
    return lying;
  }

  @Override
  public @Nullable Route approach(
      Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return paths.approach(mover, counted(target), reach, feet, passage);
  }

  @Override
  public boolean canReach(Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return paths.canReach(mover, counted(target), reach, feet, passage);
  }

  @Override
  public @Nullable Route route(Combatant mover, Spot to, int feet, Passage passage) {
    return switch (to) {
      case Square square -> paths.to(mover, square, feet, passage);
      case Trail trail -> paths.along(mover, trail, feet, passage);
      case Bearing _ -> null;
    };
  }

  @Override
  public List<Reach> reaches(Combatant mover, int feet, Passage passage) {
    return paths.reaches(mover, feet, passage);
  }

  @Override
  public @Nullable Route charge(
      Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return new Beeline(this, mover, target).charge(reach, feet, passage);
  }

  @Override
  public @Nullable Route ray(Combatant mover, Facing way, int feet, Passage passage) {
    return paths.ray(mover, way, feet, passage);
  }

  @Override
  public @Nullable Route flight(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    return paths.flight(mover, from, feet, passage);
  }

  @Override
  public void bringTogether(Combatant mover, Combatant target) {
    Route way = approach(mover, target, Theatre.BESIDE, Integer.MAX_VALUE, ANYBODY);
    if (way != null) {
      while (way.step()) {
        continue;
      }
    }
    face(mover, target);
  }

  /** Puts a feature in a square. */
  public void add(Feature feature, Square square) {
    fixtures.add(feature, square);
  }

  /** The square of a feature, null if it is not here. */
  public @Nullable Square squareOf(Feature feature) {
    return fixtures.squareOf(feature);
  }

  @Override
  public List<Feature> features() {
    return fixtures.all();
  }

  @Override
  public int distance(Combatant combatant, Feature feature) {
    Base base = base(feature);
    return base == null ? Integer.MAX_VALUE : counted(combatant).feetTo(base);
  }

  private @Nullable Base base(Feature feature) {
    Square at = fixtures.squareOf(feature);
    return at == null
        ? null
        : Base.at(at.halvesAcross(), at.halvesDown(), feature.columns(), feature.rows());
  }

  @Override
  public boolean sees(Combatant viewer, Feature feature) {
    Base base = base(feature);
    Spot near = spot(feature, viewer);
    return base != null
        && near != null
        && sight.between(counted(viewer), eyes(viewer), base, EYES + elevation(near));
  }

  @Override
  public @Nullable Spot spot(Feature feature, Combatant from) {
    Base base = base(feature);
    if (base == null || !(middle(from) instanceof Square square)) {
      return null;
    }
    return Square.of(
        Math.clamp(square.column(), base.left(), base.right()),
        Math.clamp(square.row(), base.top(), base.bottom()));
  }

  @Override
  public int feet(Spot from, Feature to) {
    Base base = base(to);
    return base == null || !(from instanceof Square square)
        ? Integer.MAX_VALUE
        : Base.of(square).feetTo(base);
  }

  @Override
  public @Nullable Structure structure(Spot spot) {
    if (spot instanceof Square square) {
      for (Feature feature : fixtures.all()) {
        Base base = feature instanceof Structure ? base(feature) : null;
        if (base != null && base.covers(square.column(), square.row())) {
          return (Structure) feature;
        }
      }
    }
    return null;
  }

  @Override
  public void drop(Combatant combatant, Feature feature) {
    fixtures.add(feature, Square.of(counted(combatant).left(), counted(combatant).top()));
  }

  @Override
  public void take(Feature feature) {
    fixtures.take(feature);
  }

  @Override
  public void put(Feature feature, @Nullable Spot at) {
    if (at instanceof Square square) {
      fixtures.add(feature, Square.of(square.column(), square.row()));
    }
  }

  @Override
  public Spot middle(Combatant combatant) {
    Base base = counted(combatant);
    return new Square(base.middleX() - 1, base.middleY() - 1);
  }

  @Override
  public int distance(Combatant combatant, Spot spot) {
    return spot instanceof Square square
        ? counted(combatant).feetTo(Base.of(square))
        : Integer.MAX_VALUE;
  }

  @Override
  public boolean touches(Spot spot, Combatant combatant, int feet) {
    return spot instanceof Square square
        && distance(combatant, spot) <= feet
        && sight.between(
            Base.of(square), EYES + elevation(spot), counted(combatant), eyes(combatant));
  }

  @Override
  public int cover(Combatant shooter, Spot spot) {
    return spot instanceof Square square ? sight.cover(counted(shooter), Base.of(square)) : 0;
  }

  @Override
  public int elevation(Spot spot) {
    return spot instanceof Square square ? ground.height(square.column(), square.row()) : 0;
  }

  /** What is in the way is hit on the near side. A2.GAP.223 */
  @Override
  public Spot landing(Combatant thrower, Spot at) {
    if (!(at instanceof Square square)) {
      return at;
    }
    int eye = EYES + elevation(at);
    if (!sight.isSolid(square.column(), square.row())
        && sight.between(counted(thrower), eyes(thrower), Base.of(square), eye)) {
      return at;
    }
    return middle(thrower) instanceof Square from
        ? sight.stop(from, eyes(thrower), square, eye)
        : at;
  }

  /** A2.GAP.229 */
  @Override
  public @Nullable Spot scatter(Combatant thrower, Spot at, int hour, int feet) {
    if (!(at instanceof Square square) || !(middle(thrower) instanceof Square from)) {
      return null;
    }
    Square to = Scatter.from(from, facing(thrower), square).landing(hour, feet);
    return sight.stop(square, EYES + elevation(at), to, EYES + elevation(to));
  }
}
