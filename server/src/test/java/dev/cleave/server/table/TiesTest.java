package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Those who act on one number are asked at once, and nobody sees another's answer before his. */
class TiesTest {

  /** Rounds till two dice are alike, more than will ever be needed. */
  private static final int ROUNDS = 200;

  private static final String DUEL =
      """
      scenario: Alike
      rulebook: acks1
      distance: 300
      combatants:
        Ann: {side: north, fighter: 1, hp: 8, weapon: sword}
        Bo: {side: south, fighter: 1, hp: 8, weapon: sword}
      """;

  private static boolean isAsked(Hall hall, int seat) {
    JsonNode prompt = hall.screen(seat).prompt();
    return prompt.hasNonNull("q") && prompt.path("kind").asString("").equals("action");
  }

  @Test
  void neitherSeesTheOthersAnswerBeforeHisOwn() {
    try (Hall hall = Hall.open(DUEL, 5)) {
      for (int i = 0;
          i < ROUNDS && !(isAsked(hall, Hall.PLAYER) && isAsked(hall, Hall.JUDGE));
          i++) {
        hall.answer(isAsked(hall, Hall.PLAYER) ? Hall.PLAYER : Hall.JUDGE, "done");
      }
      assertThat(isAsked(hall, Hall.PLAYER)).isTrue();
      assertThat(isAsked(hall, Hall.JUDGE)).as("both at once").isTrue();
      hall.judge.news();
      hall.spectator.news();
      hall.answer(Hall.PLAYER, "march toward Bo");
      assertThat(isAsked(hall, Hall.JUDGE)).as("still to answer").isTrue();
      assertThat(hall.judge.news()).noneMatch(TiesTest::tells);
      assertThat(hall.spectator.news()).noneMatch(TiesTest::tells);
      hall.answer(Hall.JUDGE, "march toward Ann");
      List<String> told = hall.judge.news();
      assertThat(told).as("then both").anyMatch(frame -> frame.contains("Ann marches"));
      assertThat(told).anyMatch(frame -> frame.contains("Bo marches"));
    }
  }

  private static boolean tells(String frame) {
    return frame.contains("march toward Bo") || frame.contains("Ann marches");
  }
}
