package dev.cleave.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TypedTest {

  @Test
  void wordsMayBeShortened() {
    assertThat(Typed.begins("attack Orc 2", "att")).isTrue();
    assertThat(Typed.begins("attack Orc 2", "ATTACK orc")).isTrue();
    assertThat(Typed.fits("attack Orc 2", "a 2")).isTrue();
    assertThat(Typed.fits("move to 3,4", "mov 3,4")).isTrue();
    assertThat(Typed.fits("move to 3,4", "3,4 mov")).isFalse();
  }

  @Test
  void numbersMayNot() {
    assertThat(Typed.begins("attack Orc 12", "attack orc 1")).isFalse();
    assertThat(Typed.fits("attack Orc 12", "a 1")).isFalse();
    assertThat(Typed.begins("move to 3,42", "move to 3,4")).isFalse();
    assertThat(Typed.begins("move to 3.5,4", "move to 3")).isFalse();
  }

  @Test
  void nothingFitsNothing() {
    assertThat(Typed.begins("wait", "  ")).isFalse();
    assertThat(Typed.fits("wait", "")).isFalse();
  }
}
