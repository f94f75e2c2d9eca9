package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Rnd;
import dev.cleave.engine.battle.Combatant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class PathsTest {

  private static final Passage NOBODY = (mover, other) -> false;

  /** Random maps whose mover found room to stand, with a random number of feet. */
  private static void onMaps(int seeds, BiConsumer<Slow, Rnd> property) {
    Rnd.each(
        seeds,
        rnd -> {
          var slow = Slow.random(rnd, rnd.oneIn(2));
          if (slow.isOn(slow.mover)) {
            property.accept(slow, rnd);
          }
        });
  }

  private static Passage passage(Rnd rnd) {
    return rnd.oneIn(2) ? NOBODY : Slow.FRIENDS;
  }

  @Test
  void theWayToASpotIsTheShortestThereIs() {
    onMaps(
        600,
        (slow, rnd) -> {
          int feet = 5 * rnd.below(12);
          Passage passage = passage(rnd);
          var costs = slow.costs(passage);
          for (int y = 0; y < slow.height(); y++) {
            for (int x = 0; x < slow.width(); x++) {
              Square to = slow.square(x, y);
              int cost = Math.min(costs[0][y][x], costs[1][y][x]);
              boolean can =
                  cost > 0
                      && cost <= feet
                      && slow.isFree(slow.mover, to.halvesAcross(), to.halvesDown());
              Route route = slow.map.route(slow.mover, to, feet, passage);
              assertThat(route != null).as("to %s in %d on%n%s", to, feet, slow).isEqualTo(can);
              if (route != null) {
                assertThat(route.length()).as("to %s on%n%s", to, slow).isEqualTo(cost);
                assertThat(route.arrives()).isTrue();
              }
            }
          }
        });
  }

  @Test
  void theSpotsAreExactlyThoseToWhichThereIsAWay() {
    onMaps(
        600,
        (slow, rnd) -> {
          int feet = 5 * rnd.below(12);
          Passage passage = passage(rnd);
          List<Spot> spots = slow.map.spots(slow.mover, feet, passage);
          var ways = new ArrayList<Spot>();
          for (int y = -2; y < 2 * slow.height() + 2; y++) {
            for (int x = -2; x < 2 * slow.width() + 2; x++) {
              var spot = new Square(x, y);
              if (slow.map.route(slow.mover, spot, feet, passage) != null) {
                ways.add(spot);
              }
            }
          }
          assertThat(spots)
              .as("with %d feet on%n%s", feet, slow)
              .containsExactlyInAnyOrderElementsOf(ways);
          int last = 0;
          for (Spot spot : spots) {
            Route route = slow.map.route(slow.mover, spot, feet, passage);
            assertThat(route).isNotNull();
            assertThat(route.length()).as("nearest first").isGreaterThanOrEqualTo(last);
            last = route.length();
          }
        });
  }

  @Test
  void everyStepIsLegalAndEndsOnNobody() {
    onMaps(
        1500,
        (slow, rnd) -> {
          Passage passage = passage(rnd);
          List<Spot> spots = slow.map.spots(slow.mover, 5 * rnd.between(1, 15), passage);
          if (!spots.isEmpty()) {
            Spot to = rnd.of(spots);
            Route route = slow.map.route(slow.mover, to, 1000, passage);
            assertThat(route).isNotNull();
            walk(slow, route, passage);
            assertThat(slow.map.spot(slow.mover)).isEqualTo(to);
          }
        });
  }

  /** Walks a route and checks it step by step. */
  private static void walk(Slow slow, Route route, Passage passage) {
    Combatant mover = slow.mover;
    boolean square = mover.sheet().frontage() == mover.sheet().depth();
    Facing before = slow.map.facing(mover);
    String map = slow.toString();
    int walked = 0;
    int diagonals = 0;
    while (true) {
      int x = slow.map.halvesAcross(mover);
      int y = slow.map.halvesDown(mover);
      slow.map.turn(mover, square ? slow.map.facing(mover) : before);
      var legal = new boolean[3][3];
      for (int i = 0; i < 9; i++) {
        legal[i / 3][i % 3] = slow.maySetFoot(x >> 1, y >> 1, i % 3 - 1, i / 3 - 1, passage);
      }
      if (!route.step()) {
        break;
      }
      int dx = (slow.map.halvesAcross(mover) - x) / 2;
      int dy = (slow.map.halvesDown(mover) - y) / 2;
      assertThat(legal[dy + 1][dx + 1]).as("step by %d, %d on%n%s", dx, dy, map).isTrue();
      diagonals += dx != 0 && dy != 0 ? 1 : 0;
      walked += dx != 0 && dy != 0 && diagonals % 2 == 0 ? 10 : 5;
      assertThat(route.walked()).as(map).isEqualTo(walked);
    }
    assertThat(walked).as(map).isEqualTo(route.length());
    Square end = (Square) slow.map.spot(mover);
    assertThat(slow.isFree(mover, end.halvesAcross(), end.halvesDown())).as(map).isTrue();
  }

  @Test
  void theEndOfARouteIsFreeEvenWhenALongBaseHasTurned() {
    onMaps(
        1500,
        (slow, rnd) -> {
          List<Spot> spots = slow.map.spots(slow.mover, 60, NOBODY);
          if (!spots.isEmpty()) {
            String map = slow.toString();
            Route route = slow.map.route(slow.mover, rnd.of(spots), 60, NOBODY);
            finish(route);
            Square end = (Square) slow.map.spot(slow.mover);
            assertThat(slow.isFree(slow.mover, end.halvesAcross(), end.halvesDown()))
                .as(map)
                .isTrue();
          }
        });
  }

  @Test
  void anApproachIsTheShortestWayToWithinReach() {
    onMaps(
        1500,
        (slow, rnd) -> {
          Passage passage = passage(rnd);
          int reach = 5 * rnd.between(1, 3);
          Combatant target = rnd.of(slow.people);
          if (target == slow.mover) {
            return;
          }
          int least = leastToReach(slow, slow.costs(passage), target, reach);
          Route route = slow.map.approach(slow.mover, target, reach, 10_000, passage);
          assertThat(route != null)
              .as("a way to %s within %d on%n%s", target, reach, slow)
              .isEqualTo(least < Integer.MAX_VALUE);
          if (route != null) {
            assertThat(route.length()).as("to %s on%n%s", target, slow).isEqualTo(least);
            assertThat(route.arrives()).isTrue();
          }
        });
  }

  private static int leastToReach(Slow slow, int[][][] costs, Combatant target, int reach) {
    if (Slow.feet(slow.squares(slow.mover), slow.squares(target)) <= reach) {
      return 0;
    }
    int least = Integer.MAX_VALUE;
    for (int y = 0; y < slow.height(); y++) {
      for (int x = 0; x < slow.width(); x++) {
        Square to = slow.square(x, y);
        int cost = Math.min(costs[0][y][x], costs[1][y][x]);
        var there = slow.squares(slow.mover, to.halvesAcross(), to.halvesDown());
        if (cost < least
            && Slow.feet(there, slow.squares(target)) <= reach
            && slow.isFree(slow.mover, to.halvesAcross(), to.halvesDown())) {
          least = cost;
        }
      }
    }
    return least;
  }

  @Test
  void whoArrivesIsWithinReach() {
    onMaps(
        3000,
        (slow, rnd) -> {
          Combatant target = rnd.of(slow.people);
          if (target == slow.mover) {
            return;
          }
          String map = slow.toString();
          int reach = 5 * rnd.between(1, 2);
          Route route = slow.map.approach(slow.mover, target, reach, 10_000, NOBODY);
          if (route != null) {
            finish(route);
            assertThat(slow.map.distance(slow.mover, target))
                .as("%s to %s within %d on%n%s", slow.mover, target, reach, map)
                .isLessThanOrEqualTo(reach);
          }
        });
  }

  @Test
  void whoCannotGetThereGoesAsFarOnTheWayAsHisFeetCarryHim() {
    onMaps(
        1500,
        (slow, rnd) -> {
          Passage passage = passage(rnd);
          Combatant target = rnd.of(slow.people);
          var start = (Square) slow.map.spot(slow.mover);
          Facing facing = slow.map.facing(slow.mover);
          Route whole = slow.map.approach(slow.mover, target, 5, 10_000, passage);
          if (target == slow.mover || whole == null || whole.length() == 0) {
            return;
          }
          int feet = rnd.below(whole.length() + 10);
          var stop = new int[] {0, start.halvesAcross(), start.halvesDown()};
          while (whole.step()) {
            var at = (Square) slow.map.spot(slow.mover);
            slow.map.turn(slow.mover, facing);
            if (whole.walked() <= feet
                && slow.isFree(slow.mover, at.halvesAcross(), at.halvesDown())) {
              stop = new int[] {whole.walked(), at.halvesAcross(), at.halvesDown()};
            }
          }
          slow.map.place(slow.mover, start);
          slow.map.turn(slow.mover, facing);
          Route part = slow.map.approach(slow.mover, target, 5, feet, passage);
          assertThat(part == null).as("%d feet on%n%s", feet, slow).isEqualTo(stop[0] == 0);
          if (part != null) {
            assertThat(part.length()).isEqualTo(stop[0]);
            assertThat(part.arrives()).isEqualTo(stop[0] == whole.length());
            finish(part);
            assertThat(slow.map.spot(slow.mover)).isEqualTo(new Square(stop[1], stop[2]));
          }
        });
  }

  @Test
  void whoIsThereNeedNotGo() {
    onMaps(
        300,
        (slow, rnd) -> {
          Combatant target = rnd.of(slow.people);
          int gap = slow.map.distance(slow.mover, target);
          Route route = slow.map.approach(slow.mover, target, gap, 0, NOBODY);
          assertThat(route).isNotNull();
          assertThat(route.length()).isZero();
          assertThat(route.arrives()).isTrue();
          assertThat(route.step()).isFalse();
        });
  }

  @Test
  void flightLeadsAsFarFromTheNearestEnemyAsCanBe() {
    onMaps(
        1500,
        (slow, rnd) -> {
          int feet = 5 * rnd.between(1, 12);
          Passage passage = passage(rnd);
          var enemies = slow.people.stream().filter(slow.mover::isEnemyOf).toList();
          if (enemies.isEmpty()) {
            assertThat(slow.map.flight(slow.mover, enemies, feet, passage)).isNull();
            return;
          }
          int now = nearest(slow, enemies);
          int far = farthest(slow, enemies, feet, passage);
          String map = slow.toString();
          boolean square = slow.mover.sheet().frontage() == slow.mover.sheet().depth();
          Route route = slow.map.flight(slow.mover, enemies, feet, passage);
          assertThat(route != null).as(map).isEqualTo(far > now);
          if (route != null) {
            assertThat(route.length()).isLessThanOrEqualTo(feet);
            finish(route);
            if (square) {
              assertThat(nearest(slow, enemies)).as(map).isEqualTo(far);
            }
          }
        });
  }

  private static int nearest(Slow slow, List<Combatant> enemies) {
    return enemies.stream()
        .mapToInt(enemy -> slow.map.distance(slow.mover, enemy))
        .min()
        .orElseThrow();
  }

  private static int farthest(Slow slow, List<Combatant> enemies, int feet, Passage passage) {
    int far = nearest(slow, enemies);
    for (Spot spot : slow.map.spots(slow.mover, feet, passage)) {
      var square = (Square) spot;
      var there = slow.squares(slow.mover, square.halvesAcross(), square.halvesDown());
      far =
          Math.max(
              far,
              enemies.stream()
                  .mapToInt(enemy -> Slow.feet(there, slow.squares(enemy)))
                  .min()
                  .orElseThrow());
    }
    return far;
  }

  private static void finish(Route route) {
    while (route.step()) {
      assertThat(route.walked()).isLessThanOrEqualTo(route.length());
    }
    assertThat(route.walked()).isEqualTo(route.length());
  }

  @Test
  void bringingTogetherSetsSomebodyDownBesideAnother() {
    onMaps(
        600,
        (slow, rnd) -> {
          Combatant target = rnd.of(slow.people);
          boolean square = slow.mover.sheet().frontage() == slow.mover.sheet().depth();
          Passage anybody = (mover, other) -> true;
          boolean can = slow.map.approach(slow.mover, target, 5, 10_000, anybody) != null;
          slow.map.bringTogether(slow.mover, target);
          if (can && square) {
            assertThat(slow.map.distance(slow.mover, target)).isLessThanOrEqualTo(5);
          }
        });
  }

  @Test
  void withoutAMapThereIsNoWayTowardSomebodyHere() {
    onMaps(
        5,
        (slow, rnd) ->
            assertThat(slow.map.route(slow.mover, new Bearing(slow.mover, true), 60, NOBODY))
                .isNull());
  }
}
