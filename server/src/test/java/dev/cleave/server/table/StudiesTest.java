package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What people are told of their options, and of what these would come to. */
class StudiesTest {

  private static final String FIELD =
      """
      scenario: Field
      rulebook: acks2
      map: 20x12
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 14, weapon: sword, armour: chain, at: [2, 5], facing: E}
        Orc: {side: orcs, creature: orc, hp: 6, at: [8, 5], facing: W, numbers: {initiative: -5}}
        Lurker: {side: orcs, creature: orc, hp: 5, at: [4, 8], facing: W, conditions: [hidden], numbers: {initiative: -6}}
      """;

  private static final String STEEL =
      """
      scenario: Steel
      rulebook: weaponskill
      map: 20x12
      combatants:
        Kurt: {side: a, fighter: 3, hp: 12, weapon: sword, at: [2, 5], facing: E, numbers: {agility bonus: 3}}
        Hans: {side: b, fighter: 2, hp: 10, weapon: sword, at: [5, 5], facing: W}
      """;

  /** Everybody does as usual until the player is asked what he does. */
  private static Hall atAction(String yaml, long seed) {
    Hall hall = Hall.open(yaml, seed);
    for (int i = 0; i < 50; i++) {
      JsonNode mine = hall.player.prompt();
      JsonNode his = hall.judge.prompt();
      if (mine.isObject() && mine.path("kind").asString().equals("action")) {
        return hall;
      }
      int seat = mine.isObject() ? Hall.PLAYER : Hall.JUDGE;
      JsonNode open = mine.isObject() ? mine : his;
      String kind = open.path("kind").asString();
      hall.answer(seat, kind.equals("action") ? "done" : open.path("usual").asString());
    }
    throw new AssertionError("the player is never asked");
  }

  private static List<JsonNode> options(Hall hall, int seat) {
    hall.say(seat, hall.study(Hall.PLAYER, "options"));
    var all = new ArrayList<JsonNode>();
    for (JsonNode group : hall.screen(seat).last("options", 1).path("groups")) {
      group.path("options").forEach(all::add);
    }
    return all;
  }

