package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.server.house.Daybook;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server's log tells what was refused, and no secret. */
class DaybookTest {

  private static final String WORDS = "speak friend and enter";

  @Test
  void whatIsRefusedIsNotedByItsHashAndTheIdOfItsAnswer(@TempDir Path folder) {
    try (var noted = new Noted();
        var served = new Served(folder)) {
      String id = untilNoted(noted, served);
      assertThat(noted.lines())
          .last()
          .asString()
          .matches("refused 410 " + id + " from 127\\.0\\.0\\.1, input [0-9a-f]{16}");
    }
  }

  /** Other tests may have filled the log for the moment. */
  private static String untilNoted(Noted noted, Served served) {
    while (true) {
      var refused = served.post("/api/join", "{\"token\":\"" + "x".repeat(22) + "\"}");
      String id = Served.json(refused).path("id").asString();
      if (noted.lines().stream().anyMatch(line -> line.contains(id))) {
        return id;
      }
    }
  }

  @Test
  void neitherTheLogNorAnAnswerHoldsASecret(@TempDir Path folder) throws Exception {
    var answers = new ArrayList<String>();
    var secrets = new ArrayList<>(List.of(WORDS, "mellon", "Marcus", "evil-script"));
    List<String> log;
    try (var noted = new Noted();
        var served = new Served(folder, WORDS, Limits.USUAL)) {
      untilNoted(noted, served);
      answers.add(served.post("/api/login", "{\"passphrase\":\"mellon\"}").body());
      var login = served.post("/api/login", "{\"passphrase\":\"" + WORDS + "\"}");
      String judge = login.headers().firstValue("Set-Cookie").orElse("").split(";")[0];
      secrets.add(judge.substring(judge.indexOf('=') + 1));
      var at =
          new Served.Seated(
              Served.json(served.post("/api/tables", Served.duel().toString(), "Cookie", judge)));
      String token = at.token(2);
      for (int seat = 1; seat <= 3; seat++) {
        secrets.add(at.token(seat));
      }
      answers.add(served.post("/api/join", "{\"token\":\"" + token + "\",\"x\":1}").body());
      answers.add(served.post("/api/join", "{\"token\":\"" + token + "\"").body());
      answers.add(served.post("/api/join", "{\"" + token + "\":\"\"}").body());
      answers.add(served.post("/api/join", "{\"token\":\"" + token + "x\"}").body());
      answers.add(served.get("/api/" + token).body());
      answers.add(served.get("/assets/" + token + "?evil-script").body());
      answers.add(served.get("/api/scenarios/" + token, "Cookie", at.cookie(2)).body());
      answers.add(served.get("/", "Host-Token", token).body());
      answers.add(served.raw("GET /" + token + "\0 HTTP/1.1\r\nHost: " + token + "\r\n\r\n"));
      answers.add(served.post("/api/tables", "{\"dice\":\"" + token + "\"}").body());
      var ann = Screen.at(served, at, 2);
      ann.say("{\"type\":\"" + token + "\",\"text\":\"<script>evil-script</script>\"}");
      answers.add(ann.until("refused").toString());
      ann.say(token);
      answers.add(ann.until("refused").toString());
      ann.say("{\"type\":\"judge\",\"cmd\":\"12345678\",\"text\":\"" + token + "\"}");
      answers.add(ann.until("refused").toString());
      var stranger = Screen.stranger(served, at.table(), Seats.COOKIE + at.table() + "=" + judge);
      answers.add(stranger.until("bye").toString());
      log = noted.lines();
    }
    assertThat(answers).noneMatch(String::isEmpty);
    assertThat(log).hasSizeGreaterThan(10).anyMatch(line -> line.startsWith("a frame was refused"));
    for (String secret : secrets) {
      assertThat(log).noneMatch(line -> line.contains(secret));
      assertThat(answers).as(secret).noneMatch(answer -> answer.contains(secret));
    }
  }

  @Test
  void ourOwnFaultsAreNotedWithoutTheirWords() {
    try (var noted = new Noted()) {
      Daybook.fault(
          "an-id", new IllegalStateException("secret", new IllegalArgumentException("hidden")));
      assertThat(noted.faults())
          .singleElement()
          .asString()
          .startsWith("fault an-id")
          .contains("java.lang.IllegalStateException")
          .contains("java.lang.IllegalArgumentException")
          .contains("DaybookTest")
          .doesNotContain("secret")
          .doesNotContain("hidden");
    }
  }

  @Test
  void aFloodOfBadRequestsIsNotAFloodOfLines(@TempDir Path folder) {
    try (var noted = new Noted()) {
      for (int i = 0; i < 1_000; i++) {
        Daybook.odd("something", "1.2.3.4", "");
      }
      Daybook.fault("an-id", new IllegalStateException());
      assertThat(noted.lines()).hasSizeLessThan(500);
      assertThat(noted.faults()).hasSize(1);
    }
  }
}
