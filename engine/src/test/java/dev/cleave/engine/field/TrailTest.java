package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrailTest {

  private final Cast cast = new Cast();
  private final Combatant mover = cast.man("Mover");
  private final Combatant friend = cast.man("Friend");
  private final Combatant orc = cast.orc("Orc");
  private final Battlemap map = cast.on(Ground.open(12, 12));

  private static Trail trail(int... numbers) {
    var squares = new ArrayList<Square>();
    for (int i = 0; i < numbers.length; i += 2) {
      squares.add(Square.of(numbers[i], numbers[i + 1]));
    }
    return new Trail(squares);
  }

  @Test
  @Proves("A2.MAP.06")
  void diagonalsCountOverTheWholeWay() {
    map.place(mover, Square.of(2, 2));
    assertThat(length(trail(3, 3), 60)).isEqualTo(5);
    assertThat(length(trail(3, 3, 4, 4), 60)).isEqualTo(15);
    assertThat(length(trail(3, 3, 5, 3, 6, 4), 60)).isEqualTo(25);
    assertThat(length(trail(3, 3, 5, 3, 6, 4, 7, 3), 60)).isEqualTo(30);
    assertThat(length(trail(3, 3, 5, 3, 6, 4, 7, 3), 30)).isEqualTo(30);
    assertThat(length(trail(3, 3, 5, 3, 6, 4, 7, 3), 29)).isEqualTo(-1);
  }

  private int length(Trail trail, int feet) {
    Route route = map.route(mover, trail, feet, Drill.THROUGH);
    return route == null ? -1 : route.length();
  }

  @Test
  void goesWhereItSaysAndEndsAtTheLast() {
    map.place(mover, Square.of(2, 2));
    Route route = map.route(mover, trail(2, 4, 4, 4, 4, 2), 60, Drill.NOBODY);
    assertThat(route).isNotNull();
    assertThat(route.end()).isEqualTo(Square.of(4, 2));
    var steps = new ArrayList<String>();
    while (route.step()) {
      steps.add(map.spot(mover).text() + " " + route.walked());
    }
    assertThat(steps).containsExactly("2,3 5", "2,4 10", "3,4 15", "4,4 20", "4,3 25", "4,2 30");
    assertThat(route.arrives()).isTrue();
    assertThat(map.facing(mover)).isEqualTo(Facing.N);
  }

  @Test
  void onlyItsLastSquareMustBeAnEnd() {
    map.place(mover, Square.of(2, 2));
    map.place(friend, Square.of(3, 2));
    assertThat(length(trail(3, 2, 4, 2), 60)).isEqualTo(10);
    assertThat(length(trail(3, 2), 60)).isEqualTo(-1);
    assertThat(map.route(mover, trail(3, 2, 4, 2), 60, Drill.NOBODY)).isNull();
    assertThat(length(trail(2, 2, 4, 2), 60)).as("where he stands is no leg").isEqualTo(10);
    assertThat(length(trail(2, 2), 60)).isEqualTo(-1);
    assertThat(length(trail(4, 2, 2, 2), 60)).as("there and back").isEqualTo(20);
    assertThat(length(trail(4, 2, 20, 2), 600)).isEqualTo(-1);
    var close = new Trail(List.of(Square.of(2, 3), new Square(5, 4)));
    assertThat(map.route(mover, close, 60, Drill.TIGHT_LINE).length()).isEqualTo(10);
    var through = new Trail(List.of(new Square(5, 4), Square.of(2, 3)));
    assertThat(map.route(mover, through, 60, Drill.TIGHT_LINE)).isNull();
  }

  @Test
  @Proves("A2.ENGAGE.17")
  void endsWhereItIsHeldAndNowhereBeyond() {
    map.place(mover, Square.of(2, 2));
    map.place(orc, Square.of(5, 3));
    Passage held = new Drill(false, false, false, false, false, Passage.WHOLE);
    assertThat(map.route(mover, trail(3, 2, 4, 2), 60, held).length()).isEqualTo(10);
    assertThat(map.route(mover, trail(3, 2, 4, 2, 4, 1), 60, held)).isNull();
    assertThat(map.route(mover, trail(3, 2, 4, 2, 4, 1), 60, Drill.NOBODY)).isNotNull();
  }

  @Test
  void aRunnersTrailKeepsHisCurve() {
    map.place(mover, Square.of(2, 6));
    Passage running = new CurvesTest.Running();
    assertThat(map.route(mover, trail(5, 6, 8, 6), 120, running).length()).isEqualTo(30);
    assertThat(map.route(mover, trail(5, 6, 6, 5), 120, running).length()).isEqualTo(20);
    assertThat(map.route(mover, trail(5, 6, 6, 5, 6, 4), 120, running)).isNull();
    map.place(mover, Square.of(2, 9));
    assertThat(map.route(mover, trail(5, 9, 4, 9), 300, running).length())
        .as("in a wide circle")
        .isEqualTo(130);
    assertThat(map.route(mover, trail(5, 9, 4, 9), 300, Drill.NOBODY).length()).isEqualTo(20);
  }
}
