package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All ways of a mover over a random map, by trying every step from everywhere until nothing gets
 * better, each step judged from the drawing and the people alone.
 */
final class SlowWays {

  /** Where the mover has come to and how; no way yet if he has not moved. */
  record State(int x, int y, int odd, @Nullable Facing last, int since) {}

  private final Slow slow;
  private final Combatant mover;
  private final Passage passage;
  private final Map<State, Integer> costs = new HashMap<>();
  private final Set<List<Integer>> held = new HashSet<>();

  SlowWays(Slow slow, Passage passage) {
    this.slow = slow;
    this.mover = slow.mover;
    this.passage = passage;
    findHeld();
    var queue = new ArrayDeque<State>();
    for (State start : starts()) {
      relax(start, 0, queue);
    }
    while (!queue.isEmpty()) {
      State state = queue.remove();
      if (!held.contains(List.of(state.x, state.y))) {
        relax(state, costs.get(state), queue);
      }
    }
  }

  private List<State> starts() {
    var starts = new ArrayList<State>();
    int across = slow.across(mover);
    int down = slow.down(mover);
    for (int y = down >> 1; y <= (down + 1) >> 1; y++) {
      for (int x = across >> 1; x <= (across + 1) >> 1; x++) {
        starts.add(new State(x, y, 0, null, 15));
      }
    }
    return starts;
  }

  /** Puts the mover everywhere and asks who has him in front and near. */
  private void findHeld() {
    Stand here = slow.map.stand(mover);
    for (int y = 0; y < slow.height(); y++) {
      for (int x = 0; x < slow.width(); x++) {
        slow.map.place(mover, Square.of(x, y));
        int hold = 0;
        for (Combatant other : slow.others(mover)) {
          List<int[]> there = slow.squares(mover, 2 * x, 2 * y);
          if (slow.isOpen(mover, 2 * x, 2 * y)
              && Slow.feet(there, slow.squares(other)) <= passage.holdFeet()
              && slow.arc(other, there) == Arc.FRONT
              && slow.map.sees(other, mover)) {
            hold += passage.hold(mover, other);
          }
        }
        if (hold >= Passage.WHOLE) {
          held.add(List.of(x, y));
        }
      }
    }
    here.restore();
  }

  boolean isHeld(int x, int y) {
    return held.contains(List.of(x, y));
  }

  private void relax(State state, int spent, ArrayDeque<State> queue) {
    for (Facing way : Facing.values()) {
      State next = after(state, way);
      if (next == null || !mayStep(state.x, state.y, way)) {
        continue;
      }
      int cost = spent + price(state, way);
      if (cost < costs.getOrDefault(next, Integer.MAX_VALUE)) {
        costs.put(next, cost);
        queue.add(next);
      }
    }
  }

  private static int price(State state, Facing way) {
    return way.isDiagonal() && state.odd == 1 ? 10 : 5;
  }

  private @Nullable State after(State state, Facing way) {
    int odd = way.isDiagonal() ? 1 - state.odd : state.odd;
    int x = state.x + way.dx();
    int y = state.y + way.dy();
    if (!passage.curves()) {
      return new State(x, y, odd, Facing.N, 0);
    }
    if (state.last == null) {
      return new State(x, y, odd, way, 15);
    }
    int turn = Math.floorMod(way.ordinal() - state.last.ordinal(), 8);
    if (turn == 0) {
      return new State(x, y, odd, way, Math.min(15, state.since + price(state, way)));
    }
    boolean can = (turn == 1 || turn == 7) && state.since == 15;
    return can ? new State(x, y, odd, way, price(state, way)) : null;
  }

  private boolean cutsCorner(int x, int y, Facing way) {
    return !slow.isOpen(mover, 2 * (x + way.dx()), 2 * y)
        || !slow.isOpen(mover, 2 * x, 2 * (y + way.dy()));
  }

