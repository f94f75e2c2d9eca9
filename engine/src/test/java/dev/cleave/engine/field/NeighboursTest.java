package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NeighboursTest {

  private final Cast cast = new Cast();
  private final Combatant one = cast.man("One");
  private final Combatant other = cast.orc("Other");
  private final Battlemap map = cast.on(Ground.open(20, 20));

  @BeforeEach
  void stand() {
    map.place(one, Square.of(5, 5));
    map.place(other, Square.of(8, 5));
  }

  @Test
  void areFoundAsFarAsIsAsked() {
    assertThat(map.about(one, 5)).containsExactly(0);
    assertThat(map.about(one, 10)).containsExactly(0, 1);
    assertThat(map.about(one, 5)).containsExactly(0);
  }

  @Test
  void areFoundAnewWhenSomebodyMoves() {
    assertThat(map.about(one, 5)).containsExactly(0);
    map.place(other, Square.of(7, 5));
    assertThat(map.about(one, 5)).containsExactly(0, 1);
    map.place(one, Square.of(2, 5));
    assertThat(map.about(one, 5)).containsExactly(0);
  }

  @Test
  void ofACopyAreItsOwn() {
    assertThat(map.about(one, 5)).containsExactly(0);
    Field copy = map.copy(new Combatant[] {one, other});
    map.place(other, Square.of(7, 5));
    assertThat(copy.about(one, 5)).containsExactly(0);
    assertThat(map.about(one, 5)).containsExactly(0, 1);
  }
}
