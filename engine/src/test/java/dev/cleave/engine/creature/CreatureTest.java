package dev.cleave.engine.creature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import org.junit.jupiter.api.Test;

class CreatureTest {

  @Test
  void statedHitPointsCountWhateverTheDiceSay() {
    assertThat(Cast.sheet("orc", 1, 1).hitPoints(3)).isEqualTo(8);
  }

  @Test
  void whatTheSheetDoesNotStateTheRulebookDerives() {
    assertThat(Cast.sheet("orc", 1, 1).number("weapon skill", 4)).isEqualTo(4);
  }

  @Test
  void sizesRankFromTinyToColossal() {
    assertThat(Size.TINY.rank()).isLessThan(Size.MAN_SIZED.rank());
    assertThat(Size.COLOSSAL.rank()).isGreaterThan(Size.GIGANTIC.rank());
    assertThat(Size.MAN_SIZED.label()).isEqualTo("man-sized");
    assertThat(Size.GIGANTIC.frontage() * Size.GIGANTIC.depth()).isEqualTo(12);
  }

  @Test
  void everyAbilityHasItsOwnScore() {
    var scores = new Abilities(3, 4, 5, 6, 7, 8);
    int expected = 3;
    for (Ability ability : Ability.values()) {
      assertThat(scores.score(ability)).isEqualTo(expected++);
    }
  }
}
