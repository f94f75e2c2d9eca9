package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CavalcadeTest {

  private static final Passage FREE = (mover, other) -> true;

  private final Cast cast = new Cast();
  private final Combatant rider = cast.man("Rider");
  private final Combatant horse = cast.add("Horse", Cast.MEN, 1, 2);
  private final Combatant squire = cast.man("Squire");
  private final Combatant orc = cast.orc("Orc");
  private final Battlemap map = cast.on(Ground.open(20, 20));
  private final Cavalcade field = new Cavalcade(map, cast.all());

  @BeforeEach
  void stand() {
    map.place(horse, Square.of(5, 5));
    map.place(orc, Square.of(5, 9));
    map.place(squire, Square.of(8, 5));
    field.turn(horse, Facing.S);
    field.board(rider, horse);
  }

  @Test
  @Proves("A2.MOUNT.05")
  void whoeverSitsOnSomebodyIsWhereThatOneIs() {
    assertThat(field.seat(rider)).isSameAs(horse);
    assertThat(field.seat(horse)).isSameAs(horse);
    assertThat(field.spot(rider)).isEqualTo(field.spot(horse));
    assertThat(field.facing(rider)).isEqualTo(Facing.S);
    assertThat(field.distance(rider, orc)).isEqualTo(field.distance(horse, orc)).isEqualTo(15);
    field.place(rider, Square.of(10, 10));
    assertThat(field.spot(horse)).isEqualTo(Square.of(10, 10));
    assertThat(field.isOn(rider)).isTrue();
  }

  @Test
  void theGroundKnowsNobodyInTheSaddle() {
    assertThat(map.isOn(rider)).isFalse();
    assertThat(map.at(5, 5)).isSameAs(horse);
    assertThat(field.distance(rider, horse)).isEqualTo(Field.BESIDE);
    assertThat(field.sees(horse, rider)).isTrue();
    assertThat(field.arc(horse, rider)).isEqualTo(Arc.REAR);
    assertThat(field.crosses(rider, orc, horse)).isFalse();
  }

  @Test
  void thoseAboutSomebodyAreFoundInTheSaddleToo() {
    assertThat(field.about(orc, 15)).containsExactly(0, 1, 2, 3);
    assertThat(field.about(squire, 5)).containsExactly(2);
    assertThat(field.about(rider, 5)).containsExactly(0, 1);
  }

  @Test
  void whoSitsBehindHimSitsOnTheSameMount() {
    field.board(squire, rider);
    assertThat(field.seat(squire)).isSameAs(horse);
  }

  @Test
  void waysAreTheMounts() {
    Route way = field.route(rider, Square.of(5, 4), 10, FREE);
    assertThat(way).isNotNull();
    assertThat(way.step()).isTrue();
    assertThat(field.spot(horse)).isEqualTo(Square.of(5, 4));
    Stand here = field.stand(rider);
    field.place(rider, Square.of(1, 1));
    here.restore();
    assertThat(field.spot(rider)).isEqualTo(Square.of(5, 4));
  }

  @Test
  @Proves("A2.MOUNT.12")
  void oneGetsOffToAnyFreeSquareBesideIt() {
    List<Spot> beside = field.beside(rider, horse, FREE);
    assertThat(beside).contains(Square.of(4, 4), Square.of(6, 7)).doesNotContain(Square.of(5, 6));
    assertThat(beside.getFirst()).isIn(Square.of(4, 7), Square.of(5, 7), Square.of(6, 7));
    field.alight(rider, Square.of(6, 7));
    assertThat(field.seat(rider)).isSameAs(rider);
    assertThat(map.isOn(rider)).isTrue();
    field.place(horse, Square.of(1, 1));
    assertThat(field.spot(rider)).isEqualTo(Square.of(6, 7));
  }

  @Test
  void whoseMountIsTakenAwayStandsThereHimself() {
    field.board(squire, horse);
    field.remove(horse);
    assertThat(field.isOn(horse)).isFalse();
    assertThat(field.isOn(rider)).isTrue();
    assertThat(field.isOn(squire)).isTrue();
    assertThat(field.spot(rider)).isEqualTo(Square.of(5, 5));
    assertThat(field.spot(squire)).isNotEqualTo(field.spot(rider));
  }

  @Test
  void aCopyIsItsOwn() {
    Field copy = field.copy(cast.all().toArray(new Combatant[0]));
    field.alight(rider, Square.of(6, 7));
    assertThat(copy.seat(rider)).isSameAs(horse);
    assertThat(copy.whereabouts(rider)).isNotEqualTo(field.whereabouts(rider));
  }

  @Test
  void withoutAMapTheDistancesAreTheMountsToo() {
    var theatre = new Theatre(cast.all(), 30);
    var riding = new Cavalcade(theatre, cast.all());
    riding.board(rider, horse);
    theatre.state(horse, orc, 20);
    assertThat(riding.distance(rider, orc)).isEqualTo(20);
    Route way = riding.approach(rider, orc, 5, 60, FREE);
    assertThat(way).isNotNull();
    while (way.step()) {
      continue;
    }
    assertThat(theatre.distance(horse, orc)).isEqualTo(5);
    assertThat(riding.spot(rider)).isEqualTo(new Bearing(orc, true));
    riding.alight(rider, riding.beside(rider, horse, FREE).getFirst());
    assertThat(riding.distance(rider, orc)).isEqualTo(5);
  }

  @Test
  void nobodyIsRiddenOnABareField() {
    assertThatThrownBy(() -> map.board(rider, horse)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> map.alight(rider, Square.of(1, 1)))
        .isInstanceOf(IllegalStateException.class);
  }

  /** Else what a field of riders knows nothing of is as if it were nowhere, and nobody notices. */
  @Test
  void whatAFieldIsAskedTheGroundAnswersForRidersToo() {
    Set<String> own = Set.of("within", "picture", "leadsAway"); // asked of what is answered
    assertThat(Field.class.getMethods())
        .filteredOn(Method::isDefault)
        .filteredOn(each -> !own.contains(each.getName()))
        .allSatisfy(
            each ->
                assertThat(
                        Cavalcade.class
                            .getMethod(each.getName(), each.getParameterTypes())
                            .getDeclaringClass())
                    .as(each.toString())
                    .isNotEqualTo(Field.class));
  }
}
