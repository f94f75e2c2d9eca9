package dev.cleave.engine.field;

import dev.cleave.engine.battle.Combatant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Five-foot squares on a half-square lattice: every base has a footprint and a facing. Every second
 * diagonal step counts double, so two of them are 15 feet.
 */
public final class Battlemap implements Field {

  private final Ground ground;
  private final List<Combatant> combatants;
  private final Footing footing;
  private final int[] across;
  private final int[] down;
  private final Facing[] facing;
  private final Paths paths;

  public Battlemap(Ground ground, List<Combatant> combatants) {
    this.ground = ground;
    this.combatants = List.copyOf(combatants);
    this.footing = new Footing(combatants.size());
    this.across = new int[combatants.size()];
    this.down = new int[combatants.size()];
    this.facing = new Facing[combatants.size()];
    Arrays.fill(facing, Facing.N);
    this.paths = new Paths(this, ground.width(), ground.height());
  }

  private Battlemap(Battlemap other, List<Combatant> copies) {
    this.ground = other.ground;
    this.combatants = List.copyOf(copies);
    this.footing = other.footing.copy();
    this.across = other.across.clone();
    this.down = other.down.clone();
    this.facing = other.facing.clone();
    this.paths = new Paths(this, ground.width(), ground.height());
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

  public void stateElevation(Combatant combatant, int height) {
    footing.setElevation(combatant, height);
  }

  @Override
  public void turn(Combatant combatant, Facing to) {
    facing[combatant.index()] = to;
  }

  @Override
  public boolean hasRoom(Combatant combatant) {
    return fits(combatant, across[combatant.index()], down[combatant.index()]);
  }

  @Override
  public boolean isAtEdge(Combatant combatant) {
    Base base = base(combatant);
    return base.left() == 0
        || base.top() == 0
        || base.right() == ground.width() - 1
        || base.bottom() == ground.height() - 1;
  }

  @Override
  public boolean crosses(Combatant from, Combatant to, Combatant other) {
    return base(from).lineTo(base(to)).crosses(base(other));
  }

  @Override
  public Stand stand(Combatant combatant) {
    int i = combatant.index();
    int atAcross = across[i];
    int atDown = down[i];
    Facing faced = facing[i];
    return () -> {
      across[i] = atAcross;
      down[i] = atDown;
      facing[i] = faced;
    };
  }

  /** The base of somebody as it lies now. */
  Base base(Combatant combatant) {
    int i = combatant.index();
    return baseAt(combatant, across[i], down[i]);
  }

  Base baseAt(Combatant combatant, int halvesAcross, int halvesDown) {
    Facing faces = facing[combatant.index()];
    boolean sideways = faces == Facing.E || faces == Facing.W;
    int frontage = combatant.sheet().frontage();
    int depth = combatant.sheet().depth();
    return Base.at(
        halvesAcross, halvesDown, sideways ? depth : frontage, sideways ? frontage : depth);
  }

  int halvesAcross(Combatant combatant) {
    return across[combatant.index()];
  }

  int halvesDown(Combatant combatant) {
    return down[combatant.index()];
  }

  @Override
  public int distance(Combatant one, Combatant other) {
    return base(one).feetTo(base(other));
  }

  @Override
  public boolean sees(Combatant viewer, Combatant target) {
    return Sight.between(ground, base(viewer), base(target));
  }

  /** Cover as stated, or what the line of fire crosses within five feet of the target. */
  @Override
  public int cover(Combatant shooter, Combatant target) {
    return Math.max(footing.cover(target), Sight.cover(ground, base(shooter), base(target)));
  }

  @Override
  public int elevation(Combatant combatant) {
    return footing.elevation(combatant);
  }

  @Override
  public Arc arc(Combatant of, Combatant from) {
    return base(of).arc(facing[of.index()], base(from));
  }

  @Override
  public Spot spot(Combatant combatant) {
    return new Square(across[combatant.index()], down[combatant.index()]);
  }

  @Override
  public Facing facing(Combatant combatant) {
    return facing[combatant.index()];
  }

  /** A long base turns only if the squares it would then lie on are free. */
  @Override
  public void face(Combatant combatant, Combatant toward) {
    Base mine = base(combatant);
    Base theirs = base(toward);
    faceWay(combatant, theirs.middleX() - mine.middleX(), theirs.middleY() - mine.middleY());
  }

  void faceWay(Combatant combatant, int x, int y) {
    if (x == 0 && y == 0) {
      return;
    }
    int i = combatant.index();
    int frontage = combatant.sheet().frontage();
    int depth = combatant.sheet().depth();
    if (frontage == 1 && depth == 1) {
      facing[i] = Facing.toward(x, y);
      return;
    }
    Facing before = facing[i];
    facing[i] =
        Math.abs(x) >= Math.abs(y) ? x > 0 ? Facing.E : Facing.W : y > 0 ? Facing.S : Facing.N;
    if (frontage != depth && !fits(combatant, across[i], down[i])) {
      facing[i] = before;
    }
  }

  @Override
  public void place(Combatant combatant, Spot spot) {
    if (spot instanceof Square square) {
      across[combatant.index()] = square.halvesAcross();
      down[combatant.index()] = square.halvesDown();
      footing.set(combatant, true);
    }
  }

  @Override
  public boolean has(Spot spot, Combatant combatant) {
    if (!(spot instanceof Square square)) {
      return false;
    }
    Base base = baseAt(combatant, square.halvesAcross(), square.halvesDown());
    return base.x() >= 0
        && base.y() >= 0
        && base.right() < ground.width()
        && base.bottom() < ground.height();
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
  public @Nullable Route approach(
      Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return paths.approach(mover, base(target), reach, feet, passage);
  }

  @Override
  public boolean canReach(Combatant mover, Combatant target, int reach, int feet, Passage passage) {
    return paths.canReach(mover, base(target), reach, feet, passage);
  }

  @Override
  public @Nullable Route route(Combatant mover, Spot to, int feet, Passage passage) {
    return to instanceof Square square ? paths.to(mover, square, feet, passage) : null;
  }

  @Override
  public List<Spot> spots(Combatant mover, int feet, Passage passage) {
    return paths.spots(mover, feet, passage);
  }

  @Override
  public @Nullable Route flight(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    return paths.flight(mover, from, feet, passage);
  }

  @Override
  public void bringTogether(Combatant mover, Combatant target) {
    Route way = paths.approach(mover, base(target), Theatre.BESIDE, Integer.MAX_VALUE, ANYBODY);
    if (way != null) {
      while (way.step()) {
        continue;
      }
    }
    face(mover, target);
  }

  private static final Passage ANYBODY = (mover, other) -> true;

  /** Inside the map, off the walls and on nobody's feet. */
  public boolean fits(Combatant combatant, int halvesAcross, int halvesDown) {
    Base base = baseAt(combatant, halvesAcross, halvesDown);
    return isOpen(base) && whoIsIn(base, combatant) == null;
  }

  boolean isOpen(Base base) {
    for (int y = base.top(); y <= base.bottom(); y++) {
      for (int x = base.left(); x <= base.right(); x++) {
        if (ground.isWall(x, y)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Somebody standing whose base this one would overlap by more than half a square. */
  @Nullable Combatant whoIsIn(Base base, Combatant but) {
    for (int i = 0; i < combatants.size(); i++) {
      Combatant other = combatants.get(i);
      if (other != but && footing.isOn(other) && other.isStanding() && base.overlaps(base(other))) {
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
      if (base(combatant).covers(column, row)) {
        if (combatant.isStanding()) {
          return combatant;
        }
        lying = lying == null ? combatant : lying;
      }
    }
    return lying;
  }

  boolean mayPass(Combatant mover, Base base, Passage passage) {
    for (int i = 0; i < combatants.size(); i++) {
      Combatant other = combatants.get(i);
      if (other != mover
          && footing.isOn(other)
          && other.isStanding()
          && base.overlaps(base(other))
          && !passage.through(mover, other)) {
        return false;
      }
    }
    return true;
  }
}
