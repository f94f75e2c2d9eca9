package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** A ruler over the map, and how the map looks. */
class MeasureTest {

  private static final String ROAD =
      """
      scenario: Road
      rulebook: acks2
      map: 6x3
      scenery: |
        TT..*
        =====
      border: wood
      combatants:
        Marcus: {side: heroes, fighter: 3, at: [0, 0]}
        Orc: {side: orcs, creature: orc, at: [5, 2]}
      """;

  private static ObjectNode ruler(int... ends) {
    var frame = Json.frame("measure");
    frame.set("from", Json.array().add(ends[0]).add(ends[1]));
    frame.set("to", Json.array().add(ends[2]).add(ends[3]));
    return frame;
  }

  @Test
  void theOthersSeeWhereSomebodyMeasuresAndThatHeHasStopped() {
    try (Hall hall = Hall.open(ROAD, 1)) {
      hall.say(Hall.PLAYER, ruler(0, 0, 4, 1));
      assertThat(hall.judge.last("measure", 1))
          .hasToString(
              "{\"type\":\"measure\",\"seat\":2,\"name\":\"Ann\",\"from\":[0,0],\"to\":[4,1]}");
      assertThat(hall.spectator.all("measure")).hasSize(1);
      assertThat(hall.player.all("measure")).isEmpty();
      hall.say(Hall.PLAYER, Json.frame("measure"));
      assertThat(hall.judge.last("measure", 2))
          .hasToString("{\"type\":\"measure\",\"seat\":2,\"name\":\"Ann\"}");
    }
  }

  @Test
  void aRulerIsNeverWrittenDown() {
    try (Hall hall = Hall.open(ROAD, 1)) {
      int before = hall.of(live -> live.minutes().size());
      hall.say(Hall.PLAYER, ruler(0, 0, 4, 1));
      assertThat(hall.<Integer>of(live -> live.minutes().size())).isEqualTo(before);
    }
  }

  @Test
  void whoWavesARulerAboutIsShownEightTimesASecond() {
    try (Hall hall = Hall.open(ROAD, 1)) {
      for (int i = 0; i < 30; i++) {
        hall.say(Hall.PLAYER, ruler(0, 0, i % 6, 1));
      }
      hall.say(Hall.PLAYER, Json.frame("measure"));
      assertThat(hall.judge.all("measure")).hasSize(9);
    }
  }

  @Test
  void aRulerThatIsNoneIsRefused() {
    assertThat(Command.read(Json.frame("measure").put("from", "here"))).isNull();
    assertThat(Command.read(ruler(0, 0, -1, 1))).isNull();
    assertThat(Command.read(ruler(0, 0, 1000, 1))).isNull();
  }

  @Test
  void theFieldTellsItsSceneryAndWhatLiesBeyond() {
    try (Hall hall = Hall.open(ROAD, 1)) {
      var field = hall.player.view.path("field");
      assertThat(field.path("scenery")).hasToString("[\"TT..*.\",\"=====.\",\"......\"]");
      assertThat(field.path("border").asString()).isEqualTo("wood");
    }
  }

  @Test
  void whoCannotGoSomewhereIsToldWhyByItsRule() {
    try (Hall hall = Hall.open(ROAD.replace("6x3", "|\n  ..#...\n  ..#...\n  ..#..."), 1)) {
      for (int i = 0; i < 20 && !isAsked(hall); i++) {
        int seat = hall.player.prompt().path("q").isString() ? Hall.PLAYER : Hall.JUDGE;
        hall.answer(seat, hall.screen(seat).prompt().path("usual").asString(""));
      }
      hall.say(Hall.PLAYER, hall.study(Hall.PLAYER, "why").put("text", "march to 2,1"));
      assertThat(hall.player.last("why", 1).path("refused").path("message").asString())
          .isNotEmpty();
    }
  }

  private static boolean isAsked(Hall hall) {
    return hall.player.prompt().path("kind").asString("").equals("action");
  }
}
