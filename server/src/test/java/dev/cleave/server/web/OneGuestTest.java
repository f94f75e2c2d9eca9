package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One guest harms nobody: heavy tables and scenarios, tables that go, a disk that is silent. */
class OneGuestTest {

  private static final int EACH = Integer.getInteger("cleave.army", 500);

  /** So many fight by themselves that it takes long. */
  private static String army() {
    return """
    scenario: Army
    rulebook: acks2
    distance: 30
    combatants:
      Legionary: {side: ours, fighter: 1, hp: 8, weapon: spear, count: %1$d}
      Orc: {side: theirs, creature: orc, hp: 8, count: %1$d}
    """
        .formatted(EACH);
  }

  private static Served.Seated openArmy(Served served) {
    var body = Frames.object().put("scenario", army());
    body.set("play", Frames.object().put("ours", "bots").put("theirs", "bots"));
    var response = served.post("/api/tables", body.toString());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
    var at = new Served.Seated(Served.json(response));
    served.house().table(at.table()).orElseThrow(); // awake, and it fights
    return at;
  }

  /** What this process has worked: others on the machine do not make it more. */
  private static long worked() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static long millis(Runnable what) {
    long start = System.nanoTime();
    what.run();
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  /** The slowest of some small things somebody does while others have heavy tables. */
  private static long slowest(Served served, Served.Seated small, int times) throws Exception {
    long slowest = 0;
    for (int i = 0; i < times; i++) {
      slowest =
          Math.max(
              slowest,
              millis(
                  () -> {
                    assertThat(served.get("/api/scenarios").statusCode()).isEqualTo(200);
                    var look =
                        served.get("/api/tables/" + small.table(), "Cookie", small.cookie(2));
                    assertThat(look.statusCode()).isEqualTo(200);
                  }));
      Thread.sleep(100);
    }
    return slowest;
  }

  /** Finding 1: three tables of many bots hold up nobody, nor does waking them after a restart. */
  @Test
  void heavyTablesHoldUpNobody(@TempDir Path own) throws Exception {
    Served.Seated small;
    long quiet; // how slow this machine is by itself, whatever else it does
    try (var served = new Served(own)) {
      small = served.open();
      slowest(served, small, 5); // whatever is read once is read
      quiet = slowest(served, small, 10);
      for (int i = 0; i < 3; i++) {
        openArmy(served);
      }
      long slowest = slowest(served, small, 15);
      long play = millis(() -> play(served, small));
      assertThat(slowest).as("ms for a small thing").isLessThan(2_500 + 10 * quiet);
      assertThat(play).as("ms to come in and answer").isLessThan(4_000 + 10 * quiet);
    }
    try (var again = new Served(own)) {
      again.house().wake(4);
      assertThat(slowest(again, small, 10)).as("ms after a restart").isLessThan(2_500 + 10 * quiet);
    }
  }

  private static void play(Served served, Served.Seated at) {
    try {
      var ann = Screen.at(served, at, 2);
      ann.play();
      ann.hangUp();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  /** Finding 2: who has made many slips is told of some, soon, and how many more there are. */
  @Test
  void aScenarioOfSlipsIsAnsweredShortAndSoon(@TempDir Path own) {
    try (var served = new Served(own)) {
      var slips = new StringBuilder(Served.DUEL);
      for (int i = 0; i < 24_000; i++) {
        slips.append("unknown").append(i).append(": 1\n");
      }
      String body = Frames.object().put("scenario", slips.toString()).toString();
      served.post("/api/check", Frames.object().put("scenario", Served.DUEL).toString());
      long start = worked();
      var answer = served.post("/api/check", body);
      assertThat(Duration.ofNanos(worked() - start)).isLessThan(Duration.ofSeconds(5));
      assertThat(answer.statusCode()).isEqualTo(422);
      assertThat(answer.body().length()).isLessThan(40_000);
      assertThat(Served.json(answer).path("problems")).hasSize(50);
      assertThat(Served.json(answer).path("more").asInt()).isEqualTo(23_950);
    }
  }

  /** Finding 2: where a passphrase is asked for, nothing heavy is done without; nor too often. */
  @Test
  void checkingTakesThePassphraseAndHasItsPace(@TempDir Path own) {
    String body = Frames.object().put("scenario", Served.DUEL).toString();
    try (var served = new Served(own, "open sesame", Limits.USUAL)) {
      assertThat(served.post("/api/check", body).statusCode()).isEqualTo(401);
    }
    try (var served = new Served(own, "", SocketThreatsTest.few())) {
      for (int i = 0; i < SocketThreatsTest.few().checks(); i++) {
        assertThat(served.post("/api/check", body).statusCode()).isEqualTo(200);
      }
      assertThat(served.post("/api/check", body).statusCode()).isEqualTo(429);
    }
  }

  /** Finding 13: a scenario that is too long is told so. */
  @Test
  void aScenarioTooLongIsToldSo(@TempDir Path own) {
    try (var served = new Served(own)) {
      String text = Served.DUEL + "#" + "x".repeat(1_200_000);
      for (String path : List.of("/api/check", "/api/tables")) {
        var answer = served.post(path, Frames.object().put("scenario", text).toString());
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("larger than 1 MiB");
      }
    }
  }

  /** Finding 1: a Judge deletes his table, and nobody else does; nothing of it stays. */
  @Test
  void theJudgeDeletesHisTable(@TempDir Path own) throws Exception {
    try (var served = new Served(own)) {
      var at = served.open();
      var other = served.open();
      var ann = Screen.at(served, at, 2);
      ann.play();
      String path = "/api/tables/" + at.table() + "/delete";
      String right = "{\"title\":\"Duel\"}";
      assertThat(served.post(path, right, "Cookie", at.cookie(2)).statusCode()).isEqualTo(403);
      assertThat(served.post(path, right, "Cookie", other.cookie(1)).statusCode()).isEqualTo(404);
      assertThat(served.post(path, "{\"title\":\"duel\"}", "Cookie", at.cookie(1)).statusCode())
          .isEqualTo(422);
      assertThat(served.house().tables()).hasSize(2);
      assertThat(served.post(path, right, "Cookie", at.cookie(1)).statusCode()).isEqualTo(200);
      assertThat(served.house().tables()).hasSize(1);
      assertThat(served.get("/api/tables/" + at.table(), "Cookie", at.cookie(1)).statusCode())
          .isEqualTo(404);
      assertThat(ann.isClosed()).isTrue();
      play(served, other);
    }
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + own.resolve("t.db"));
        var rows = file.createStatement()) {
      for (String part : List.of("log", "commands", "secrets", "seats")) {
        try (var left = rows.executeQuery("select count(distinct table_id) from " + part)) {
          assertThat(left.getInt(1)).as(part).isEqualTo(1);
        }
      }
    }
  }

  /** Finding 8: everybody learns at once that nothing can be written, and may look meanwhile. */
  @Test
  void aDiskThatDoesNotAnswerIsToldAtOnce(@TempDir Path own) throws Exception {
    try (var served = new Served(own)) {
      var at = served.open();
      var ann = Screen.at(served, at, 2);
      String answer = ann.answer(ann.prompt(), "slow-12345678");
      try (var other = DriverManager.getConnection("jdbc:sqlite:" + own.resolve("t.db"));
          var hold = other.createStatement()) {
        hold.execute("begin immediate");
        long start = System.nanoTime();
        ann.say(answer);
        assertThat(ann.until("notice").path("text").asString()).contains("nothing can be written");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
        var ben = Screen.silent(served, at, 2);
        ben.say("{\"type\":\"hello\",\"v\":1}");
        assertThat(ben.until("notice").path("text").asString()).contains("nothing can be written");
        var look = served.get("/api/tables/" + at.table(), "Cookie", at.cookie(2));
        assertThat(look.statusCode()).isEqualTo(200);
        assertThat(Served.json(look).path("view").path("combatants")).hasSize(2);
        hold.execute("rollback");
      }
      assertThat(ann.until("notice").path("text").asString()).isEqualTo("The table goes on.");
    }
  }
}
