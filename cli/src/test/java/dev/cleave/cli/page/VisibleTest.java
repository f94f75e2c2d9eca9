package dev.cleave.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VisibleTest {

  @ParameterizedTest
  @CsvSource({
    "'plain text','plain text'",
    "'\u001b[2J','\\x1b[2J'",
    "'a\u0007b\u009bc','a\\x07b\\x9bc'",
    "'a\tb\nc','a\\tb\\nc'",
    "'x\u202ey','x\\u202ey'",
    "'x\u200by','x\\u200by'",
    "'\u2028','\\u2028'",
    "'Éowyn 馬 🐴','Éowyn 馬 🐴'",
    "'👩\u200d🚀','👩\u200d🚀'",
  })
  void hiddenCharactersAreWrittenOut(String text, String shown) {
    assertThat(Visible.of(text)).isEqualTo(shown);
  }

  @Test
  void halvesOfPairsToo() {
    assertThat(Visible.of("a\ud83db")).isEqualTo("a\\ud83db");
  }

  @Test
  void widthIsCountedInColumns() {
    assertThat(Visible.width("Marcus")).isEqualTo(6);
    assertThat(Visible.width("馬")).isEqualTo(2);
    assertThat(Visible.width("É")).isEqualTo(1);
    assertThat(Visible.within("Marcus", 6)).isEqualTo("Marcus");
    assertThat(Visible.within("Marcus", 4)).isEqualTo("Mar…");
    assertThat(Visible.within("馬馬馬", 4)).isEqualTo("馬…");
  }
}
