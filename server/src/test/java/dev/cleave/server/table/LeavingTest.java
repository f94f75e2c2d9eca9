package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A player leaves his character to a behaviour, sees what it would do, and takes him back. */
class LeavingTest {

  private static final int JUDGE = Hall.JUDGE;
  private static final int PLAYER = Hall.PLAYER;

  private static final String YARD =
      """
      scenario: Yard
      rulebook: acks2
      map: 30x12
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 40, weapon: sword, at: [2, 4], facing: E}
        Orc: {side: orcs, creature: orc, hp: 5, at: [27, 4], facing: W}
      """;

  /** Until the player is asked what Marcus does. */
  private static void toHisTurn(Hall hall) {
    for (int i = 0; i < 20 && !hall.player.prompt().path("kind").asString().equals("action"); i++) {
      int asked = hall.player.prompt().isObject() ? PLAYER : JUDGE;
      hall.answer(asked, hall.screen(asked).prompt().path("usual").asString());
    }
  }

  private static JsonNode you(Hall hall) {
    synchronized (hall.player) {
      return hall.player.view.path("you").path("left");
    }
  }

  private static String last(Hall hall) {
    return hall.of(
        live ->
            live.minutes().entries().reversed().stream()
                .map(entry -> entry.json())
                .filter(line -> line.startsWith("{\"ask\":\"action\",\"who\":\"Marcus\""))
                .findFirst()
                .orElse(""));
  }

  @Test
  void whatABehaviourWouldDoIsToldAndNothingHappens() {
    try (Hall hall = Hall.open(YARD, 4)) {
      toHisTurn(hall);
      String q = hall.player.prompt().path("q").asString();
      hall.say(PLAYER, Json.frame("would").put("q", q).put("to", "brute"));
      JsonNode would = hall.player.all("would").getLast();
      assertThat(would.path("text").asString()).isEqualTo("charge Orc");
      assertThat(would.path("because").asString()).startsWith("charges Orc, the nearest");
      assertThat(hall.player.prompt().path("q").asString()).isEqualTo(q);
      hall.say(PLAYER, Json.frame("would").put("q", q).put("to", "hero"));
      assertThat(hall.player.all("refused").getLast().path("message").asString())
          .startsWith("there is no such behaviour; there are: plain, pack,");
    }
  }

  @Test
  void forARoundItAnswersAndThenHeIsAskedAgain() {
    try (Hall hall = Hall.open(YARD, 4)) {
      toHisTurn(hall);
      hall.say(
          PLAYER, Json.frame("leave").put("who", hall.id(0)).put("to", "brute").put("round", true));
      assertThat(last(hall))
          .contains("\"answer\":\"charge Orc\"")
          .contains("\"by\":\"bot: charges Orc");
      toHisTurn(hall);
      assertThat(hall.player.prompt().path("kind").asString()).isEqualTo("action");
      assertThat(you(hall).isEmpty()).isTrue();
    }
  }

  @Test
  void forGoodItAnswersUntilHeIsTakenBack() {
    try (Hall hall = Hall.open(YARD, 4)) {
      hall.say(PLAYER, Json.frame("leave").put("who", hall.id(0)).put("to", "soldier"));
      assertThat(you(hall).path(0).path("to").asString()).isEqualTo("soldier");
      hall.say(PLAYER, Json.frame("leave").put("who", hall.id(0)).put("to", ""));
      assertThat(you(hall).isEmpty()).isTrue();
      toHisTurn(hall);
      assertThat(hall.player.prompt().path("kind").asString()).isEqualTo("action");
    }
  }

  @Test
  void nobodyLeavesAnothersToAnything() {
    try (Hall hall = Hall.open(YARD, 4)) {
      hall.say(PLAYER, Json.frame("leave").put("who", hall.id(1)).put("to", "coward"));
      assertThat(hall.player.all("refused").getLast().path("code").asString())
          .isEqualTo("not yours");
    }
  }
}
