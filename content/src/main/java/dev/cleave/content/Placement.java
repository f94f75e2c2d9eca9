package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Problem;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.figures.Chart;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts everybody on the map: inside, off the walls and on nobody's feet. */
final class Placement {

  private static final String WHOLE = "Expected: whole squares";
  private static final String HALF = "Expected: a half in one direction at most";

  private final Fleet fleet;
  private final Ground ground;
  private final List<Combatant> combatants;
  private final List<Entrant> entrants;
  private final List<Position> positions;
  private final List<Footprint> taken = new ArrayList<>();
  private final List<Combatant> owners = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  private Placement(
      Ground ground,
      Roster roster,
      List<Combatant> combatants,
      @Nullable Chart formations,
      Fleet fleet) {
    this.fleet = fleet;
    this.ground = ground;
    this.combatants = combatants;
    this.entrants = roster.entrants();
    this.positions = combatants.stream().map(each -> position(each, formations)).toList();
  }

  static Battlemap of(
      Ground ground,
      Roster roster,
      List<Combatant> combatants,
      @Nullable Chart formations,
      Fleet fleet) {
    return new Placement(ground, roster, combatants, formations, fleet).field();
  }

  private Position position(Combatant combatant, @Nullable Chart formations) {
    var entrant = entrants.get(combatant.index());
    if (!isPlaced(entrant)) {
      return new Position(0, 0, entrant.place().place());
    }
    if (entrant.place().has("deck") && !entrant.place().has("at")) {
      return fleet.berth(entrant, combatant);
    }
    var position = Position.of(entrant);
    return Block.isMeant(entrant)
        ? Block.of(entrant, combatant.sheet(), formations).place(entrant, position)
        : position;
  }

  private Battlemap field() {
    var map = new Battlemap(ground, combatants);
    for (Combatant combatant : combatants) {
      var entrant = entrants.get(combatant.index());
      if (!isPlaced(entrant)) {
        map.remove(combatant);
        continue;
      }
      var said = entrant.place();
      Facing facing = facing(combatant);
      take(combatant, facing);
      map.turn(combatant, facing);
      map.place(combatant, positions.get(combatant.index()).square());
      map.stateCover(combatant, Cover.of(said));
      map.stateElevation(combatant, said.number("elevation", 0));
    }
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
    return map;
  }

  private void take(Combatant combatant, Facing facing) {
    var position = positions.get(combatant.index());
    if (facing.isDiagonal() && combatant.sheet().frontage() * combatant.sheet().depth() > 1) {
      refuseFacing(combatant);
      return;
    }
    refuseHalves(combatant, position);
    var footprint = Footprint.of(combatant.sheet(), position, facing);
    if (!footprint.isInside(ground)) {
      refuse(position, combatant.name() + " would stand outside the map", size());
    } else if (footprint.isOnWall(ground)) {
      refuse(position, combatant.name() + " would stand in a wall", "");
    } else {
      refuseOverlap(combatant, position, footprint);
    }
    taken.add(footprint);
    owners.add(combatant);
  }

  /** A man may stand between two squares, not between four; a beast between none. A2.GAP.105 */
  private void refuseHalves(Combatant combatant, Position position) {
    int halves = (position.across() & 1) + (position.down() & 1);
    boolean big = combatant.sheet().frontage() * combatant.sheet().depth() > 1;
    if (halves > 0 && big) {
      refuse(position, combatant.name() + " is too big to stand between squares", WHOLE);
    } else if (halves > 1) {
      refuse(position, combatant.name() + " would stand between four squares", HALF);
    }
  }

  /** Only a single square can look over its corners. A2.GAP.103 */
  private void refuseFacing(Combatant combatant) {
    var said = entrants.get(combatant.index()).place();
    var what = combatant.name() + " is too big to face " + said.text("facing");
    problems.add(said.node("facing").place().problem(what, "Expected: N, E, S or W", ""));
    taken.add(Footprint.of(combatant.sheet(), positions.get(combatant.index()), Facing.N));
    owners.add(combatant);
  }

  private void refuseOverlap(Combatant combatant, Position position, Footprint footprint) {
    for (int i = 0; i < taken.size(); i++) {
      if (footprint.overlaps(taken.get(i))) {
        var other = owners.get(i).name();
        refuse(position, combatant.name() + " and " + other + " would stand on one square", "");
        return;
      }
    }
  }

  private void refuse(Position position, String what, String expected) {
    problems.add(position.place().problem(what, expected, ""));
  }

  private String size() {
    return "Expected: columns 0 to "
        + (ground.width() - 1)
        + ", rows 0 to "
        + (ground.height() - 1);
  }

  /** As stated, else toward the nearest enemy; a long base only looks along the squares. */
  private Facing facing(Combatant combatant) {
    var said = entrants.get(combatant.index()).place();
    if (said.has("facing")) {
      return Facing.valueOf(said.text("facing"));
    }
    var here = positions.get(combatant.index());
    var there = nearestEnemy(combatant, here);
    int x = there.across() - here.across();
    int y = there.down() - here.down();
    boolean square = combatant.sheet().frontage() == 1 && combatant.sheet().depth() == 1;
    return square ? Facing.toward(x, y) : straight(x, y);
  }

  private static Facing straight(int x, int y) {
    return Math.abs(x) >= Math.abs(y) ? Facing.toward(x, 0) : Facing.toward(0, y);
  }

  private static boolean isPlaced(Entrant entrant) {
    return !entrant.waits() && entrant.seat() == null;
  }

  private Position nearestEnemy(Combatant combatant, Position here) {
    Position nearest = here;
    long least = Long.MAX_VALUE;
    for (Combatant other : combatants) {
      if (combatant.isEnemyOf(other) && isPlaced(entrants.get(other.index()))) {
        var there = positions.get(other.index());
        long x = (long) there.across() - here.across();
        long y = (long) there.down() - here.down();
        if (x * x + y * y < least) {
          least = x * x + y * y;
          nearest = there;
        }
      }
    }
    return nearest;
  }
}
