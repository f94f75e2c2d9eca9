package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BeelineTest {

  private final Cast cast = new Cast();
  private final Combatant charger = cast.man("Charger");
  private final Combatant friend = cast.man("Friend");
  private final Combatant foe = cast.orc("Foe");

  private static List<String> squares(Battlemap map, Combatant who, Route way) {
    var squares = new ArrayList<String>();
    while (way.step()) {
      squares.add(map.spot(who).text());
    }
    return squares;
  }

  /** The ledger's case A2.CASE.152, its (0,0) at 2,40 here; north is up. */
  @Test
  @Proves({"A2.FULL.07", "A2.FULL.09", "A2.FULL.10", "A2.FULL.11"})
  void aChargeIsStraightClearAndNoLongerThanARun() {
    Battlemap map = cast.on(Ground.open(5, 60));
    map.place(charger, Square.of(2, 40));
    map.place(foe, Square.of(2, 20));
    Route charge = map.charge(charger, foe, 5, 120, Drill.THROUGH);
    assertThat(charge).as("(a)").isNotNull();
    assertThat(charge.length()).isEqualTo(95);
    assertThat(charge.end()).isEqualTo(Square.of(2, 21));
    assertThat(charge.arrives()).isTrue();
    map.place(foe, Square.of(2, 14));
    assertThat(map.charge(charger, foe, 5, 120, Drill.THROUGH)).as("(b)").isNull();
    assertThat(map.charge(charger, foe, 5, 125, Drill.THROUGH).length()).isEqualTo(125);
    map.place(foe, Square.of(2, 30));
    assertThat(map.charge(charger, foe, 5, 120, Drill.THROUGH).length()).isEqualTo(45);
    map.place(friend, Square.of(2, 35));
    assertThat(map.charge(charger, foe, 5, 120, Drill.THROUGH)).as("(c)").isNull();
    friend.setFate(Fate.DOWN);
    assertThat(map.charge(charger, foe, 5, 120, Drill.THROUGH)).as("over the fallen").isNotNull();
    var door = new Door("door", Door.Kind.DOOR, false, false, false);
    map.add(door, Square.of(2, 33));
    assertThat(map.charge(charger, foe, 5, 120, Drill.THROUGH)).as("(f)").isNull();
    door.setOpen(true);
    assertThat(map.charge(charger, foe, 5, 120, Drill.THROUGH)).isNotNull();
    map.place(foe, Square.of(2, 50));
    assertThat(map.arc(charger, foe)).as("(d) is behind him").isEqualTo(Arc.REAR);
  }

  @ParameterizedTest
  @CsvSource({
    "5, 0, '1,0 2,0 3,0 4,0', 20",
    "3, 3, '1,1 2,2', 15",
    "4, 4, '1,1 2,2 3,3', 20",
    "4, 2, '1,0 2,1 3,1', 15",
    "2, 4, '0,1 1,2 1,3', 15",
    "6, 3, '1,0 2,1 3,1 4,2 5,2', 30",
    "5, 1, '1,0 2,0 3,1 4,1', 20",
    "5, 4, '1,1 2,2 3,2 4,3', 25",
    "1, 1, '', 0"
  })
  void theStepsKeepToTheSquaresNearestTheLine(int dx, int dy, String steps, int feet) {
    for (int mirror = 0; mirror < 4; mirror++) {
      int signX = (mirror & 1) == 0 ? 1 : -1;
      int signY = (mirror & 2) == 0 ? 1 : -1;
      Battlemap map = cast.on(Ground.open(21, 21));
      map.place(charger, Square.of(10, 10));
      map.place(foe, Square.of(10 + signX * dx, 10 + signY * dy));
      Route charge = map.charge(charger, foe, 5, 120, Drill.NOBODY);
      assertThat(charge).isNotNull();
      assertThat(charge.length()).isEqualTo(feet);
      assertThat(charge.arrives()).isTrue();
      var expected = new ArrayList<String>();
      for (String step : steps.isEmpty() ? new String[0] : steps.split(" ")) {
        int x = Integer.parseInt(step.split(",")[0]);
        int y = Integer.parseInt(step.split(",")[1]);
        expected.add((10 + signX * x) + "," + (10 + signY * y));
      }
      assertThat(squares(map, charger, charge)).isEqualTo(expected);
    }
  }

  @Test
  @Proves("A2.FULL.10")
  void everySquareTheLineCrossesMustBeClear() {
    assertThat(charges("C.....F")).isTrue();
    assertThat(charges("C..#..F")).isFalse();
    assertThat(charges("C..1..F")).isFalse();
    assertThat(charges("1C....F2")).isTrue();
    assertThat(charges("C.....F", "#######")).isTrue();
    assertThat(charges("C...", "....", "....", "...F")).isTrue();
    assertThat(charges("C...", ".1..", "....", "...F")).isFalse();
    assertThat(charges("C1..", "1...", "....", "...F")).as("beside a diagonal").isTrue();
    assertThat(charges("C#..", "....", "....", "...F")).as("a wall's corner").isFalse();
    assertThat(charges("C...", "#...", "....", "...F")).as("a wall's corner").isFalse();
    assertThat(charges("C....", "....F")).isTrue();
    assertThat(charges("C.1..", "....F")).as("stepped on or crossed").isFalse();
    assertThat(charges("C....", "..1.F")).as("crossed").isFalse();
    assertThat(charges("C....", ".1..F")).as("not crossed").isTrue();
    assertThat(charges("C...1", "....F")).as("beyond the last step").isTrue();
  }

  private boolean charges(String... rows) {
    var drawing = new ArrayList<String>();
    for (String row : rows) {
      drawing.add(row.replace('C', '.').replace('F', '.'));
    }
    Battlemap map = cast.on(Ground.drawn(drawing));
    for (int y = 0; y < rows.length; y++) {
      if (rows[y].indexOf('C') >= 0) {
        map.place(charger, Square.of(rows[y].indexOf('C'), y));
      }
      if (rows[y].indexOf('F') >= 0) {
        map.place(foe, Square.of(rows[y].indexOf('F'), y));
      }
    }
    return map.charge(charger, foe, 5, 120, Drill.THROUGH) != null;
  }

  @Test
  void aLongerReachStopsSoonerAndABigTargetToo() {
    Combatant orm = cast.add("Orm", Cast.ORCS, 6, 10);
    Battlemap map = cast.on(Ground.open(40, 40));
    map.place(charger, Square.of(3, 20));
    map.place(foe, Square.of(13, 20));
    assertThat(map.charge(charger, foe, 10, 120, Drill.NOBODY).length()).isEqualTo(40);
    assertThat(map.charge(charger, foe, 50, 120, Drill.NOBODY).length()).isZero();
    map.remove(foe);
    map.place(orm, Square.of(13, 15));
    assertThat(map.charge(charger, orm, 5, 120, Drill.NOBODY).end()).isEqualTo(Square.of(12, 20));
    map.turn(orm, Facing.W);
    Route charge = map.charge(orm, charger, 5, 120, Drill.NOBODY);
    assertThat(charge).isNotNull();
    while (charge.step()) {
      continue;
    }
    assertThat(map.distance(orm, charger)).isEqualTo(5);
  }

  @Test
  void whoStraddlesTwoSquaresChargesFromTheNearer() {
    Battlemap map = cast.on(Ground.open(12, 12));
    map.place(charger, new Square(9, 10));
    map.place(foe, Square.of(9, 5));
    Route charge = map.charge(charger, foe, 5, 120, Drill.NOBODY);
    assertThat(charge).isNotNull();
    assertThat(squares(map, charger, charge)).containsExactly("6,5", "7,5", "8,5");
    map.place(charger, new Square(9, 10));
    map.place(foe, Square.of(0, 5));
    charge = map.charge(charger, foe, 5, 120, Drill.NOBODY);
    assertThat(charge).isNotNull();
    assertThat(squares(map, charger, charge)).containsExactly("3,5", "2,5", "1,5");
  }

  /** On open ground with one friend about: he is in the way if the line runs over his square. */
  @Test
  void whoStandsOnTheLineIsInTheWay() {
    Rnd.each(
        3000,
        rnd -> {
          Battlemap map = cast.on(Ground.open(15, 15));
          map.place(charger, Square.of(rnd.below(15), rnd.below(15)));
          map.place(foe, Square.of(rnd.below(15), rnd.below(15)));
          map.place(friend, Square.of(rnd.below(15), rnd.below(15)));
          boolean apart = map.distance(charger, friend) > 0 && map.distance(foe, friend) > 5;
          if (apart && map.distance(charger, foe) > 5) {
            Route charge = map.charge(charger, foe, 5, 200, Drill.NOBODY);
            boolean stepped = false;
            map.remove(friend);
            Route free = map.charge(charger, foe, 5, 200, Drill.NOBODY);
            assertThat(free).isNotNull();
            Stand start = map.stand(charger);
            while (free.step()) {
              stepped |= map.distance(charger, friend) == 0;
            }
            start.restore();
            boolean crossed = map.crosses(charger, foe, friend);
            assertThat(charge == null).isEqualTo(crossed || stepped);
          }
        });
  }
}
