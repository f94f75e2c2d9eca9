package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.server.house.House;
import dev.cleave.server.store.Place;
import dev.cleave.server.store.Store;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The whole house over real sockets and a real file. */
class WebServerTest {

  private static final String DUEL =
      """
      scenario: Duel
      rulebook: acks2
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 14, weapon: sword, shield: true, armour: chain}
        Orc: {side: orcs, creature: orc, hp: 6}
      """;

  @TempDir Path folder;

  private final HttpClient client = HttpClient.newHttpClient();
  private @Nullable WebServer server;
  private int port;
  private int cmds;

  @BeforeEach
  void start() {
    var store = Store.open(Place.of(folder.resolve("t.db").toString(), Map.of()));
    server =
        new WebServer(
            new House(store, Library.core()),
            Shelves.of(Path.of("..", "scenarios")),
            Set.of("127.0.0.1"));
    port = server.start("127.0.0.1", 0);
  }

  @AfterEach
  void stop() {
    if (server != null) {
      server.close();
    }
  }

  private URI at(String path) {
    return URI.create("http://127.0.0.1:" + port + path);
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(at(path)).build(), HttpResponse.BodyHandlers.ofString());
  }

  private HttpResponse<String> post(String path, ObjectNode body, String... headers)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(at(path))
            .header("Content-Type", "application/json")
            .header("X-Cleave", "1");
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(
        request.POST(HttpRequest.BodyPublishers.ofString(body.toString())).build(),
        HttpResponse.BodyHandlers.ofString());
  }

  private static JsonNode json(HttpResponse<String> response) {
    JsonNode json = Frames.read(response.body());
    if (json == null) {
      throw new AssertionError(response.statusCode() + " " + response.body());
    }
    return json;
  }

  private JsonNode open(String scenario, String bots) throws IOException, InterruptedException {
    var body = Frames.object().put("scenario", scenario);
    body.set("play", Frames.object().put(bots, "bots"));
    var response = post("/api/tables", body);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
    return json(response);
  }

  /** Somebody's browser. */
  private final class Browser implements WebSocket.Listener {
    final LinkedBlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
    final ObjectNode view = Frames.object();
    final StringBuilder part = new StringBuilder();
    final WebSocket socket;
    String given = "";

    Browser(String table, String token) {
      socket =
          client
              .newWebSocketBuilder()
              .header("Cookie", Seats.COOKIE + table + "=" + token)
              .buildAsync(
                  URI.create("ws://127.0.0.1:" + port + "/api/tables/" + table + "/live"), this)
              .join();
      say("{\"type\":\"hello\",\"v\":1}");
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        JsonNode frame = Frames.read(part.toString());
        part.setLength(0);
        if (frame != null) {
          frames.add(frame);
        }
      }
      from.request(1);
      return null;
    }

    void say(String frame) {
      socket.sendText(frame, true).handle((_, closed) -> closed == null).join();
    }

    JsonNode next() throws InterruptedException {
      JsonNode frame = frames.poll(60, TimeUnit.SECONDS);
      if (frame == null) {
        throw new AssertionError("nothing comes; the view is " + view);
      }
      switch (frame.path("type").asString()) {
        case "welcome" -> view.setAll((ObjectNode) frame.path("view"));
        case "update" -> view.setAll((ObjectNode) frame.path("changes"));
        default -> {}
      }
      give();
      return frame;
    }

    /** What the dice want of this seat; browsers give it without asking anybody. */
    private void give() {
      String wants = view.path("you").path("wants").asString("");
      JsonNode dice = view.path("table").path("dice");
      if (!wants.isEmpty() && !wants.equals(given) && !socket.isOutputClosed()) {
        given = wants;
        byte[] seed = new byte[Epoch.BYTES];
        byte[] promise = HexFormat.of().parseHex(dice.path("promise").asString());
        byte[] hash = Epoch.seatPromise(promise, view.path("you").path("seat").asInt(), seed);
        say(
            Frames.object()
                .put("type", "seed")
                .put("cmd", "command-" + cmds++)
                .put("epoch", dice.path("epoch").asInt())
                .put(wants, HexFormat.of().formatHex(wants.equals("seed") ? seed : hash))
                .toString());
      }
    }

    JsonNode until(String type) throws InterruptedException {
      JsonNode frame = next();
      while (!frame.path("type").asString().equals(type)) {
        frame = next();
      }
      return frame;
    }

    /** Says what is usual to every question until the fight is over. */
    void fightOn() throws InterruptedException {
      while (!view.path("table").path("phase").asString("").equals("over")) {
        JsonNode prompt = view.path("prompt");
        if (prompt.isObject()) {
          answer(prompt);
        } else {
          next();
        }
      }
    }

    void answer(JsonNode prompt) throws InterruptedException {
      String cmd = "command-" + cmds++;
      say(
          Frames.object()
              .put("type", "answer")
              .put("cmd", cmd)
              .put("q", prompt.path("q").asString())
              .put("text", prompt.path("usual").asString())
              .toString());
      view.putNull("prompt");
      while (!until("ack").path("cmd").asString().equals(cmd)) {}
    }
  }

  private static String token(JsonNode opened, int seat) {
    return opened.path("seats").get(seat - 1).path("link").asString().substring("/join#".length());
  }

  @Test
  void aFightIsFoughtThroughAPlayersSocket() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    var ann = new Browser(opened.path("table").asString(), token(opened, 2));
    ann.fightOn();
    assertThat(ann.view.path("you").path("role").asString()).isEqualTo("player");
    assertThat(ann.view.path("combatants").size()).isPositive();
  }

  @Test
  void theJudgeBeginsTheNextFightAtTheSameTable() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    String table = opened.path("table").asString();
    String judge = Seats.COOKIE + table + "=" + token(opened, 1);
    String player = Seats.COOKIE + table + "=" + token(opened, 2);
    String path = "/api/tables/" + table + "/chapters";
    var next =
        Frames.object()
            .put(
                "scenario",
                """
                scenario: The way home
                distance: 5
                combatants:
                  Marcus: {hp left: 7}
                  Wolf: {side: wolves, creature: wolf}
                """);
    var early = post(path, next, "Cookie", judge);
    assertThat(early.statusCode()).isEqualTo(422);
    assertThat(early.body()).contains("The fight is not over yet.");
    var ann = new Browser(table, token(opened, 2));
    ann.fightOn();
    assertThat(post(path, next, "Cookie", player).statusCode()).isEqualTo(403);
    assertThat(post(path, next).statusCode()).isEqualTo(404);
    var wrong =
        Frames.object().put("scenario", "scenario: x\ncombatants: {Marcus: {hp left: nine}}");
    var refused = post(path, wrong, "Cookie", judge);
    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(json(refused).path("problems").get(0).path("line").asInt()).isEqualTo(2);
    var begun = post(path, next, "Cookie", judge);
    assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
    assertThat(begun.body()).isEqualTo("{\"chapter\":2}");
    ann.given = "";
    while (ann.view.path("table").path("chapter").asInt() != 2) {
      ann.next();
    }
    assertThat(ann.view.path("table").path("title").asString()).isEqualTo("The way home");
    stop();
    start();
    var again = new Browser(table, token(opened, 2));
    again.until("welcome");
    assertThat(again.view.path("table").path("chapter").asInt()).isEqualTo(2);
    assertThat(again.view.path("combatants").get(0).path("hp").asInt()).isEqualTo(7);
  }

  @Test
  void aFightCanBeSeenAgainAndRead() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    String table = opened.path("table").asString();
    String cookie = Seats.COOKIE + table + "=" + token(opened, 2);
    var ann = new Browser(table, token(opened, 2));
    ann.fightOn();
    var film =
        client.send(
            HttpRequest.newBuilder(at("/api/tables/" + table + "/frames"))
                .header("Cookie", cookie)
                .build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(film.statusCode()).isEqualTo(200);
    assertThat(film.body()).startsWith("[{\"card\":0,").contains("\"Marcus\"");
    assertThat(film.body()).doesNotContain("\"most\":6"); // what the orc has is not theirs to know
    var text =
        client.send(
            HttpRequest.newBuilder(at("/api/tables/" + table + "/journal?as=markdown"))
                .header("Cookie", cookie)
                .build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(text.body()).startsWith("# Duel").contains("## Round 1").contains("strikes at");
    assertThat(get("/api/tables/" + table + "/frames").statusCode()).isEqualTo(404);
    for (String before : new String[] {"4", "0", "x"}) {
      var older =
          client.send(
              HttpRequest.newBuilder(at("/api/tables/" + table + "/cards?before=" + before))
                  .header("Cookie", cookie)
                  .build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(older.statusCode()).isEqualTo(before.equals("x") ? 400 : 200);
      assertThat(older.body().contains("\"card\":3,")).isEqualTo(before.equals("4"));
      assertThat(older.body()).doesNotContain("\"card\":4,");
    }
  }

  @Test
  void afterARestartTheTableStandsAtTheSameQuestion() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    String table = opened.path("table").asString();
    var ann = new Browser(table, token(opened, 2));
    while (!ann.view.path("prompt").isObject()) {
      ann.next();
    }
    ann.answer(ann.view.path("prompt"));
    while (!ann.view.path("prompt").isObject()) {
      ann.next();
    }
    JsonNode before = ann.view.path("prompt");
    stop();
    start();
    var again = new Browser(table, token(opened, 2));
    while (!again.view.path("prompt").isObject()) {
      again.next();
    }
    assertThat(again.view.path("prompt")).isEqualTo(before);
    assertThat(again.view.path("table").path("round"))
        .isEqualTo(ann.view.path("table").path("round"));
    again.fightOn();
  }

  @Test
  void whoHasNoSeatHearsNothing() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    JsonNode other = open(DUEL, "orcs");
    var stranger = new Browser(opened.path("table").asString(), token(other, 1));
    assertThat(stranger.next().path("type").asString()).isEqualTo("bye");
    assertThat(stranger.frames.poll(200, TimeUnit.MILLISECONDS)).isNull();
    assertThat(post("/api/join", Frames.object().put("token", "guess")).statusCode())
        .isEqualTo(410);
  }

  @Test
  void aLinkOpensItsSeat() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    var response = post("/api/join", Frames.object().put("token", token(opened, 2)));
    assertThat(json(response).path("seat").asInt()).isEqualTo(2);
    assertThat(response.headers().firstValue("Set-Cookie").orElse(""))
        .contains("HttpOnly")
        .contains("SameSite=Strict");
  }

  @Test
  void aScenarioThatCannotBeFoughtIsRefusedWithItsLines() throws Exception {
    var response = post("/api/check", Frames.object().put("scenario", "scenario: x\nrulebok: y\n"));
    assertThat(response.statusCode()).isEqualTo(422);
    assertThat(response.body()).contains("\"line\":2").contains("rulebok");
  }

  @Test
  void framesThatAreNotOursAreRefusedAndTheTableGoesOn() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    var ann = new Browser(opened.path("table").asString(), token(opened, 2));
    ann.until("welcome");
    for (String bad :
        new String[] {
          "{",
          "[]",
          "{\"type\":\"answer\"}",
          "{\"type\":\"judge\",\"cmd\":\"12345678\",\"text\":1}",
          "{\"type\":\"undo\",\"cmd\":\"x\",\"to\":1}",
          "{\"type\":\"hello\",\"type\":\"hello\"}"
        }) {
      ann.say(bad);
      assertThat(ann.until("refused").path("code").asString()).as(bad).isEqualTo("bad");
    }
    ann.say("{\"type\":\"judge\",\"cmd\":\"12345678\",\"text\":\"set Orc to 1 hp\"}");
    assertThat(ann.until("refused").path("code").asString()).isEqualTo("not yours");
    ann.say("{\"type\":\"answer\",\"cmd\":\"12345679\",\"q\":\"9.9.9\",\"text\":\"done\"}");
    assertThat(ann.until("refused").path("code").asString()).isEqualTo("stale");
    ann.fightOn();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/assets/..%2f..%2fpom.xml",
        "/assets/%00",
        "/assets/.",
        "/api/nothing",
        "/api/scenarios/..%2fREADME",
        "/nowhere"
      })
  void whatIsNotThereIsNotFound(String path) throws Exception {
    assertThat(get(path).statusCode()).isIn(400, 404);
  }

  @Test
  void otherPagesAndOtherNamesAreTurnedAway() throws Exception {
    var body = Frames.object().put("scenario", DUEL);
    assertThat(post("/api/check", body, "Origin", "https://evil.example").statusCode())
        .isEqualTo(403);
    var plain =
        client.send(
            HttpRequest.newBuilder(at("/api/check"))
                .header("Content-Type", "text/plain")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(plain.statusCode()).isEqualTo(415);
    assertThat(
            post("/api/join", Frames.object().put("token", "x").put("role", "judge")).statusCode())
        .isEqualTo(400);
    assertThat(get("/").headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'")
        .doesNotContain("unsafe");
  }

  private HttpResponse<String> seats(JsonNode opened, int seat, String body) throws Exception {
    String table = opened.path("table").asString();
    return post(
        "/api/tables/" + table + "/seats",
        (ObjectNode) Objects.requireNonNull(Frames.read(body)),
        "Cookie",
        Seats.COOKIE + table + "=" + token(opened, seat));
  }

  @Test
  void theJudgeGivesNewLinksAndTheOldOnesAreDead() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    String table = opened.path("table").asString();
    var ann = new Browser(table, token(opened, 2));
    ann.until("welcome");
    assertThat(seats(opened, 2, "{\"renew\":\"2\"}").statusCode()).isEqualTo(403);
    var renewed = json(seats(opened, 1, "{\"renew\":\"2\"}"));
    String link = renewed.path("seats").get(1).path("link").asString();
    assertThat(renewed.path("seats").get(0).has("link")).isFalse();
    assertThat(link).isNotEqualTo(opened.path("seats").get(1).path("link").asString());
    assertThat(ann.until("bye").path("reason").asString()).contains("no longer yours");
    assertThat(post("/api/join", Frames.object().put("token", token(opened, 2))).statusCode())
        .isEqualTo(410);
    var again = new Browser(table, link.substring("/join#".length()));
    again.fightOn();
  }

  @Test
  void theJudgeAddsChangesAndTakesAwaySeats() throws Exception {
    JsonNode opened = open(DUEL, "heroes");
    String table = opened.path("table").asString();
    var judge = new Browser(table, token(opened, 1));
    judge.until("welcome");
    String orc = judge.view.path("combatants").get(1).path("id").asString();
    var added =
        json(
            seats(
                opened,
                1,
                "{\"add\":{\"role\":\"player\",\"name\":\"Zoe\",\"combatants\":[\""
                    + orc
                    + "\"]}}"));
    JsonNode zoe = added.path("seats").get(added.path("seats").size() - 1);
    assertThat(zoe.path("combatants").toString()).isEqualTo("[\"Orc\"]");
    var screen = new Browser(table, zoe.path("link").asString().substring("/join#".length()));
    screen.until("welcome");
    assertThat(screen.view.path("you").path("name").asString()).isEqualTo("Zoe");
    String seat = zoe.path("seat").asString();
    seats(opened, 1, "{\"change\":{\"seat\":\"" + seat + "\",\"name\":\"Zora\"}}");
    while (!screen.view.path("you").path("name").asString().equals("Zora")) {
      screen.next();
    }
    for (String bad :
        new String[] {
          "{}",
          "{\"revoke\":\"1\"}",
          "{\"revoke\":\"99\"}",
          "{\"renew\":true}",
          "{\"renew\":\"2\",\"revoke\":\"3\"}",
          "{\"add\":{\"role\":\"judge\",\"name\":\"x\",\"combatants\":[]}}",
          "{\"add\":{\"role\":\"player\",\"name\":\" \",\"combatants\":[\"" + orc + "\"]}}",
          "{\"add\":{\"role\":\"player\",\"name\":\"x\",\"combatants\":[\"c9\"]}}",
          "{\"add\":{\"role\":\"player\",\"name\":\"x\",\"combatants\":[\"" + orc + "\"],\"hp\":9}}"
        }) {
      assertThat(seats(opened, 1, bad).statusCode()).as(bad).isIn(400, 422);
    }
    assertThat(seats(opened, 1, "{\"revoke\":\"" + seat + "\"}").statusCode()).isEqualTo(200);
    screen.until("bye");
    stop();
    start();
    var later = new Browser(table, token(opened, 1));
    later.until("welcome");
    assertThat(later.view.path("seats").toString()).doesNotContain("Zora");
  }

  @Test
  void whoTakesASeatMaySayWhatHeIsCalled() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    var body = Frames.object().put("token", token(opened, 2)).put("name", "Ann");
    assertThat(post("/api/join", body).statusCode()).isEqualTo(200);
    var ann = new Browser(opened.path("table").asString(), token(opened, 2));
    ann.until("welcome");
    assertThat(ann.view.path("you").path("name").asString()).isEqualTo("Ann");
    assertThat(post("/api/join", body.put("name", " ")).statusCode()).isEqualTo(400);
  }

  @Test
  void aSideThatIsNotThereCannotBePlayed() throws Exception {
    var body = Frames.object().put("scenario", DUEL);
    body.set("play", Frames.object().put("orks", "bots"));
    var response = post("/api/tables", body);
    assertThat(response.statusCode()).isEqualTo(422);
    assertThat(response.body()).contains("orks").contains("heroes, orcs");
  }

  @Test
  void newLinksForAllMoveTheJudgeToo() throws Exception {
    JsonNode opened = open(DUEL, "orcs");
    var response = seats(opened, 1, "{\"renew\":\"all\"}");
    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Set-Cookie").orElse("")).contains(Seats.COOKIE);
    assertThat(seats(opened, 1, "{\"renew\":\"2\"}").statusCode()).isEqualTo(404);
  }
}
