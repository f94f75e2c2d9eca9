package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Taking back is no way to look where one cannot see. */
class HindsightTest {

  private static final String YARD =
      """
      scenario: Yard
      rulebook: acks2
      map: 12x3
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [1, 1], facing: E}
        Lurker: {side: orcs, creature: orc, hp: 5, conditions: [hidden], at: [3, 1], facing: W}
        Orc: {side: orcs, creature: orc, hp: 5, at: [11, 1], facing: W}
      """;

  private static void untilAsked(Hall hall) {
    for (int i = 0; i < 20 && !isTurn(hall); i++) {
      int seat = hall.player.prompt().isObject() ? Hall.PLAYER : Hall.JUDGE;
      boolean action = hall.screen(seat).prompt().path("kind").asString("").equals("action");
      hall.answer(seat, action ? "done" : hall.screen(seat).prompt().path("usual").asString());
    }
    assertThat(isTurn(hall)).isTrue();
  }

  private static boolean isTurn(Hall hall) {
    return hall.player.prompt().path("kind").asString("").equals("action");
  }

  private static String step(Hall hall, String text) {
    int before = hall.player.all("update").size();
    hall.answer(Hall.PLAYER, text);
    JsonNode card = hall.player.all("update").get(before).path("cards").path(0);
    hall.say(Hall.PLAYER, Json.frame("undo").put("to", card.path("card").asInt()));
    List<JsonNode> refused = hall.player.all("refused");
    return refused.isEmpty() ? "ack" : refused.getLast().path("message").asString();
  }

  @Test
  void whoBumpsIntoSomebodyHasLearntOfHim() {
    try (Hall hall = Hall.open(YARD, 1)) {
      untilAsked(hall);
      assertThat(step(hall, "march to 3,1"))
          .isEqualTo("only the Judge takes back what has shown something");
      assertThat(hall.player.view.path("table").path("undoes").asInt()).isZero();
      int last = hall.of(live -> live.deck().of(live.chairs().eyes(Hall.JUDGE)).next()) - 1;
      hall.say(Hall.JUDGE, Json.frame("undo").put("to", last));
      assertThat(hall.judge.view.path("table").path("undoes").asInt()).isEqualTo(1);
    }
  }

  @Test
  void whoLearnsNothingTakesBack() {
    try (Hall hall = Hall.open(YARD, 1)) {
      untilAsked(hall);
      assertThat(step(hall, "march to 1,2")).isEqualTo("ack");
      assertThat(hall.player.view.path("table").path("undoes").asInt()).isEqualTo(1);
    }
  }

  @Test
  void whoHasLookedRoundACornerHasSeenWhatIsThere() {
    String corner =
        YARD.replace("map: 12x3", "fog: on\nmap: |\n  ..#.........\n  ..#.........\n  ............")
            .replace(", conditions: [hidden], at: [3, 1]", ", at: [4, 0]");
    try (Hall hall = Hall.open(corner, 1)) {
      untilAsked(hall);
      assertThat(step(hall, "march to 2,2"))
          .isEqualTo("only the Judge takes back what has shown something");
    }
  }

  /** What was secret lies open then, to be read and taken back. */
  @Test
  void whoHasEndedTheFightMayHaveReadEverything() {
    String asleep =
        """
        scenario: Sleeper
        rulebook: acks2
        map: 4x3
        combatants:
          Marcus: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [1, 1], facing: E}
          Orc: {side: orcs, creature: orc, hp: 5, conditions: [asleep], at: [2, 1], facing: W}
        """;
    try (Hall hall = Hall.open(asleep, 1)) {
      untilAsked(hall);
      assertThat(step(hall, "coup de grace Orc"))
          .isEqualTo("only the Judge takes back what has shown something");
      assertThat(hall.player.view.path("table").path("phase").asString()).isEqualTo("over");
    }
  }
}
