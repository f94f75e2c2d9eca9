package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is usual after a fight. */
class AfterwardsTest {

  @Test
  void oneLooksAfterOnesOwnAndNotAfterFallenFoes() {
    try (Evening evening = Evening.of(new LiveTableTest.Kept())) {
      evening.play();
      evening.of(
          live -> {
            Battle battle = live.battle();
            assertThat(battle.named("Kobold 1").fate()).isNotEqualTo(Fate.STANDING);
            return true;
          });
      evening.aftermath();
      for (int i = 0; i < 20 && !evening.isOver(); i++) {
        JsonNode prompt = evening.judge.prompt();
        assertThat(prompt.path("usual").asString("")).doesNotContain("Kobold");
        evening.step();
      }
      assertThat(evening.isOver()).isTrue();
    }
  }
}
