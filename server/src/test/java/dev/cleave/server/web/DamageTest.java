package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Thousands of spoilt frames and bodies: none is our fault, and the table plays on. */
class DamageTest {

  private static final int FRAMES = Integer.getInteger("cleave.damage", 1_500);
  private static final long SEED = Long.getLong("cleave.seed", 5);

  /** As usual, but one may speak as fast as one can. */
  private static final Limits TALKATIVE =
      new Limits(
          20,
          1_000_000,
          64,
          4,
          200,
          200,
          1_000_000,
          Duration.ofSeconds(15),
          Duration.ofSeconds(45),
          Duration.ofSeconds(10),
          Duration.ofSeconds(10),
          true);

  private static List<String> frames(JsonNode prompt) {
    String q = "\"q\":\"" + prompt.path("q").asString() + "\"";
    String usual = "\"text\":\"" + prompt.path("usual").asString() + "\"";
    String cmd = "\"cmd\":\"damage-123\"";
    return List.of(
        "{\"type\":\"hello\",\"v\":1,\"since\":3,\"pending\":[\"damage-123\"]}",
        "{\"type\":\"answer\"," + cmd + "," + q + "," + usual + "}",
        "{\"type\":\"options\"," + q + "}",
        "{\"type\":\"odds\"," + q + "," + usual + "}",
        "{\"type\":\"why\"," + q + "," + usual + "}",
        "{\"type\":\"sight\",\"from\":\"c0\",\"to\":\"c1\"}",
        "{\"type\":\"roll\"," + cmd + "," + q + ",\"faces\":[3,4]}",
        "{\"type\":\"standing\"," + cmd + ",\"kind\":\"counterattack\",\"answer\":\"ask\"}",
        "{\"type\":\"undo\"," + cmd + ",\"to\":2}",
        "{\"type\":\"judge\"," + cmd + ",\"text\":\"set Marcus to 5 hp\"}",
        "{\"type\":\"judge\"," + cmd + ",\"text\":\"move Orc to 4,5\"}",
        "{\"type\":\"run\"," + cmd + ",\"who\":\"orcs\",\"by\":\"bot\"}",
        "{\"type\":\"timer\"," + cmd + ",\"seconds\":60}",
        "{\"type\":\"seed\"," + cmd + ",\"epoch\":1,\"promise\":\"00ff\"}",
        "{\"type\":\"dice\"," + cmd + ",\"seat\":2,\"by\":\"hand\"}",
        "{\"type\":\"begin\"," + cmd + "}",
        "{\"type\":\"epoch\"," + cmd + "}",
        "{\"type\":\"aftermath\"," + cmd + "}");
  }

  /** Says spoilt frames from a seat until so many are said, with new connections as they die. */
  private static void spoil(Served served, Served.Seated at, int seat, JsonNode prompt)
      throws Exception {
    var damage = new Damage(SEED + seat);
    var frames = frames(prompt);
    Wire wire = Wire.at(served, at, seat);
    for (int i = 0; i < FRAMES; i++) {
      String frame = damage.spoil(damage.oneOf(frames)).replace("damage-123", "damage-" + i);
      byte[] bytes = frame.getBytes(StandardCharsets.UTF_8);
      if (damage.below(40) == 0 && bytes.length > 0) {
        bytes[damage.below(bytes.length)] ^= (byte) (1 << damage.below(8));
      }
      boolean sent =
          damage.below(200) == 0
              ? wire.send(damage.below(256), bytes.length, bytes)
              : wire.send(Wire.TEXT, true, bytes);
      if (!sent || i % 100 == 0) { // read nothing, but do not be cut off for it
        wire.close();
        wire = Wire.at(served, at, seat);
        wire.text("{\"type\":\"hello\",\"v\":1}");
      }
    }
    wire.close();
  }

  @Test
  void spoiltFramesOfPlayersAndOnlookersChangeNothing(@TempDir Path folder) throws Exception {
    try (var noted = new Noted();
        var served = new Served(folder, "", TALKATIVE)) {
      var at = served.open();
      var ann = Screen.at(served, at, 2);
      JsonNode prompt = ann.prompt();
      ann.hangUp();
      spoil(served, at, 3, prompt);
      spoil(served, at, 2, prompt);
      var again = Screen.at(served, at, 2);
      again.fightOn();
      assertThat(again.view().path("table").path("undoes").asInt()).isLessThanOrEqualTo(3);
      assertThat(noted.faults()).isEmpty();
    }
  }

  @Test
  void spoiltFramesOfTheJudgeLeaveATable(@TempDir Path folder) throws Exception {
    try (var noted = new Noted();
        var served = new Served(folder, "", TALKATIVE)) {
      var at = served.open();
      var ann = Screen.at(served, at, 2);
      JsonNode prompt = ann.prompt();
      ann.hangUp();
      spoil(served, at, 1, prompt);
      var judge = Screen.at(served, at, 1);
      judge.say("{\"type\":\"pause\",\"cmd\":\"now-pause\",\"on\":true}");
      while (!judge.until("ack").path("cmd").asString().equals("now-pause")) {
        continue;
      }
      assertThat(noted.faults()).isEmpty();
    }
  }

  @Test
  void spoiltRequestsAreNeverOurFault(@TempDir Path folder) throws Exception {
    var bodies =
        List.of(
            Served.duel().toString(),
            "{\"scenario\":\"" + Served.DUEL.replace("\n", "\\n") + "\"}",
            "{\"token\":\"AAAAAAAAAAAAAAAAAAAAAA\",\"name\":\"Ann\"}",
            "{\"passphrase\":\"x\"}",
            "{\"renew\":\"3\"}");
    var paths = List.of("/api/tables", "/api/check", "/api/join", "/api/login", "/api/nothing");
    var looks =
        List.of(
            "/api/tables/x/frames",
            "/api/tables/x/journal?as=markdown",
            "/api/scenarios/duel",
            "/api/rulebooks",
            "/api/content/creatures?q=orc&rulebook=acks2",
            "/api/rules/A2.CLEAVE.01",
            "/assets/index.js",
            "/join",
            "/");
    var damage = new Damage(SEED);
    try (var noted = new Noted();
        var served = new Served(folder, "", TALKATIVE)) {
      for (int i = 0; i < FRAMES; i++) {
        String body = damage.spoil(damage.oneOf(bodies));
        var response = served.post(damage.oneOf(paths), body);
        assertThat(response.statusCode()).as(body).isLessThan(500);
      }
      for (int i = 0; i < FRAMES / 3; i++) {
        String path = damage.spoil(damage.oneOf(looks)).replaceAll("[\r\n ]", "+");
        String answer =
            served.raw(
                "GET /" + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
        assertThat(answer).as(path).doesNotContain("HTTP/1.1 5");
      }
      assertThat(noted.faults()).isEmpty();
      Screen.at(served, served.open(), 2).fightOn();
    }
  }
}
