package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What came of a fight, in numbers that agree with its cards. */
class AccountTest {

  private static final String YARD =
      """
      scenario: The yard
      rulebook: acks2
      map: 12x4
      combatants:
        Marcus: {side: heroes, fighter: 9, hp: 60, weapon: sword, shield: true, at: [1, 1]}
        Orc: {side: orcs, creature: orc, count: 2, hp: 4, at: [[3, 1], [4, 1]]}
      """;

  @TempDir Path folder;

  private OpenHouse house;
  private OpenHouse.Table table;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    table = house.open(YARD, "orcs");
  }

  @AfterEach
  void close() {
    house.close();
  }

  private JsonNode read(int seat, String path) throws Exception {
    return JsonMapper.shared().readTree(house.get(table, seat, path).body());
  }

  private static Stream<JsonNode> of(List<JsonNode> cards, String who, String kind) {
    return cards.stream()
        .filter(card -> card.path("kind").asString().equals(kind))
        .filter(card -> card.path("who").asString().equals(who));
  }

  @Test
  void nothingIsToldBeforeItIsOver() throws Exception {
    house.sit(table, 2).until(view -> view.path("prompt").isObject());
    assertThat(house.get(table, 2, "/account").body()).isEqualTo("{\"over\":false}");
  }

  /** What a seat was not told stays closed while it is fought, and opens when it is over. */
  @Test
  void whatWasSecretOpensAfterwards() throws Exception {
    String lurker =
        "  Lurker: {side: orcs, creature: orc, hp: 4, at: [9, 3], conditions: [hidden], numbers: {initiative: -6}}";
    table = house.open(YARD + lurker + "\n", "orcs");
    var marcus = house.sit(table, 2);
    marcus.until(view -> view.path("prompt").isObject());
    assertThat(house.get(table, 2, "/disclosure").body()).isEqualTo("{\"over\":false}");
    assertThat(read(2, "").toString()).doesNotContain("Lurker");

    marcus.fightOn();
    List<JsonNode> own = read(2, "").path("cards").valueStream().toList();
    JsonNode told = read(2, "/disclosure");
    assertThat(told.path("over").asBoolean()).isTrue();
    assertThat(told.path("cards"))
        .isNotEmpty()
        .allMatch(card -> card.path("secret").asBoolean() && !card.has("card"))
        .anyMatch(card -> card.path("text").asString().contains("Lurker"))
        .noneMatch(card -> card.path("kind").asString().equals("bot"))
        .allMatch(card -> card.path("after").asInt() <= own.size());
    assertThat(read(1, "/disclosure").path("cards")).as("the Judge knew").isEmpty();
  }

  @Test
  void itAgreesWithTheCards() throws Exception {
    house.sit(table, 2).fightOn();
    JsonNode account = read(2, "/account");
    List<JsonNode> cards = read(2, "").path("cards").valueStream().toList();

    assertThat(account.path("over").asBoolean()).isTrue();
    assertThat(account.path("winner").asString()).isEqualTo("heroes");
    JsonNode marcus = account.path("rows").path(0);
    assertThat(marcus.path("name").asString()).isEqualTo("Marcus");
    String id = marcus.path("people").path(0).asString();
    List<JsonNode> thrown =
        of(cards, id, "attack").map(card -> card.path("throw")).filter(t -> t.has("roll")).toList();
    assertThat(marcus.path("throws").asInt()).isEqualTo(thrown.size()).isPositive();
    assertThat(marcus.path("hits").asInt())
        .isEqualTo((int) thrown.stream().filter(t -> t.path("hit").asBoolean()).count());
    assertThat(marcus.path("due").asDouble())
        .isCloseTo(
            thrown.stream().mapToDouble(t -> (21.0 - t.path("needs").asInt()) / 20).sum(),
            within(0.01));
    assertThat(marcus.path("dealt").asInt())
        .isEqualTo(
            of(cards, id, "damage")
                .mapToInt(card -> card.path("harm").path("amount").asInt())
                .sum());
    assertThat(marcus.path("felled").size()).isEqualTo((int) of(cards, id, "fallen").count());
    JsonNode orcs = account.path("rows").path(1);
    assertThat(orcs.path("people").size()).as("the Judge's are told together").isEqualTo(2);
    assertThat(orcs.path("taken").asInt()).isEqualTo(marcus.path("dealt").asInt());
  }

  @Test
  void hitPointsGoFromTheFirstRoundToTheLast() throws Exception {
    house.sit(table, 2).fightOn();
    JsonNode account = read(2, "/account");

    JsonNode heroes = account.path("sides").path(0).path("hp");
    JsonNode orcs = account.path("sides").path(1).path("hp");
    assertThat(heroes.path(0).asInt()).isEqualTo(60);
    assertThat(orcs.path(0).asInt()).isEqualTo(8);
    assertThat(orcs.path(orcs.size() - 1).asInt()).isZero();
    assertThat(orcs.size()).isEqualTo(account.path("rounds").asInt() + 1);
    assertThat(account.path("turn").path("who").asString())
        .isEqualTo(account.path("rows").path(0).path("people").path(0).asString());
    assertThat(account.path("turn").path("felled").size()).isPositive();
  }

  @Test
  void itIsStillToldWhileTheAftermathIsPlayed() throws Exception {
    house.sit(table, 2).fightOn();
    JsonNode before = read(1, "/account");
    var judge = house.sit(table, 1);
    judge.say(Frames.object().put("type", "aftermath"));
    judge.until(view -> view.path("table").path("phase").asString().equals("aftermath"));

    assertThat(read(1, "/account")).isEqualTo(before);
  }
}
