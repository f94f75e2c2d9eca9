package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Somebody is waited for: he is named, and the Judge can do something about it. */
class WaitingTest {

  private static final int JUDGE = Hall.JUDGE;
  private static final int PLAYER = Hall.PLAYER;

  private static final String YARD =
      """
      scenario: Yard
      rulebook: acks2
      map: 20x12
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 40, weapon: sword, at: [4, 4], facing: E}
        Orc: {side: orcs, creature: orc, hp: 5, at: [12, 4], facing: W}
      """;

  /** Until the player is asked what Marcus does. */
  private static Hall open() {
    Hall hall = Hall.open(YARD, 4);
    for (int i = 0; i < 20 && !hall.player.prompt().path("kind").asString().equals("action"); i++) {
      int asked = hall.player.prompt().isObject() ? PLAYER : JUDGE;
      hall.answer(asked, hall.screen(asked).prompt().path("usual").asString());
    }
    return hall;
  }

  private static JsonNode waiting(Hall hall, int seat) {
    synchronized (hall.screen(seat)) {
      return hall.screen(seat).view.path("waiting").path(0);
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
  void whoeverIsWaitedForIsNamedAndWhoMayKnowIsToldTheQuestion() {
    try (Hall hall = open()) {
      JsonNode judges = waiting(hall, JUDGE);
      assertThat(judges.path("seat").asInt()).isEqualTo(PLAYER);
      assertThat(judges.path("who").asString()).isEqualTo(hall.id(0));
      assertThat(judges.path("says").asString()).isEqualTo("What does Marcus do?");
      assertThat(judges.path("kind").asString()).isEqualTo("action");
      assertThat(judges.path("usual").asString()).isNotEmpty();
      assertThat(judges.has("since")).isTrue();
      JsonNode onlookers = waiting(hall, Hall.SPECTATOR);
      assertThat(onlookers.path("who").asString()).isEqualTo(hall.id(0));
      assertThat(onlookers.has("says")).isFalse();
      assertThat(onlookers.has("usual")).isFalse();
    }
  }

  @Test
  void theJudgeAnswersThisOneQuestionHimself() {
    try (Hall hall = open()) {
      assertThat(hall.judge.prompt().isObject()).isFalse();
      String q = waiting(hall, JUDGE).path("q").asString();
      hall.say(JUDGE, Json.frame("take").put("q", q));
      assertThat(hall.judge.prompt().path("q").asString()).isEqualTo(q);
      assertThat(waiting(hall, PLAYER).path("seat").asInt()).isEqualTo(JUDGE);
      assertThat(hall.player.prompt().isObject()).as("who is quicker answers").isTrue();
      hall.say(JUDGE, hall.study(JUDGE, "options"));
      assertThat(hall.judge.all("options")).isNotEmpty();
      hall.answer(JUDGE, "done");
      assertThat(last(hall)).contains("\"answer\":\"done\"");
      Boolean taken = hall.of(live -> live.docket().isTaken(live.docket().open().getFirst()));
      assertThat(taken).as("this one only").isFalse();
      hall.say(JUDGE, Json.frame("take").put("q", q));
      assertThat(hall.judge.all("refused").getLast().path("code").asString()).isEqualTo("stale");
    }
  }

  @Test
  void theJudgeLetsABotAnswerThisOne() {
    try (Hall hall = open()) {
      JsonNode waits = waiting(hall, JUDGE);
      hall.say(JUDGE, Json.frame("bot").put("q", waits.path("q").asString()));
      assertThat(last(hall))
          .contains("\"answer\":\"" + waits.path("usual").asString())
          .contains("\"by\":\"bot");
      String by = hall.of(live -> live.settings().of(live.battle().combatant(0)).word());
      assertThat(by).as("his own the next time").isEqualTo("seat");
      hall.say(PLAYER, Json.frame("bot").put("q", "x"));
      assertThat(hall.player.all("refused").getLast().path("code").asString())
          .isEqualTo("not yours");
    }
  }

  @Test
  void theJudgeTakesOverForGoodAndTakesBackTheLast() {
    try (Hall hall = open()) {
      hall.say(JUDGE, Json.frame("run").put("who", hall.id(0)).put("by", "judge"));
      assertThat(hall.judge.prompt().path("who").asString()).isEqualTo(hall.id(0));
      assertThat(hall.player.prompt().isObject()).isFalse();
      int before = hall.of(live -> live.minutes().size());
      hall.answer(JUDGE, "march to 6,4");
      int card =
          hall.of(
              live ->
                  live.deck().of(Viewpoint.JUDGE).all().stream()
                      .filter(one -> one.entry() >= before && !one.isUndone())
                      .findFirst()
                      .orElseThrow()
                      .number());
      hall.say(JUDGE, Json.frame("undo").put("to", card));
      assertThat(hall.judge.prompt().path("who").asString()).isEqualTo(hall.id(0));
      assertThat(hall.judge.prompt().path("kind").asString()).isEqualTo("action");
    }
  }

  @Test
  void theJudgeRemindsTheOneWhoIsWaitedFor() {
    try (Hall hall = open()) {
      hall.say(JUDGE, Json.frame("remind").put("seat", PLAYER));
      JsonNode notice = hall.player.all("notice").getLast();
      assertThat(notice.path("text").asString())
          .isEqualTo("The table waits for you. What does Marcus do?");
      assertThat(hall.judge.all("notice")).isEmpty();
      assertThat(hall.spectator.all("notice")).isEmpty();
      hall.say(JUDGE, Json.frame("remind").put("seat", Hall.SPECTATOR));
      assertThat(hall.judge.all("refused").getLast().path("message").asString())
          .isEqualTo("nobody waits for this seat");
      hall.say(PLAYER, Json.frame("remind").put("seat", PLAYER));
      assertThat(hall.player.all("refused").getLast().path("code").asString())
          .isEqualTo("not yours");
    }
  }
}