  /** Not into a wall, not across its corner, not through those one may not pass. */
  private boolean mayStep(int x, int y, Facing way) {
    int toX = x + way.dx();
    int toY = y + way.dy();
    if (!slow.isOpen(mover, 2 * toX, 2 * toY)
        || way.isDiagonal() && cutsCorner(x, y, way)
        || isHeld(toX, toY) && !mayStop(2 * toX, 2 * toY)) {
      return false;
    }
    boolean over = false;
    for (Combatant other : slow.others(mover)) {
      boolean touches = slow.shared(mover, 2 * toX, 2 * toY, other)[0] > 0;
      if (touches && !passage.through(mover, other)) {
        if (Slow.isSmall(mover) || !passage.over(mover, other)) {
          return false;
        }
        over = true;
      }
    }
    return Slow.isSmall(mover) ? !isTightLine(toX, toY) : !over || hasLane(toX, toY, way);
  }

  /** Somebody on the edge of the square, shoulder to shoulder with one on either side. */
  private boolean isTightLine(int x, int y) {
    for (Combatant straddler : slow.others(mover)) {
      List<int[]> two = slow.squares(straddler);
      boolean here = two.stream().anyMatch(each -> each[0] == x && each[1] == y);
      if (Slow.isSmall(straddler)
          && two.size() == 2
          && here
          && two.stream().allMatch(each -> isFull(straddler, each))) {
        return true;
      }
    }
    return false;
  }

  private boolean isFull(Combatant straddler, int[] square) {
    for (Combatant other : slow.others(mover)) {
      int left = slow.across(other);
      int top = slow.down(other);
      if (other != straddler
          && left <= 2 * square[0]
          && left + 2 * slow.wide(other) >= 2 * square[0] + 2
          && top <= 2 * square[1]
          && top + 2 * slow.deep(other) >= 2 * square[1] + 2) {
        return true;
      }
    }
    return false;
  }

  private boolean hasLane(int x, int y, Facing way) {
    int wide = slow.wide(mover);
    int deep = slow.deep(mover);
    var row = new StringBuilder();
    for (int i = 0; i < wide; i++) {
      row.append(isTaken(x + i, way.dy() > 0 ? y + deep - 1 : y) ? 'x' : '.');
    }
    var column = new StringBuilder();
    for (int i = 0; i < deep; i++) {
      column.append(isTaken(way.dx() > 0 ? x + wide - 1 : x, y + i) ? 'x' : '.');
    }
    return (way.dy() == 0 || row.toString().contains(".".repeat((wide + 1) / 2)))
        && (way.dx() == 0 || column.toString().contains(".".repeat((deep + 1) / 2)));
  }

  private boolean isTaken(int x, int y) {
    return slow.others(mover).stream()
        .filter(other -> !passage.through(mover, other))
        .flatMap(other -> slow.touched(other, slow.across(other), slow.down(other)).stream())
        .anyMatch(square -> square[0] == x && square[1] == y);
  }

  /** Whether those who stand there or half there let the mover stop. */
  boolean mayStop(int across, int down) {
    Facing facing = slow.map.facing(mover);
    boolean shares = false;
    for (Combatant other : slow.others(mover)) {
      int[] shared = slow.shared(mover, across, down, other);
      if (shared[0] == 0) {
        continue;
      }
      boolean east = facing == Facing.E || facing == Facing.W;
      boolean north = facing == Facing.N || facing == Facing.S;
      boolean close = shared[0] == 1 || shared[1] == 1;
      if (shared[0] == 1) {
        close &= east ? passage.inFile(mover, other) : passage.abreast(mover, other);
      }
      if (shared[1] == 1) {
        close &= north ? passage.inFile(mover, other) : passage.abreast(mover, other);
      }
      if (!close && (Slow.isSmall(mover) || !passage.on(mover, other))) {
        return false;
      }
      shares |= !close;
    }
    return isLed(across, down)
        && !(Slow.isSmall(mover) && isCrowded(across, down))
        && (!shares || isHalfClear(across, down));
  }

