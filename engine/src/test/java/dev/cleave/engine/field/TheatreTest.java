package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.battle.Combatant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TheatreTest {

  private static final Passage FREE = (mover, other) -> true;

  /** Four corners of a rectangle and its middle, all whole feet apart. */
  private static final int[][] RECTANGLES = {
    {6, 8}, {8, 6}, {10, 24}, {24, 10}, {16, 30}, {30, 16}
  };

  /** People in the plane, and what the Judge says of them. */
  private static final class Plane {

    final List<Combatant> all;
    final Theatre theatre;
    final double[][] at;

    Plane(double[][] at) {
      var cast = new Cast();
      for (int i = 0; i < at.length; i++) {
        if (i % 2 == 0) {
          cast.man("Man " + i);
        } else {
          cast.orc("Orc " + i);
        }
      }
      this.all = cast.all();
      this.at = at;
      this.theatre = new Theatre(all, 30);
      for (Combatant one : all) {
        for (Combatant other : all) {
          if (one != other) {
            theatre.state(one, other, (int) Math.round(truth(one, other)));
          }
        }
      }
    }

    double truth(Combatant one, Combatant other) {
      double[] a = at[one.index()];
      double[] b = at[other.index()];
      return Math.hypot(a[0] - b[0], a[1] - b[1]);
    }

    void shift(Combatant mover, Combatant pole, double feet) {
      double apart = truth(mover, pole);
      double[] a = at[mover.index()];
      double[] b = at[pole.index()];
      for (int i = 0; i < 2; i++) {
        a[i] += (b[i] - a[i]) * feet / apart;
      }
    }

    double least() {
      double least = Double.MAX_VALUE;
      for (Combatant one : all) {
        for (Combatant other : all) {
          least = one == other ? least : Math.min(least, truth(one, other));
        }
      }
      return least;
    }

    void assertTrue(double tolerance) {
      for (Combatant one : all) {
        for (Combatant other : all) {
          assertThat((double) theatre.distance(one, other))
              .as("%s to %s", one, other)
              .isEqualTo(truth(one, other), within(tolerance));
        }
      }
    }
  }

  private static Plane rectangle(Rnd rnd) {
    int[] sides = RECTANGLES[rnd.below(RECTANGLES.length)];
    int scale = rnd.between(1, 6);
    double width = sides[0] * scale;
    double height = sides[1] * scale;
    var corners = new ArrayList<double[]>();
    corners.add(new double[] {0, 0});
    corners.add(new double[] {width, 0});
    corners.add(new double[] {0, height});
    corners.add(new double[] {width, height});
    corners.add(new double[] {width / 2, height / 2});
    Collections.shuffle(corners, new Random(rnd.below(1000)));
    return new Plane(corners.toArray(double[][]::new));
  }

  @Test
  void walksOnOpenGroundKeepEveryDistanceTrue() {
    Rnd.each(
        3000,
        rnd -> {
          Plane plane = rectangle(rnd);
          for (int walk = rnd.between(1, 8); walk > 0; walk--) {
            Combatant mover = rnd.of(plane.all);
            Combatant pole = rnd.of(plane.all);
            boolean toward = rnd.oneIn(2);
            int feet = rnd.between(1, 40);
            double room = plane.truth(mover, pole) - Theatre.BESIDE;
            if (mover == pole || (toward && feet > room)) {
              continue;
            }
            Route route =
                plane.theatre.route(
                    mover, new Bearing(pole, toward), toward ? 5 * (feet / 5) : feet, FREE);
            for (int before = 0; route.step(); before = route.walked()) {
              int stride = route.walked() - before;
              plane.shift(mover, pole, toward ? stride : -stride);
              if (plane.least() < Theatre.BESIDE) {
                return;
              }
            }
            plane.assertTrue(0.51);
          }
        });
  }

  /** Stated in whole feet, so no statement is off by more than half a foot to begin with. */
  @Test
  void oneWalkAmongPeopleAnywhereIsTrueToAFoot() {
    Rnd.each(
        3000,
        rnd -> {
          var at = new double[5][];
          for (int i = 0; i < at.length; i++) {
            at[i] = new double[] {rnd.below(3000) / 10.0, rnd.below(3000) / 10.0};
          }
          var plane = new Plane(at);
          Combatant mover = plane.all.get(0);
          Combatant pole = plane.all.get(1);
          Route route = plane.theatre.approach(mover, pole, 40, 30, FREE);
          while (route.step()) {
            continue;
          }
          plane.shift(mover, pole, route.walked());
          if (plane.least() >= 20) {
            plane.assertTrue(2);
          }
        });
  }

  @Test
  void whoWalksUpToSomebodyStopsBesideHim() {
    var plane = new Plane(new double[][] {{0, 0}, {12, 0}, {30, 0}});
    Combatant mover = plane.all.get(0);
    Route route = plane.theatre.approach(mover, plane.all.get(1), Theatre.BESIDE, 60, FREE);
    while (route.step()) {
      continue;
    }
    assertThat(plane.theatre.distance(mover, plane.all.get(1))).isEqualTo(5);
    assertThat(plane.theatre.distance(mover, plane.all.get(2))).isEqualTo(23);
  }

  @Test
  void distancesAreTheSameBothWaysAndNeverBelowFiveFeet() {
    Rnd.each(
        1000,
        rnd -> {
          Plane plane = rectangle(rnd);
          for (int i = 0; i < 12; i++) {
            Combatant mover = rnd.of(plane.all);
            Combatant other = rnd.of(plane.all);
            if (mover == other) {
              continue;
            }
            switch (rnd.below(4)) {
              case 0 -> plane.theatre.state(mover, other, rnd.between(-5, 60));
              case 1 -> plane.theatre.bringTogether(mover, other);
              case 2 -> plane.theatre.place(mover, new Bearing(other, rnd.oneIn(2)));
              default -> walk(plane.theatre, mover, other, rnd);
            }
            assertSound(plane);
          }
        });
  }

  private static void walk(Theatre theatre, Combatant mover, Combatant other, Rnd rnd) {
    Route route = theatre.route(mover, new Bearing(other, rnd.oneIn(2)), rnd.below(90), FREE);
    assertThat(route).isNotNull();
    while (route.step()) {
      assertThat(route.walked()).isLessThanOrEqualTo(route.length());
    }
    assertThat(route.walked()).isEqualTo(route.length());
  }

  private static void assertSound(Plane plane) {
    for (Combatant one : plane.all) {
      for (Combatant other : plane.all) {
        int feet = plane.theatre.distance(one, other);
        assertThat(feet).isEqualTo(plane.theatre.distance(other, one));
        assertThat(feet).isGreaterThanOrEqualTo(one == other ? 0 : Theatre.BESIDE);
      }
    }
  }

  @Test
  void anApproachArrivesWithinReachOrTellsThatItDoesNot() {
    Rnd.each(
        2000,
        rnd -> {
          Plane plane = rectangle(rnd);
          Combatant mover = plane.all.get(0);
          Combatant other = plane.all.get(1);
          walk(plane.theatre, plane.all.get(2), mover, rnd);
          walk(plane.theatre, mover, plane.all.get(3), rnd);
          int before = plane.theatre.distance(mover, other);
          int reach = 5 * rnd.between(1, 4);
          int feet = rnd.below(60);
          Route route = plane.theatre.approach(mover, other, reach, feet, FREE);
          assertThat(route.length()).isLessThanOrEqualTo(feet);
          assertThat(route.length() == 0).isEqualTo(before <= reach || feet == 0);
          while (route.step()) {
            continue;
          }
          int after = plane.theatre.distance(mover, other);
          assertThat(route.arrives()).isEqualTo(after <= reach);
        });
  }

  @Test
  void flightLeadsAwayFromTheNearestEnemy() {
    Rnd.each(
        500,
        rnd -> {
          Plane plane = rectangle(rnd);
          Combatant mover = plane.all.get(0);
          var enemies = plane.all.stream().filter(mover::isEnemyOf).toList();
          Combatant near = nearest(plane.theatre, mover, enemies);
          int before = plane.theatre.distance(mover, near);
          Route route = plane.theatre.flight(mover, enemies, 30, FREE);
          assertThat(route).isNotNull();
          while (route.step()) {
            continue;
          }
          assertThat(plane.theatre.distance(mover, near)).isEqualTo(before + 30);
          assertThat(plane.theatre.flight(mover, List.of(), 30, FREE)).isNull();
        });
  }

  private static Combatant nearest(Theatre theatre, Combatant mover, List<Combatant> enemies) {
    return enemies.stream()
        .min(Comparator.comparingInt(enemy -> theatre.distance(mover, enemy)))
        .orElseThrow();
  }

  @Test
  void friendsBeginSideBySideAndEnemiesApart() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    Combatant gaius = cast.man("Gaius");
    Combatant orc = cast.orc("Orc");
    var theatre = new Theatre(cast.all(), 60);
    assertThat(theatre.distance(marcus, gaius)).isEqualTo(5);
    assertThat(theatre.distance(marcus, orc)).isEqualTo(60);
    assertThat(theatre.distance(orc, orc)).isZero();
    assertThat(theatre.sees(marcus, orc)).isTrue();
    assertThat(theatre.facing(marcus)).isEqualTo(Facing.N);
    assertThat(theatre.spot(orc).text()).isEqualTo("toward Marcus");
    assertThat(theatre.spots(marcus, 30, FREE))
        .extracting(Spot::text)
        .containsExactly("away from Gaius", "toward Orc", "away from Orc");
    theatre.remove(gaius);
    assertThat(theatre.isOn(gaius)).isFalse();
    assertThat(theatre.spots(marcus, 30, FREE)).hasSize(2);
    assertThat(theatre.route(marcus, new Bearing(marcus, true), 30, FREE)).isNull();
    assertThat(theatre.route(marcus, Square.of(1, 1), 30, FREE)).isNull();
  }

  @Test
  void whatTheJudgeSaysOfBacksCoverAndHeightsHolds() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    Combatant orc = cast.orc("Orc");
    var theatre = new Theatre(cast.all(), 60);
    theatre.stateBehind(orc, marcus, true);
    theatre.stateCover(marcus, 2);
    theatre.stateElevation(orc, 10);
    assertThat(theatre.arc(marcus, orc)).isEqualTo(Arc.REAR);
    assertThat(theatre.arc(orc, marcus)).isEqualTo(Arc.FRONT);
    assertThat(theatre.cover(orc, marcus)).isEqualTo(2);
    assertThat(theatre.elevation(orc)).isEqualTo(10);
    theatre.face(marcus, orc);
    assertThat(theatre.arc(marcus, orc)).isEqualTo(Arc.FRONT);
  }

  @Test
  void aCopyIsItsOwn() {
    Plane plane = rectangle(new Rnd(1));
    Combatant one = plane.all.get(0);
    Combatant other = plane.all.get(1);
    int before = plane.theatre.distance(one, other);
    var copy = (Theatre) plane.theatre.copy(plane.all);
    copy.bringTogether(one, other);
    copy.stateBehind(one, other, true);
    copy.stateCover(one, 3);
    copy.remove(other);
    assertThat(plane.theatre.distance(one, other)).isEqualTo(before);
    assertThat(plane.theatre.arc(other, one)).isEqualTo(Arc.FRONT);
    assertThat(plane.theatre.cover(other, one)).isZero();
    assertThat(plane.theatre.isOn(other)).isTrue();
    assertThat(copy.distance(one, other)).isEqualTo(5);
  }
}
