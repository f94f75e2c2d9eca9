package dev.cleave.engine.creature;

import static dev.cleave.engine.creature.Protection.Degree.IMMUNE;
import static dev.cleave.engine.creature.Protection.Degree.RESISTANT;
import static dev.cleave.engine.creature.Protection.Scope.BOTH;
import static dev.cleave.engine.creature.Protection.Scope.EXTRAORDINARY;
import static dev.cleave.engine.creature.Protection.Scope.MUNDANE;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the words on a sheet say of a protection. */
class ProtectionTest {

  @Test
  void aTypeAloneHeedsBothSorts() {
    assertThat(Protection.parse(RESISTANT, "fire"))
        .isEqualTo(new Protection(RESISTANT, BOTH, "fire", false, ""));
  }

  @Test
  void theFirstWordMayBeTheSort() {
    assertThat(Protection.parse(IMMUNE, "extraordinary cold").scope()).isEqualTo(EXTRAORDINARY);
    assertThat(Protection.parse(IMMUNE, "mundane cold").scope()).isEqualTo(MUNDANE);
  }

  @Test
  void magicAndFlawComeLast() {
    assertThat(Protection.parse(IMMUNE, "mundane physical by magic except silver"))
        .isEqualTo(new Protection(IMMUNE, MUNDANE, "physical", true, "silver"));
    assertThat(Protection.parse(RESISTANT, "cold by magic"))
        .isEqualTo(new Protection(RESISTANT, BOTH, "cold", true, ""));
  }

  @Test
  void eachSortIsHeededByItsScope() {
    assertThat(Protection.parse(IMMUNE, "cold").heeds(true)).isTrue();
    assertThat(Protection.parse(IMMUNE, "cold").heeds(false)).isTrue();
    assertThat(Protection.parse(IMMUNE, "mundane cold").heeds(true)).isFalse();
    assertThat(Protection.parse(IMMUNE, "mundane cold").heeds(false)).isTrue();
    assertThat(Protection.parse(IMMUNE, "extraordinary cold").heeds(true)).isTrue();
    assertThat(Protection.parse(IMMUNE, "extraordinary cold").heeds(false)).isFalse();
  }
}
