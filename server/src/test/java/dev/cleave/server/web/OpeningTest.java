package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whoever opens a table is not left waiting for nobody. */
class OpeningTest {

  private static final String YARD =
      """
      scenario: The yard
      map: 12x6
      combatants:
        Berta: {side: watch, fighter: 1, hp: 9, weapon: sword, at: [2, 3], facing: E}
        Conrad: {side: watch, fighter: 1, hp: 9, weapon: sword, at: [2, 4], facing: E}
        Orc: {side: orcs, creature: orc, count: 2, at: [[5, 3], [5, 4]], facing: W}
      """;

  /** The first is usually people's, the others the Judge's: here it is the other way round. */
  private static final String TURNED =
      YARD.replace(
          "combatants:", "sides:\n  watch: {judge: true}\n  orcs: {judge: false}\ncombatants:");

  private static final String NOBODYS = TURNED.replace("judge: true", "judge: false");

  private static final String MIND =
      """
      scenario: In the mind's eye
      distance: 30
      combatants:
        Berta: {side: watch, fighter: 1, hp: 9, weapon: sword}
        Orc: {side: orcs, creature: orc}
      """;

  @TempDir Path folder;

  private OpenHouse house;

  @BeforeEach
  void open() {
    house = new OpenHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private OpenHouse.Table opened(String body) throws Exception {
    var answer = house.post("/api/tables", body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    JsonNode opened = JsonMapper.shared().readTree(answer.body());
    return new OpenHouse.Table(opened.path("table").asString(), opened);
  }

  private OpenHouse.Table alone(String scenario) throws Exception {
    return opened(Frames.object().put("scenario", scenario).put("alone", true).toString());
  }

  private OpenHouse.Table played(String scenario, String dice, Map<String, String> by)
      throws Exception {
    var play = Frames.object();
    by.forEach(play::put);
    var body = Frames.object().put("scenario", scenario).put("dice", dice);
    return opened(body.set("play", play).toString());
  }

  private static List<String> seats(OpenHouse.Table table) {
    var seats = new ArrayList<String>();
    table.opened().path("seats").forEach(seat -> seats.add(seat.path("name").asString()));
    return seats;
  }

  private static List<String> sides(JsonNode view) {
    var sides = new ArrayList<String>();
    view.path("sides")
        .forEach(
            side -> sides.add(side.path("name").asString() + " " + side.path("by").asString()));
    return sides;
  }

  @Test
  void aloneOnePlaysTheFirstSideAgainstBotsAndIsAskedAtOnce() throws Exception {
    var judge = house.sit(alone(YARD), 1);
    judge.until(view -> view.path("prompt").isObject());
    assertThat(sides(judge.view)).containsExactly("watch judge", "orcs bot");
    assertThat(judge.view.path("table").path("phase").asString()).isEqualTo("fight");
    assertThat(judge.view.path("prompt").path("side").asString()).isEqualTo("watch");
    assertThat(judge.view.path("you").path("standing").path("turn").asString()).isEqualTo("always");
  }

  @Test
  void aloneOnePlaysWhatTheScenarioDoesNotKeepForTheJudge() throws Exception {
    var judge = house.sit(alone(TURNED), 1);
    judge.until(view -> view.path("prompt").isObject());
    assertThat(sides(judge.view)).containsExactly("watch bot", "orcs judge");
    judge = house.sit(alone(NOBODYS), 1);
    judge.until(view -> view.path("prompt").isObject());
    assertThat(sides(judge.view)).containsExactly("watch judge", "orcs bot");
  }

  @Test
  void aloneAndAssigningSidesAreTwoThings() throws Exception {
    var body = Frames.object().put("scenario", YARD).put("alone", true);
    body.putObject("play").put("watch", "me");
    assertThat(house.post("/api/tables", body.toString()).statusCode()).isEqualTo(400);
    body = Frames.object().put("scenario", YARD).put("alone", "yes");
    assertThat(house.post("/api/tables", body.toString()).body())
        .contains("The field alone must be true or false.");
  }

  @Test
  void ownDiceAreAskedOfWhoeverPlaysAlone() throws Exception {
    for (String scenario : List.of(MIND, YARD)) {
      var table = played(scenario, "typed", Map.of("watch", "me", "orcs", "me"));
      var judge = house.sit(table, 1);
      judge.until(view -> view.path("prompt").has("dice"));
      assertThat(judge.view.path("waiting").get(0).path("seat").asInt()).isEqualTo(1);
    }
  }

  @Test
  void linksAreMadeForPeopleAndForWhomTheJudgePlaysInTheirStead() throws Exception {
    assertThat(seats(alone(YARD))).containsExactly("Judge", "Berta", "Conrad", "Onlookers");
    assertThat(seats(played(YARD, "fair", Map.of("watch", "bots"))))
        .containsExactly("Judge", "Onlookers");
    assertThat(seats(played(NOBODYS, "fair", Map.of("watch", "bots"))))
        .containsExactly("Judge", "Orc 1", "Orc 2", "Onlookers");
    assertThat(seats(played(YARD, "fair", Map.of())))
        .containsExactly("Judge", "Berta", "Conrad", "Onlookers");
  }

  @Test
  void whatIsKeptForTheJudgeMayBeGivenToPeople() throws Exception {
    var table = played(YARD, "fair", Map.of("orcs", "people", "watch", "bots"));
    assertThat(seats(table)).containsExactly("Judge", "Orc 1", "Orc 2", "Onlookers");
    var judge = house.sit(table, 1);
    judge.until(view -> view.path("sides").size() == 2);
    assertThat(sides(judge.view)).containsExactly("watch bot", "orcs seat");
  }
}
