package dev.cleave.content.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NearestTest {
  private static final List<String> WEAPONS = List.of("sword", "spear", "mace", "great axe");

  @Test
  void countsSlips() {
    assertThat(Nearest.distance("sword", "sword")).isZero();
    assertThat(Nearest.distance("swrod", "sword")).isEqualTo(1);
    assertThat(Nearest.distance("SWORD", "sword")).isZero();
    assertThat(Nearest.distance("armor", "armour")).isEqualTo(1);
    assertThat(Nearest.distance("", "axe")).isEqualTo(3);
  }

  @Test
  void suggestsOnlyWhatIsNear() {
    assertThat(Nearest.to("swrod", WEAPONS)).containsExactly("sword");
    assertThat(Nearest.to("halberd", WEAPONS)).isEmpty();
    assertThat(Nearest.to("x".repeat(100_000), WEAPONS)).isEmpty();
    assertThat(Nearest.to("ab", List.of("ad", "ac", "aa", "ae"))).containsExactly("aa", "ac", "ad");
  }

  @Test
  void asksWhatWasMeant() {
    assertThat(Nearest.didYouMean("spaer", WEAPONS)).isEqualTo("Did you mean spear?");
    assertThat(Nearest.didYouMean("ab", List.of("ad", "ac", "aa")))
        .isEqualTo("Did you mean aa, ac or ad?");
    assertThat(Nearest.didYouMean("halberd", WEAPONS)).isEmpty();
  }

  @Test
  void listsAFewAsTheyComeAndOfManyTheNearest() {
    assertThat(Nearest.list("x", WEAPONS)).isEqualTo("sword, spear, mace, great axe");
    assertThat(Nearest.list("x", Set.of("b", "a"))).isEqualTo("a, b");
    var many = IntStream.range(0, 30).mapToObj(i -> "orc " + i).toList();
    assertThat(Nearest.list("orc 29", many))
        .isEqualTo(
            "orc 29, orc 19, orc 2, orc 20, orc 21, orc 22, orc 23, orc 24, orc 25, orc 26,"
                + " orc 27, orc 28, …");
  }
}