  /** With the mover there somebody on a square of his own shares both its edges. A2.MAP.14 */
  private boolean isCrowded(int across, int down) {
    var men = new HashSet<List<Integer>>();
    slow.others(mover).stream()
        .filter(Slow::isSmall)
        .forEach(other -> men.add(List.of(slow.across(other), slow.down(other))));
    List<Integer> here = List.of(across, down);
    men.add(here);
    for (List<Integer> man : men) {
      int x = man.get(0);
      int y = man.get(1);
      if (x % 2 == 0 && y % 2 == 0) {
        var beside = List.of(List.of(x - 1, y), List.of(x + 1, y));
        var inFile = List.of(List.of(x, y - 1), List.of(x, y + 1));
        boolean his = man.equals(here);
        if (men.containsAll(beside) && (his || beside.contains(here))
            || men.containsAll(inFile) && (his || inFile.contains(here))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Who closes up in depth has somebody ahead of him, not only behind. A2.MAP.15 */
  private boolean isLed(int across, int down) {
    Facing facing = slow.map.facing(mover);
    boolean deep = (across & 1) != 0 && facing.dy() == 0 || (down & 1) != 0 && facing.dx() == 0;
    List<Combatant> near =
        slow.others(mover).stream()
            .filter(other -> slow.shared(mover, across, down, other)[0] > 0)
            .toList();
    return !deep
        || near.isEmpty()
        || near.stream()
            .anyMatch(
                other ->
                    facing.dx() * (slow.across(other) - across)
                            + facing.dy() * (slow.down(other) - down)
                        > 0);
  }

  private boolean isHalfClear(int across, int down) {
    List<int[]> mine = slow.touched(mover, across, down);
    long clear =
        mine.stream()
            .filter(
                square ->
                    slow.others(mover).stream()
                        .flatMap(o -> slow.touched(o, slow.across(o), slow.down(o)).stream())
                        .noneMatch(each -> each[0] == square[0] && each[1] == square[1]))
            .count();
    return 2 * clear >= mine.size();
  }

  /** Whether a half square would be beside or behind somebody. */
  boolean closesUp(int across, int down) {
    return slow.others(mover).stream()
        .map(other -> slow.shared(mover, across, down, other))
        .anyMatch(shared -> shared[0] == 1 && shared[1] == 2 || shared[0] == 2 && shared[1] == 1);
  }

  /** The least feet of a way that ends at a place of the lattice; the most if there is none. */
  int feetTo(int across, int down) {
    if (!Slow.isLattice(mover, across, down)
        || across == slow.across(mover) && down == slow.down(mover)
        || !slow.isOpen(mover, across, down)
        || !mayStop(across, down)) {
      return Integer.MAX_VALUE;
    }
    return ((across | down) & 1) == 0 ? feetOver(across / 2, down / 2) : feetInto(across, down);
  }

  /** The least feet of a way over a whole square, whether or not it may end there. */
  int feetOver(int x, int y) {
    return costs.entrySet().stream()
        .filter(each -> each.getKey().x == x && each.getKey().y == y)
        .mapToInt(Map.Entry::getValue)
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** The last step leads into a square that counts: either of two abreast, or the one behind. */
  private int feetInto(int across, int down) {
    int least = Integer.MAX_VALUE;
    var from = new HashMap<>(costs);
    from.keySet().removeIf(state -> isHeld(state.x, state.y));
    starts().forEach(start -> from.put(start, 0));
    for (var each : from.entrySet()) {
      State state = each.getKey();
      for (Facing way : Facing.values()) {
        int x = state.x + way.dx();
        int y = state.y + way.dy();
        boolean enters =
            slow.squares(mover, across, down).stream()
                .anyMatch(square -> square[0] == x && square[1] == y);
        if (enters
            && after(state, way) != null
            && !(way.isDiagonal() && cutsCorner(state.x, state.y, way))) {
          least = Math.min(least, each.getValue() + price(state, way));
        }
      }
    }
    return least;
  }
}
