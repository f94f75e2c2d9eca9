package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Proves;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** Ways over random maps under random passages, against ways found step by step. */
class PathsTest {

  private static final Passage NOBODY = (mover, other) -> false;

  /** Random maps whose mover found room to stand. */
  private static void onMaps(int seeds, BiConsumer<Slow, Rnd> property) {
    Rnd.each(
        seeds,
        rnd -> {
          var slow = Slow.random(rnd, rnd.below(4) > 0);
          if (slow.isOn(slow.mover)) {
            property.accept(slow, rnd);
          }
        });
  }

  private static Passage passage(Rnd rnd) {
    return switch (rnd.below(6)) {
      case 0 -> NOBODY;
      case 1 -> Slow.FRIENDS;
      default -> new Custom(rnd);
    };
  }

  @Test
  @Proves({"A2.MAP.06", "A2.MAP.32", "A2.MAP.34", "A2.MAP.36", "A2.MAP.37", "A2.MAP.38"})
  void theWayToASpotIsTheShortestThereIs() {
    onMaps(
        500,
        (slow, rnd) -> {
          int feet = 5 * rnd.below(14);
          Passage passage = passage(rnd);
          var ways = new SlowWays(slow, passage);
          for (int down = -1; down <= 2 * slow.height(); down++) {
            for (int across = -1; across <= 2 * slow.width(); across++) {
              var to = new Square(across, down);
              int cost = ways.feetTo(across, down);
              Route route = slow.map.route(slow.mover, to, feet, passage);
              assertThat(route == null ? Integer.MAX_VALUE : route.length())
                  .as("to %s in %d on%n%s%n%s", to.text(), feet, slow, passage)
                  .isEqualTo(cost <= feet ? cost : Integer.MAX_VALUE);
              if (route != null) {
                assertThat(route.end()).isEqualTo(to);
                assertThat(route.arrives()).isTrue();
              }
            }
          }
        });
  }

  @Test
  void theReachesAreTheEndsOfWaysNearestFirst() {
    onMaps(
        400,
        (slow, rnd) -> {
          int feet = rnd.below(70);
          Passage passage = passage(rnd);
          var ways = new SlowWays(slow, passage);
          var ends = new ArrayList<Reach>();
          for (int cost = 5; cost <= feet; cost += 5) {
            for (int down = 0; down < 2 * slow.height(); down++) {
              for (int across = 0; across < 2 * slow.width(); across++) {
                boolean whole = ((across | down) & 1) == 0;
                if (ways.feetTo(across, down) == cost && (whole || ways.closesUp(across, down))) {
                  ends.add(new Reach(new Square(across, down), cost));
                }
              }
            }
          }
          assertThat(slow.map.reaches(slow.mover, feet, passage))
              .as("with %d feet on%n%s%n%s", feet, slow, passage)
              .isEqualTo(ends);
        });
  }

  @Test
  void everyStepIsOneStepAndTheEndHasRoom() {
    onMaps(
        500,
        (slow, rnd) -> {
          Passage passage = passage(rnd);
          List<Reach> reaches = slow.map.reaches(slow.mover, 5 * rnd.between(1, 15), passage);
          if (!reaches.isEmpty()) {
            Reach to = rnd.of(reaches);
            Route route = slow.map.route(slow.mover, to.spot(), 1000, passage);
            assertThat(route).isNotNull();
            assertThat(route.length()).isEqualTo(to.feet());
            walk(slow, route, passage);
          }
        });
  }

  /** Walks a route and checks it step by step. */
  private static void walk(Slow slow, Route route, Passage passage) {
    Combatant mover = slow.mover;
    String map = slow + "\n" + passage;
    boolean square = mover.sheet().frontage() == mover.sheet().depth();
    Facing faced = slow.map.facing(mover);
    int walked = 0;
    int diagonals = 0;
    int x = slow.across(mover);
    int y = slow.down(mover);
    boolean aside = ((x | y) & 1) != 0;
    while (route.step()) {
      boolean last = route.walked() == route.length();
      int dx = slow.across(mover) - x;
      int dy = slow.down(mover) - y;
      boolean half = aside || ((slow.across(mover) | slow.down(mover)) & 1) != 0;
      if (!half && (square || !last)) {
        boolean diagonal = dx != 0 && dy != 0;
        assertThat(Math.max(Math.abs(dx), Math.abs(dy))).as(map).isEqualTo(2);
        diagonals += diagonal ? 1 : 0;
        walked += diagonal && diagonals % 2 == 0 ? 10 : 5;
        assertThat(route.walked()).as(map).isEqualTo(walked);
        if (!last && Slow.isSmall(mover)) {
          assertThat(slow.map.facing(mover)).isEqualTo(Facing.of(dx / 2, dy / 2));
        }
      } else {
        assertThat(Math.max(Math.abs(dx), Math.abs(dy))).as(map).isLessThanOrEqualTo(4);
        walked = route.walked();
        diagonals = 0;
        aside = false;
        if (!last) {
          return;
        }
      }
      if (!square && !last) {
        assertThat(slow.map.facing(mover)).isEqualTo(faced);
      }
      x = slow.across(mover);
      y = slow.down(mover);
    }
    assertThat(slow.map.hasRoom(mover, passage)).as(map).isTrue();
    assertThat(route.step()).isFalse();
    if (square) {
      assertThat(slow.map.spot(mover)).isEqualTo(route.end());
    }
  }

