package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LikenessTest {

  @ParameterizedTest
  @CsvSource({
    "goblin champion, beastman, goblin",
    "orc shaman, beastman, orc",
    "ogre, beastman, ogre",
    "wight, undead, undead",
    "spectre, undead, spirit",
    "dire wolf, animal, wolf",
    "cave bear, animal, bear",
    "warhorse, animal, steed",
    "red dragon, dragon, dragon",
    "fire giant, giant, giant",
    "greater fire elemental, incarnation, fire",
    "two-horse chariot, vehicle, vehicle",
    "rust monster, monstrosity, monstrosity",
    "brigand, man, man",
  })
  void aCreatureLooksLikeItsSort(String creature, String kind, String like) {
    assertThat(Likeness.of(creature, kind)).isEqualTo(like);
  }

  @ParameterizedTest
  @CsvSource({"doppelganger, monstrosity"})
  void whoPassesForAManIsTold(String creature, String kind) {
    assertThat(Likeness.of(creature, kind)).isEqualTo("man");
  }
}
