package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
    assertThat(theatre.reaches(marcus, 30, FREE))
        .extracting(reach -> reach.spot().text() + " " + reach.feet())
        .containsExactly("away from Gaius 30", "toward Orc 30", "away from Orc 30");
    theatre.remove(gaius);
    assertThat(theatre.isOn(gaius)).isFalse();
    assertThat(theatre.reaches(marcus, 30, FREE)).hasSize(2);
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
    var copy = (Theatre) plane.theatre.copy(plane.all.toArray(new Combatant[0]));
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

  /** A2.GAP.153 and A2.GAP.166: three before him, two beside him, the rest behind. */
  @Test
  @Proves("A2.MAP.04")
  void theFirstThreeAreBeforeHimTheNextTwoBesideHimTheRestBehind() {
    var cast = new Cast();
    Combatant man = cast.man("Man");
    Combatant ogre = cast.add("Ogre", Cast.MEN, 2, 3);
    List<Combatant> orcs = new ArrayList<>();
    for (int i = 0; i < 14; i++) {
      orcs.add(cast.orc("Orc " + i));
    }
    var theatre = new Theatre(cast.all(), 5);
    assertThat(arcs(theatre, man, orcs)).isEqualTo("FFFLLRRRRRRRRR");
    assertThat(arcs(theatre, ogre, orcs)).isEqualTo("FFFFLLLLLLRRRR");
    theatre.state(orcs.get(1), man, 6);
    assertThat(arcs(theatre, man, orcs))
        .as("who is not there is before")
        .isEqualTo("FFFFLLRRRRRRRR");
    orcs.get(2).setFate(Fate.DOWN);
    theatre.remove(orcs.get(3));
    assertThat(arcs(theatre, man, orcs)).isEqualTo("FFFFFFLLRRRRRR");
    theatre.face(man, orcs.get(13));
    theatre.stateArc(orcs.get(0), man, Arc.FLANK);
    theatre.stateBehind(orcs.get(4), man, true);
    assertThat(arcs(theatre, man, orcs)).isEqualTo("LFFFRFLLRRRRRF");
    theatre.stateBehind(orcs.get(4), man, false);
    assertThat(arcs(theatre, man, orcs)).isEqualTo("LFFFFFLLRRRRRF");
    assertThat(theatre.arc(man, ogre)).as("a friend").isEqualTo(Arc.FRONT);
    var copy = (Theatre) theatre.copy(cast.all().toArray(new Combatant[0]));
    copy.stateArc(orcs.get(0), man, Arc.REAR);
    assertThat(theatre.arc(man, orcs.get(0))).isEqualTo(Arc.FLANK);
  }

  private static String arcs(Theatre theatre, Combatant of, List<Combatant> enemies) {
    var text = new StringBuilder();
    for (Combatant enemy : enemies) {
      text.append(
          switch (theatre.arc(of, enemy)) {
            case FRONT -> 'F';
            case FLANK -> 'L';
            case REAR -> 'R';
          });
    }
    return text.toString();
  }

  @Test
  void aChargeIsAnApproachThatArrives() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    Combatant orc = cast.orc("Orc");
    var theatre = new Theatre(cast.all(), 60);
    assertThat(theatre.charge(marcus, orc, 5, 50, FREE)).isNull();
    Route charge = theatre.charge(marcus, orc, 5, 55, FREE);
    assertThat(charge).isNotNull();
    assertThat(charge.length()).isEqualTo(55);
    assertThat(charge.end()).isEqualTo(new Bearing(orc, true));
  }

  @Test
  void straightOnIsAwayFromTheNearestEnemy() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    Combatant far = cast.orc("Far");
    Combatant near = cast.orc("Near");
    var theatre = new Theatre(cast.all(), 60);
    theatre.state(marcus, near, 20);
    Route ray = theatre.ray(marcus, Facing.E, 30, FREE);
    assertThat(ray).isNotNull();
    assertThat(ray.end()).isEqualTo(new Bearing(near, false));
    assertThat(ray.length()).isEqualTo(30);
    near.setFate(Fate.DOWN);
    assertThat(theatre.ray(marcus, Facing.E, 30, FREE).end()).isEqualTo(new Bearing(far, false));
    theatre.remove(far);
    assertThat(theatre.ray(marcus, Facing.E, 30, FREE)).isNull();
    assertThat(theatre.turn(marcus, Facing.W)).isTrue();
    assertThat(theatre.facing(marcus)).isEqualTo(Facing.N);
    assertThat(theatre.hasRoom(marcus, FREE)).isTrue();
    assertThat(theatre.route(marcus, new Trail(List.of(Square.of(1, 1))), 30, FREE)).isNull();
  }

  @Test
  void theReachesSayHowManyFeetTheyTakeNearestFirst() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    Combatant far = cast.orc("Far");
    Combatant near = cast.orc("Near");
    var theatre = new Theatre(cast.all(), 60);
    theatre.state(marcus, near, 17);
    theatre.state(marcus, far, 28);
    assertThat(theatre.reaches(marcus, 40, FREE))
        .extracting(reach -> reach.spot().text() + " " + reach.feet())
        .containsExactly(
            "toward Near 15", "toward Far 25", "away from Far 40", "away from Near 40");
  }

  @Test
  void oneIsBesideAFeatureOrComesToItWithSomebody() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    Combatant gaius = cast.man("Gaius");
    Combatant orc = cast.orc("Orc");
    var theatre = new Theatre(cast.all(), 15);
    var door = new Door("door", Door.Kind.DOOR, false, false, false);
    var purse = new Door("purse", Door.Kind.WINDOW, true, false, false);
    theatre.add(door, List.of(orc));
    theatre.drop(gaius, purse);
    assertThat(theatre.features()).containsExactly(door, purse);
    assertThat(theatre.distance(orc, door)).isEqualTo(5);
    assertThat(theatre.distance(marcus, door)).isEqualTo(30);
    assertThat(theatre.distance(gaius, purse)).isEqualTo(5);
    assertThat(theatre.distance(orc, purse)).isEqualTo(30);

    Stand before = theatre.stand(marcus);
    Route toward = theatre.approach(marcus, orc, 5, 30, FREE);
    assertThat(toward.step()).isTrue();
    assertThat(theatre.distance(marcus, door)).isEqualTo(30);
    assertThat(toward.step()).isTrue();
    assertThat(theatre.distance(marcus, door)).isEqualTo(5);
    Route shuffle = theatre.route(marcus, new Bearing(orc, false), 4, FREE);
    assertThat(shuffle).isNotNull();
    assertThat(shuffle.step()).isTrue();
    assertThat(theatre.distance(marcus, door)).isEqualTo(5);
    before.restore();
    assertThat(theatre.distance(marcus, door)).isEqualTo(30);

    theatre.bringTogether(gaius, orc);
    assertThat(theatre.distance(gaius, door)).isEqualTo(5);
    assertThat(theatre.distance(gaius, purse)).isEqualTo(30);
    theatre.place(orc, new Bearing(marcus, false));
    assertThat(theatre.distance(orc, door)).isEqualTo(30);
    Route away = theatre.flight(gaius, List.of(orc), 5, FREE);
    assertThat(away).isNotNull();
    assertThat(away.step()).isTrue();
    assertThat(theatre.distance(gaius, door)).isEqualTo(30);
    theatre.take(door);
    assertThat(theatre.features()).containsExactly(purse);
    assertThat(theatre.distance(orc, door)).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void theFeaturesOfACopyAreItsOwn() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    cast.orc("Orc");
    var theatre = new Theatre(cast.all(), 15);
    var door = new Door("door", Door.Kind.DOOR, false, false, false);
    theatre.add(door, List.of(marcus));
    var copy = (Theatre) theatre.copy(cast.all().toArray(new Combatant[0]));
    var other = (Door) copy.features().getFirst();
    assertThat(other).isNotSameAs(door);
    assertThat(copy.distance(marcus, other)).isEqualTo(5);
    other.setOpen(true);
    copy.take(other);
    assertThat(door.isOpen()).isFalse();
    assertThat(theatre.features()).containsExactly(door);
    assertThat(theatre.distance(marcus, door)).isEqualTo(5);
  }

  /** What is asked in every round is other whenever the long lists are, and the same if not. */
  @Test
  void aPictureIsAsGoodAsTheWhereabouts() {
    var plane = new Plane(new double[][] {{0, 0}, {30, 0}, {30, 5}, {35, 0}, {0, 60}});
    Theatre theatre = plane.theatre;
    var seen = new HashMap<List<List<Long>>, Integer>();
    for (int step = 0; step < 40; step++) {
      Combatant mover = plane.all.get(step % 5);
      Combatant other = plane.all.get((step + 1 + step / 10) % 5);
      Stand here = theatre.stand(mover);
      switch (step % 4) {
        case 0 -> theatre.bringTogether(mover, other);
        case 1 -> theatre.stateArc(mover, other, Arc.values()[step % 3]);
        case 2 -> theatre.stateElevation(mover, step);
        default -> theatre.place(mover, new Bearing(other, false));
      }
      note(seen, plane);
      if (step % 3 == 0) {
        here.restore();
        note(seen, plane);
      }
    }
    assertThat(new HashSet<>(seen.values())).hasSameSizeAs(seen.keySet());
  }

  private static void note(Map<List<List<Long>>, Integer> seen, Plane plane) {
    var where = new ArrayList<List<Long>>();
    for (Combatant one : plane.all) {
      where.add(Arrays.stream(plane.theatre.whereabouts(one)).boxed().toList());
    }
    int picture = plane.theatre.picture(plane.all);
    assertThat(seen.getOrDefault(where, picture)).isEqualTo(picture);
    seen.put(where, picture);
  }
}
