package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineTest {

  private static boolean crosses(int fromX, int fromY, int toX, int toY, int atX, int atY) {
    return Base.at(fromX * 2, fromY * 2, 1, 1)
        .lineTo(Base.at(toX * 2, toY * 2, 1, 1))
        .crosses(Base.at(atX * 2, atY * 2, 1, 1));
  }

  @Test
  void runsOverWhoStandsBetween() {
    assertThat(crosses(0, 0, 6, 0, 3, 0)).isTrue();
    assertThat(crosses(0, 0, 0, 6, 0, 3)).isTrue();
    assertThat(crosses(0, 0, 6, 6, 3, 3)).isTrue();
    assertThat(crosses(0, 0, 6, 2, 3, 1)).isTrue();
  }

  @Test
  void missesWhoStandsBesideItOrBeyondItsEnd() {
    assertThat(crosses(0, 0, 6, 0, 3, 1)).isFalse();
    assertThat(crosses(0, 0, 6, 0, 7, 0)).isFalse();
    assertThat(crosses(2, 0, 6, 0, 0, 0)).isFalse();
    assertThat(crosses(0, 0, 6, 6, 3, 4)).as("only the corner").isFalse();
  }

  @Test
  void aStandPutsSomebodyBackAsHeWas() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    Combatant orc = cast.orc("Orc");
    for (Field field :
        List.of(new Battlemap(Ground.open(20, 20), cast.all()), new Theatre(cast.all(), 60))) {
      field.place(marcus, Square.of(2, 2));
      field.place(orc, Square.of(12, 2));
      field.turn(marcus, Facing.W);
      int apart = field.distance(marcus, orc);
      Facing faced = field.facing(marcus);
      Stand stand = field.stand(marcus);
      Route way = field.approach(marcus, orc, 5, 30, (mover, other) -> false);
      while (way.step()) {
        assertThat(field.distance(marcus, orc)).isLessThan(apart);
      }
      stand.restore();
      assertThat(field.distance(marcus, orc)).isEqualTo(apart);
      assertThat(field.distance(orc, marcus)).isEqualTo(apart);
      assertThat(field.facing(marcus)).isEqualTo(faced);
    }
  }

  @Test
  void theEdgeOfTheMapIsItsOuterSquares() {
    var cast = new Cast();
    Combatant marcus = cast.man("Marcus");
    var map = new Battlemap(Ground.open(5, 4), cast.all());
    for (int column = 0; column < 5; column++) {
      for (int row = 0; row < 4; row++) {
        map.place(marcus, Square.of(column, row));
        assertThat(map.isAtEdge(marcus))
            .as("%d,%d", column, row)
            .isEqualTo(column == 0 || column == 4 || row == 0 || row == 3);
        assertThat(map.hasRoom(marcus, (mover, other) -> false)).isTrue();
      }
    }
    assertThat(new Theatre(cast.all(), 30).isAtEdge(marcus)).isFalse();
  }
}
