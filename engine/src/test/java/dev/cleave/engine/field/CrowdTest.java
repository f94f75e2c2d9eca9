package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrowdTest {

  private final Cast cast = new Cast();
  private final Combatant first = cast.man("First");
  private final Combatant second = cast.man("Second");
  private final Combatant third = cast.man("Third");
  private final Combatant fourth = cast.man("Fourth");
  private final Battlemap map = cast.on(Ground.open(2, 1));

  @Test
  @Proves({"A2.MAP.11", "A2.MAP.12"})
  void threeStandOnTwoSquaresAndFourDoNot() {
    map.place(first, Square.of(0, 0));
    map.place(second, Square.of(1, 0));
    assertThat(map.fits(third, 1, 0)).isTrue();
    map.place(third, new Square(1, 0));
    for (int halves = -2; halves <= 4; halves++) {
      assertThat(map.fits(fourth, halves, 0)).as("at " + halves).isFalse();
    }
    assertThat(map.distance(first, third)).isZero();
    assertThat(map.distance(first, second)).isEqualTo(5);
  }

  @Test
  void onlyTheStandingAreInTheWay() {
    map.place(first, Square.of(0, 0));
    assertThat(map.fits(second, 0, 0)).isFalse();
    first.setFate(Fate.DOWN);
    assertThat(map.fits(second, 0, 0)).isTrue();
    first.setFate(Fate.STANDING);
    map.remove(first);
    assertThat(map.fits(second, 0, 0)).isTrue();
    assertThat(map.isOn(first)).isFalse();
  }

  @Test
  void nobodyIsInHisOwnWay() {
    map.place(first, Square.of(0, 0));
    assertThat(map.fits(first, 0, 0)).isTrue();
    assertThat(map.bodies().whoIsIn(Base.at(0, 0, 1, 1), first)).isNull();
    assertThat(map.bodies().whoIsIn(Base.at(0, 0, 1, 1), second)).isSameAs(first);
    assertThat(map.bodies().whoIsIn(Base.at(1, 0, 1, 1), second)).isNull();
  }

  @Test
  void aSquareIsTheStandingMansBeforeTheLyingOnes() {
    map.place(first, Square.of(0, 0));
    map.place(second, Square.of(0, 0));
    first.setFate(Fate.DOWN);
    assertThat(map.at(0, 0)).isSameAs(second);
    second.setFate(Fate.DEAD);
    assertThat(map.at(0, 0)).isSameAs(first);
    assertThat(map.at(1, 0)).isNull();
    assertThat(map.present()).containsExactly(first, second);
  }

  @Test
  void whoStraddlesTwoSquaresIsInBoth() {
    map.place(first, new Square(1, 0));
    assertThat(map.at(0, 0)).isSameAs(first);
    assertThat(map.at(1, 0)).isSameAs(first);
    assertThat(map.spot(first).text()).isEqualTo("0.5,0");
  }

  @Test
  void fitsWhereTheDrawingAndTheOthersLeaveRoom() {
    Rnd.each(
        400,
        rnd -> {
          var slow = Slow.random(rnd, true);
          for (int y = -3; y < 2 * slow.height() + 2; y++) {
            for (int x = -3; x < 2 * slow.width() + 2; x++) {
              assertThat(slow.map.fits(slow.mover, x, y))
                  .as("at halves %d, %d on%n%s", x, y, slow)
                  .isEqualTo(slow.isFree(slow.mover, x, y));
            }
          }
        });
  }

  @Test
  void aCopyIsItsOwn() {
    map.place(first, Square.of(0, 0));
    map.stateElevation(first, 10);
    Field copy = map.copy(cast.all().toArray(new Combatant[0]));
    copy.place(first, Square.of(1, 0));
    copy.face(first, second);
    copy.remove(first);
    assertThat(map.spot(first)).isEqualTo(Square.of(0, 0));
    assertThat(map.isOn(first)).isTrue();
    assertThat(map.facing(first)).isEqualTo(Facing.N);
    assertThat(copy.elevation(first)).isEqualTo(10);
  }

  @Test
  void copiesThatMoveDoNotDisturbOneAnother() {
    Rnd.each(
        200,
        rnd -> {
          var slow = Slow.random(rnd, true);
          String before = slow.toString();
          List<Reach> reaches = slow.map.reaches(slow.mover, 30, Slow.FRIENDS);
          Field copy = slow.map.copy(slow.all.toArray(new Combatant[0]));
          assertThat(copy.reaches(slow.mover, 30, Slow.FRIENDS)).isEqualTo(reaches);
          for (Combatant each : slow.people) {
            List<Reach> ends = copy.reaches(each, 30, Slow.FRIENDS);
            if (!ends.isEmpty()) {
              Route route = copy.route(each, rnd.of(ends).spot(), 30, Slow.FRIENDS);
              while (route.step()) {
                continue;
              }
            }
            copy.turn(each, Facing.S);
          }
          assertThat(slow.toString()).isEqualTo(before);
          assertThat(slow.map.reaches(slow.mover, 30, Slow.FRIENDS)).isEqualTo(reaches);
        });
  }

  @Test
  void theDrawingIsReadFromNorthToSouth() {
    Ground ground = Ground.drawn(List.of("#. 1", "234"));
    assertThat(ground.width()).isEqualTo(4);
    assertThat(ground.height()).isEqualTo(2);
    assertThat(ground.isWall(0, 0)).isTrue();
    assertThat(ground.cover(0, 0)).isZero();
    assertThat(ground.isWall(1, 0)).isFalse();
    assertThat(ground.cover(3, 0)).isEqualTo(1);
    assertThat(ground.cover(2, 1)).isEqualTo(4);
    assertThat(ground.isWall(3, 1)).isFalse();
    assertThat(ground.isWall(4, 1)).isTrue();
    assertThat(ground.isWall(0, 2)).isTrue();
    assertThat(ground.isWall(-1, 0)).isTrue();
    assertThat(ground.cover(-1, 0)).isZero();
    assertThat("#. +'1234".chars().allMatch(c -> Ground.isLegend((char) c))).isTrue();
    assertThat("05x\t".chars().noneMatch(c -> Ground.isLegend((char) c))).isTrue();
  }
}