  private static JsonNode option(List<JsonNode> options, String text) {
    return options.stream()
        .filter(one -> one.path("text").asString().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not among " + options));
  }

  @Test
  void aMarchHasItsPlaceItsFeetItsWayAndWhoStopsHim() {
    try (Hall hall = atAction(FIELD, 1)) {
      JsonNode march = option(options(hall, Hall.PLAYER), "march to 7,5");
      assertThat(march.path("at")).hasToString("[7,5]");
      assertThat(march.path("feet").asInt()).isEqualTo(25);
      assertThat(march.path("path")).hasToString("[[3,5],[4,5],[5,5],[6,5],[7,5]]");
      assertThat(march.path("provokes")).hasToString("[\"" + hall.id(1) + "\"]");
      assertThat(march.has("target")).isFalse();
    }
  }

  @Test
  void whatAnOptionIsStandsBesideItsWords() {
    try (Hall hall = atAction(FIELD, 1)) {
      List<JsonNode> options = options(hall, Hall.PLAYER);
      JsonNode march = option(options, "march to 7,5");
      assertThat(march.path("verb").asString()).isEqualTo("march");
      assertThat(march.path("gait").asString()).isEqualTo("march");
      assertThat(march.path("faces").asBoolean()).isTrue();
      JsonNode run = option(options, "run to 7,5");
      assertThat(run.path("gait").asString()).isEqualTo("run");
      assertThat(run.has("faces")).isFalse();
      JsonNode delay = option(options, "delay until after Orc");
      assertThat(delay.path("verb").asString()).isEqualTo("delay until after");
      assertThat(delay.path("target").asString()).isEqualTo(hall.id(1));
      assertThat(delay.has("gait")).isFalse();
      assertThat(options.stream().filter(one -> one.path("declines").asBoolean()))
          .singleElement()
          .satisfies(done -> assertThat(done.path("text").asString()).isEqualTo("done"));
      JsonNode frame = hall.player.last("options", 1);
      assertThat(frame.path("gaits")).hasToString("[\"march\",\"run\"]");
      assertThat(frame.path("refused").findValuesAsString("verb")).contains("attack");
      for (JsonNode refused : frame.path("refused")) {
        assertThat(refused.has("target"))
            .as(refused.toString())
            .isEqualTo(refused.path("text").asString().contains("Orc"));
      }
    }
  }

  @Test
  void aChargeHasItsTargetAndItsWay() {
    try (Hall hall = atAction(FIELD, 1)) {
      JsonNode charge = option(options(hall, Hall.PLAYER), "charge Orc");
      assertThat(charge.path("target").asString()).isEqualTo(hall.id(1));
      assertThat(charge.path("path").size()).isEqualTo(5);
      assertThat(charge.path("feet").asInt()).isEqualTo(25);
    }
  }

  @Test
  void whoIsHiddenIsInNobodysOptions() {
    try (Hall hall = atAction(FIELD, 1)) {
      options(hall, Hall.PLAYER);
      assertThat(hall.player.last("options", 1).toString())
          .doesNotContain("Lurker", "\"" + hall.id(2) + "\"");
      option(options(hall, Hall.PLAYER), "march to 4,8"); // where he is
    }
  }

  @Test
  void whatNamesTheHiddenIsAnsweredLikeWhatNamesNobody() {
    try (Hall hall = atAction(FIELD, 1)) {
      for (String verb : List.of("attack", "charge", "shoot", "face", "march toward")) {
        String hidden = why(hall, verb + " Lurker");
        String nobody = why(hall, verb + " Nobody");
        assertThat(hidden.replace("Lurker", "X")).isEqualTo(nobody.replace("Nobody", "X"));
      }
      int before = hall.player.all("odds").size();
      hall.say(Hall.PLAYER, hall.study(Hall.PLAYER, "odds").put("text", "charge Lurker"));
      hall.say(Hall.PLAYER, hall.study(Hall.PLAYER, "odds").put("text", "charge Nobody"));
      hall.say(Hall.PLAYER, hall.study(Hall.PLAYER, "odds").put("text", "charge Orc"));
      assertThat(hall.player.last("odds", before + 1).path("text").asString())
          .isEqualTo("charge Orc");
      assertThat(hall.player.all("odds")).hasSize(before + 1);
    }
  }

  private static String why(Hall hall, String text) {
    hall.player.news();
    hall.say(Hall.PLAYER, hall.study(Hall.PLAYER, "why").put("text", text));
    return hall.player.news().getLast();
  }

  @Test
  void whyOfAnAttackHasEveryTerm() {
    try (Hall hall = atAction(FIELD, 1)) {
      JsonNode charge = Json.MAPPER.readTree(why(hall, "charge Orc"));
      assertThat(charge.path("needs").asInt()).isPositive();
      assertThat(
              StreamSupport.stream(charge.path("terms").spliterator(), false)
                  .mapToInt(term -> term.path("value").asInt())
                  .sum())
          .isEqualTo(charge.path("needs").asInt());
    }
  }

  /** Hans has the higher number and goes on full defence; then it is Kurt's turn. */
  private static Hall againstDefence() {
    Hall hall =
        Hall.open(
            STEEL.replace(
                "weapon: sword, at: [5, 5]",
                "weapon: sword, numbers: {agility bonus: 12}, at: [5, 5]"),
            1);
    assertThat(hall.judge.prompt().path("who").asString()).isEqualTo(hall.id(1));
    hall.answer(Hall.JUDGE, "full defence");
    return hall;
  }

  @Test
  void optionWhyAndForecastKnowWhatTheFightRemembers() {
    try (Hall hall = againstDefence()) {
      JsonNode why = Json.MAPPER.readTree(why(hall, "attack Hans"));
      assertThat(why.path("terms").toString()).contains("full defence");
      int needs = why.path("needs").asInt();
      assertThat(option(options(hall, Hall.PLAYER), "attack Hans").path("detail").asString())
          .isEqualTo("needs " + needs + "+");
      JsonNode odds = odds(hall, Hall.PLAYER, "attack Hans");
      assertThat(odds.path("needs").asInt()).isEqualTo(needs);
      assertThat(odds.path("terms")).isEqualTo(why.path("terms"));
      JsonNode after = odds(hall, Hall.PLAYER, "move to 4,5 then attack Hans");
      assertThat(after.path("terms")).isEqualTo(why.path("terms"));
    }
  }

  @Test
  void whatIsStruckWithoutAThrowNeedsNoNumber() {
    String yaml = STEEL.replace("facing: W}", "facing: W, conditions: [helpless]}");
    try (Hall hall = atAction(yaml, 1)) {
      JsonNode why = Json.MAPPER.readTree(why(hall, "attack Hans"));
      assertThat(why.path("needs").asInt()).isZero();
      assertThat(why.path("decides"))
          .hasToString("{\"why\":\"helpless: struck without a throw\",\"rule\":\"WS.COND.05\"}");
      JsonNode odds = odds(hall, Hall.PLAYER, "attack Hans");
      assertThat(odds.path("hit").asDouble()).isEqualTo(1);
      assertThat(odds.path("needs").asInt()).isZero();
    }
  }

  @Test
  void oddsOfACharge() {
    try (Hall hall = atAction(FIELD, 1)) {
      JsonNode charge = odds(hall, Hall.PLAYER, "charge Orc");
      assertThat(charge.path("exact").asBoolean()).isTrue();
      assertThat(charge.path("guessed").asBoolean()).isTrue();
      assertThat(charge.path("hit").asDouble()).isBetween(0.05, 0.95);
      assertThat(charge.path("drop").asDouble())
          .isPositive()
          .isLessThanOrEqualTo(charge.path("hit").asDouble());
      JsonNode back = charge.path("back");
      assertThat(back.path("who").asString()).isEqualTo(hall.id(1));
      assertThat(back.path("does").asString()).isEqualTo("attack Marcus");
      assertThat(back.path("hit").asDouble()).isBetween(0.05, 0.95);
      assertThat(back.path("needs").asInt()).isBetween(2, 20);
      assertThat(back.path("hit").asDouble())
          .as("one blow: the faces that hit")
          .isCloseTo((21 - back.path("needs").asInt()) / 20.0, within(1e-6));
      int sum = 0;
      for (JsonNode term : back.path("terms")) {
        assertThat(term.path("rule").asString()).startsWith("A2.");
        sum += term.path("value").asInt();
      }
      assertThat(sum).as("its parts").isEqualTo(back.path("needs").asInt());
    }
  }

  /** Whoever is struck may turn on who struck him, though he was busy with another. */
  @Test
  void whatComesBackFromOneWhoFightsAnother() {
    String yaml =
        FIELD
            .replace(
                "  Lurker:",
                "  Berta: {side: heroes, fighter: 1, hp: 1, at: [8, 4], facing: S}\n  Lurker:")
            .replace("at: [8, 5], facing: W", "at: [8, 5], facing: N");
    for (long seed = 0; seed < 20; seed++) {
      try (Hall hall = atAction(yaml, seed)) {
        if (!hall.player.prompt().path("says").asString().contains("Marcus")) {
          continue;
        }
        JsonNode back = odds(hall, Hall.PLAYER, "charge Orc").path("back");
        assertThat(back.path("does").asString()).isEqualTo("attack Marcus");
        assertThat(back.path("needs").asInt()).isPositive();
        return;
      }
    }
    throw new AssertionError("Marcus is never asked first");
  }

  @Test
  void theJudgesOddsAreOfTheTrueHitPoints() {
    try (Hall hall = atAction(FIELD, 1)) {
      JsonNode his = odds(hall, Hall.JUDGE, "charge Orc");
      assertThat(his.has("guessed")).isFalse();
      JsonNode hers = odds(hall, Hall.PLAYER, "charge Orc");
      assertThat(hers.path("hit")).isEqualTo(his.path("hit"));
      assertThat(hers.path("drop")).isNotEqualTo(his.path("drop"));
    }
  }

  @Test
  void oddsAfterAWalkAndManyAtOnce() {
    try (Hall hall = atAction(FIELD, 1)) {
      var frame = hall.study(Hall.PLAYER, "odds");
      frame.set("texts", Json.texts(List.of("march to 7,5 then attack Orc", "charge Orc")));
      hall.say(Hall.PLAYER, frame);
      hall.player.last("odds", 2);
      assertThat(hall.player.all("odds"))
          .extracting(one -> one.path("text").asString())
          .containsExactlyInAnyOrder("march to 7,5 then attack Orc", "charge Orc");
      assertThat(hall.player.all("odds")).allMatch(one -> one.path("back").isObject());
    }
  }

  private static JsonNode odds(Hall hall, int seat, String text) {
    int before = hall.screen(seat).all("odds").size();
    ObjectNode frame = hall.study(Hall.PLAYER, "odds").put("text", text);
    hall.say(seat, frame);
    return hall.screen(seat).last("odds", before + 1);
  }

  @Test
  void aRunPastDrawnSteelMayCost() {
    for (long seed = 0; seed < 30; seed++) {
      try (Hall hall = atAction(STEEL, seed)) {
        JsonNode past = option(options(hall, Hall.PLAYER), "run to 8,5");
        if (past.path("provokes").isEmpty()) {
          continue; // Hans has acted before him
        }
        assertThat(past.path("provokes")).hasToString("[\"" + hall.id(1) + "\"]");
        JsonNode odds = odds(hall, Hall.PLAYER, "run to 8,5");
        assertThat(odds.path("way").path("hit").asDouble()).isBetween(0.01, 0.99);
        JsonNode attack = odds(hall, Hall.PLAYER, "attack Hans");
        assertThat(attack.path("hit").asDouble()).isBetween(0.01, 0.99);
        assertThat(attack.path("back").path("hit").asDouble()).isBetween(0.01, 0.99);
        return;
      }
    }
    throw new AssertionError("Hans always acts first");
  }
}