  @Test
  void anApproachIsTheShortestWayToWithinReach() {
    onMaps(
        500,
        (slow, rnd) -> {
          Passage passage = passage(rnd);
          int reach = 5 * rnd.between(1, 3);
          Combatant target = rnd.of(slow.people);
          if (target == slow.mover) {
            return;
          }
          int least = leastToReach(slow, new SlowWays(slow, passage), target, reach);
          String map = "to " + target + " within " + reach + " on\n" + slow + "\n" + passage;
          int feet = rnd.below(80);
          assertThat(slow.map.canReach(slow.mover, target, reach, feet, passage))
              .as(map)
              .isEqualTo(least <= feet);
          Route route = slow.map.approach(slow.mover, target, reach, 10_000, passage);
          assertThat(route == null ? Integer.MAX_VALUE : route.length()).as(map).isEqualTo(least);
          if (route != null) {
            assertThat(route.arrives()).isTrue();
            finish(route);
            assertThat(slow.map.distance(slow.mover, target)).as(map).isLessThanOrEqualTo(reach);
            assertThat(least == 0 || slow.map.hasRoom(slow.mover, passage)).as(map).isTrue();
          }
        });
  }

  private static int leastToReach(Slow slow, SlowWays ways, Combatant target, int reach) {
    if (Slow.feet(slow.squares(slow.mover), slow.squares(target)) <= reach) {
      return 0;
    }
    int least = Integer.MAX_VALUE;
    for (int down = 0; down < 2 * slow.height(); down++) {
      for (int across = 0; across < 2 * slow.width(); across++) {
        boolean whole = ((across | down) & 1) == 0;
        var there = slow.squares(slow.mover, across, down);
        if (Slow.feet(there, slow.squares(target)) <= reach
            && (whole || ways.closesUp(across, down))) {
          least = Math.min(least, ways.feetTo(across, down));
        }
      }
    }
    return least;
  }

  @Test
  void whoCannotGetThereGoesAsFarOnTheWayAsHisFeetCarryHim() {
    onMaps(
        500,
        (slow, rnd) -> {
          Passage passage = passage(rnd);
          Combatant target = rnd.of(slow.people);
          Stand start = slow.map.stand(slow.mover);
          Facing facing = slow.map.facing(slow.mover);
          Route whole = slow.map.approach(slow.mover, target, 5, 10_000, passage);
          if (target == slow.mover || whole == null || whole.length() == 0) {
            return;
          }
          var ways = new SlowWays(slow, passage);
          int feet = rnd.below(whole.length() + 10);
          Spot stop = null;
          int walked = 0;
          while (whole.step()) {
            boolean last = whole.walked() == whole.length();
            Square at = (Square) (last ? whole.end() : slow.map.spot(slow.mover));
            Stand there = slow.map.stand(slow.mover);
            start.restore();
            if (whole.walked() <= feet && ways.mayStop(at.halvesAcross(), at.halvesDown())) {
              stop = at;
              walked = whole.walked();
            }
            there.restore();
          }
          start.restore();
          assertThat(slow.map.facing(slow.mover)).isEqualTo(facing);
          Route part = slow.map.approach(slow.mover, target, 5, feet, passage);
          assertThat(part == null).as("%d feet on%n%s", feet, slow).isEqualTo(stop == null);
          if (part != null) {
            assertThat(part.length()).isEqualTo(walked);
            assertThat(part.arrives()).isEqualTo(walked == whole.length());
            assertThat(part.end()).isEqualTo(stop);
            finish(part);
            assertThat(slow.map.hasRoom(slow.mover, passage)).isTrue();
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
          assertThat(route.walked()).isZero();
          assertThat(route.arrives()).isTrue();
          assertThat(route.end()).isEqualTo(slow.map.spot(slow.mover));
          assertThat(route.step()).isFalse();
        });
  }

  @Test
  void flightLeadsAsFarFromTheNearestEnemyAsCanBe() {
    onMaps(
        500,
        (slow, rnd) -> {
          int feet = 5 * rnd.between(1, 24);
          Passage passage = passage(rnd);
          var enemies = slow.people.stream().filter(slow.mover::isEnemyOf).toList();
          if (enemies.isEmpty()) {
            assertThat(slow.map.flight(slow.mover, enemies, feet, passage)).isNull();
            return;
          }
          int now = nearest(slow, enemies, slow.squares(slow.mover));
          Reach far = null;
          int most = now;
          for (Reach reach : slow.map.reaches(slow.mover, feet, passage)) {
            var square = (Square) reach.spot();
            var there = slow.squares(slow.mover, square.halvesAcross(), square.halvesDown());
            int gap = nearest(slow, enemies, there);
            if (gap > most) {
              most = gap;
              far = reach;
            }
          }
          Route route = slow.map.flight(slow.mover, enemies, feet, passage);
          String map = slow + "\n" + passage;
          assertThat(route == null ? null : route.end())
              .as(map)
              .isEqualTo(far == null ? null : far.spot());
          assertThat(slow.map.leadsAway(slow.mover, enemies, feet, passage))
              .as(map)
              .isEqualTo(far != null);
          if (route != null && far != null) {
            assertThat(route.length()).isEqualTo(far.feet());
            finish(route);
          }
        });
  }

  private static int nearest(Slow slow, List<Combatant> enemies, List<int[]> squares) {
    return enemies.stream()
        .mapToInt(enemy -> Slow.feet(squares, slow.squares(enemy)))
        .min()
        .orElseThrow();
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
          boolean half = ((slow.across(slow.mover) | slow.down(slow.mover)) & 1) != 0;
          if (can && square && !half) {
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
