package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A fight by several books over HTTP. */
class ComparingTest {

  private static final String YARD =
      """
      scenario: The yard
      map: 12x6
      combatants:
        Berta: {side: watch, fighter: 1, hp: 9, weapon: sword, at: [2, 3], facing: E}
        Orc: {side: orcs, creature: orc, count: 2, at: [[5, 3], [5, 4]], facing: W}
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

  private static JsonNode json(HttpResponse<String> answer, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    return JsonMapper.shared().readTree(answer.body());
  }

  private static ObjectNode asking(String scenario, String... books) {
    var body = Frames.object().put("scenario", scenario).put("seed", 7);
    var list = body.putArray("rulebooks");
    for (String book : books) {
      list.add(book);
    }
    return body;
  }

  @Test
  void eachBookHasAColumn() throws Exception {
    var answer = house.post("/api/compare", asking(YARD, "acks1", "acks9", "acks2").toString());
    JsonNode told = json(answer, 200);
    assertThat(told.path("scenario").asString()).isEqualTo("The yard");
    assertThat(told.at("/books/0/over").asBoolean()).isTrue();
    assertThat(told.at("/books/1/refused").asString()).contains("acks9");
    assertThat(told.at("/books/2/people")).hasSize(3);
    assertThat(told.at("/partings/0/ways")).hasSize(2);
    assertThat(
            json(
                house.post("/api/compare", asking(YARD, "acks1", "acks9", "acks2").toString()),
                200))
        .isEqualTo(told);
  }

  @Test
  void aScenarioNoBookCanReadIsToldByNone() throws Exception {
    JsonNode told =
        json(house.post("/api/compare", asking("scenario: x", "acks1", "acks2").toString()), 200);
    assertThat(told.at("/books/0/refused").asString()).isNotEmpty();
    assertThat(told.at("/books/1/refused").asString()).isNotEmpty();
    JsonNode broken =
        json(house.post("/api/compare", asking("a: [", "acks1", "acks2").toString()), 422);
    assertThat(broken.path("problems")).isNotEmpty();
  }

  /** Hundreds who could fight for an hour are told as far as a page can show. */
  @Test
  void aLongFightBreaksOff() throws Exception {
    String crowd =
        """
        scenario: The crowd
        combatants:
          Man: {side: one, creature: orc, count: 150}
          Foe: {side: two, creature: orc, count: 150}
        distance: 60
        """;
    JsonNode told =
        json(house.post("/api/compare", asking(crowd, "acks1", "acks2").toString()), 200);
    assertThat(told.at("/books/1/over").asBoolean()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"scenario\":\"x\",\"rulebooks\":[\"acks1\"]}",
        "{\"scenario\":\"x\",\"rulebooks\":[\"acks1\",\"acks1\"]}",
        "{\"scenario\":\"x\",\"rulebooks\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"g\"]}",
        "{\"scenario\":\"x\",\"rulebooks\":\"acks1,acks2\"}",
        "{\"scenario\":\"x\",\"rulebooks\":[1,2]}",
        "{\"scenario\":\"x\",\"seed\":-1}",
        "{\"scenario\":\"x\",\"seed\":1.5}",
        "{\"scenario\":\"x\",\"seed\":99999999999999999999}",
        "{\"scenario\":\"x\",\"rounds\":3}",
        "{\"rulebooks\":[\"acks1\",\"acks2\"]}",
      })
  void badRequestsAreRefused(String body) throws Exception {
    assertThat(house.post("/api/compare", body).statusCode()).isEqualTo(400);
  }

  @Test
  void nobodyComparesWithoutEnd() throws Exception {
    String body = asking("scenario: x", "acks1", "acks2").toString();
    int last = 200;
    for (int i = 0; i < 21; i++) {
      last = house.post("/api/compare", body).statusCode();
    }
    assertThat(last).isEqualTo(429);
  }
}
