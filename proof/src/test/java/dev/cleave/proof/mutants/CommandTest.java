package dev.cleave.proof.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What one may ask to be broken. */
class CommandTest {

  private static Command of(String words) {
    return Command.of(List.of(words.split(" ")));
  }

  @Test
  void aFolderIsEnough() {
    assertThat(of("acks2")).isEqualTo(new Command("acks2", 1, 200, List.of(), false));
    assertThat(of("field --seed 7 --count 3 --only Base,Gaps --all"))
        .isEqualTo(new Command("field", 7, 3, List.of("Base", "Gaps"), true));
  }

  @Test
  void anAreaHoldsItsFolders() {
    assertThat(of("acks2").covers("rulebooks/src/main/java/dev/cleave/acks2/morale/Morale.java"))
        .isTrue();
    assertThat(of("acks2").covers("rulebooks/src/main/java/dev/cleave/weaponskill/Morale.java"))
        .isFalse();
    assertThat(
            of("acks2 --only Rout").covers("rulebooks/src/main/java/dev/cleave/acks2/Morale.java"))
        .isFalse();
  }

  @Test
  void mistakesAreNamed() {
    assertThatThrownBy(() -> of("--seed 7")).hasMessage("no area is named\n\n" + Command.USAGE);
    assertThatThrownBy(() -> of("acks2 --speed 7"))
        .hasMessage("unknown word --speed\n\n" + Command.USAGE);
    assertThatThrownBy(() -> of("acks2 --count"))
        .hasMessage("--count lacks its value\n\n" + Command.USAGE);
    assertThatThrownBy(() -> of("acks2 --count many"))
        .hasMessage("--count many is not a whole number, such as 7");
  }
}
