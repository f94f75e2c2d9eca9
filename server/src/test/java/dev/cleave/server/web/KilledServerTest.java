package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.server.store.PostgresServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The whole server killed in the middle of play again and again: what was acknowledged is there,
 * what was seen has not changed, and every table goes on. {@code -Dcleave.kills=100} searches
 * longer.
 */
@ExtendWith(PostgresServer.Here.class)
class KilledServerTest {

  private static final int KILLS = Integer.getInteger("cleave.kills", 4);
  private static final int TABLES = 3;

  private static final String FIGHT =
      """
      scenario: Fight
      rulebook: acks2
      map: 16x10
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 60, weapon: spear, shield: true, armour: chain, at: [3, 4]}
        Lucia: {side: heroes, fighter: 2, hp: 60, weapon: sword, armour: chain, at: [3, 6]}
        Orc: {side: orcs, creature: orc, hp: 50, count: 3, at: [[11, 4], [11, 6], [12, 5]]}
      """;

  @TempDir Path folder;

  private final HttpClient client = HttpClient.newHttpClient();
  private final Random random = new Random(5);
  private @Nullable Process process;
  private String place = "";
  private int port;
  private long cmds;

  private void start() throws IOException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Opened.class.getName(),
                place)
            .redirectError(Redirect.INHERIT)
            .start();
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    port = Integer.parseInt(out.readLine());
  }

  /** Also where a test has failed. */
  @AfterEach
  void kill() throws InterruptedException {
    if (process != null) {
      process.destroyForcibly().waitFor();
    }
  }

  /** The Judge's screen of one table, who answers for everybody. */
  private final class Judge implements WebSocket.Listener {
    final String table;
    final String token;
    final Set<String> acked = new LinkedHashSet<>();
    final Map<Integer, String> cards = new LinkedHashMap<>();
    private LinkedBlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
    private ObjectNode view = Frames.object();
    private final StringBuilder part = new StringBuilder();
    private @Nullable WebSocket socket;
    private JsonNode applied = Frames.object();
    private boolean begun;

    Judge(String table, String token) {
      this.table = table;
      this.token = token;
    }

    void sit() {
      frames = new LinkedBlockingQueue<>();
      view = Frames.object();
      part.setLength(0);
      begun = false;
      socket =
          client
              .newWebSocketBuilder()
              .header("Cookie", Seats.COOKIE + table + "=" + token)
              .buildAsync(
                  URI.create("ws://127.0.0.1:" + port + "/api/tables/" + table + "/live"), this)
              .join();
      var hello = Frames.object().put("type", "hello").put("v", 1);
      var pending = hello.putArray("pending");
      acked.stream().skip(Math.max(0, acked.size() - 40)).forEach(pending::add);
      socket.sendText(hello.toString(), true).join();
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

    /** Takes in one frame; false if none comes, for the server is dead. */
    boolean next(long millis) throws InterruptedException {
      JsonNode frame = frames.poll(millis, TimeUnit.MILLISECONDS);
      if (frame == null) {
        return false;
      }
      switch (frame.path("type").asString()) {
        case "welcome" -> {
          view.setAll((ObjectNode) frame.path("view"));
          applied = frame.path("applied");
          keep(frame.path("cards"));
        }
        case "update" -> {
          view.setAll((ObjectNode) frame.path("changes"));
          keep(frame.path("cards"));
        }
        case "ack" -> acked.add(frame.path("cmd").asString());
        default -> {}
      }
      return true;
    }

    /** A card once seen is always the same. */
    private void keep(JsonNode all) {
      for (JsonNode card : all) {
        String before = cards.put(card.path("card").asInt(), card.toString());
        assertThat(card.toString()).isEqualTo(before == null ? card.toString() : before);
      }
    }

    /** Answers whatever is asked, whomever it is for. */
    void answer() {
      JsonNode prompt = view.path("prompt");
      String q = prompt.path("q").asString("");
      String text = prompt.path("usual").asString("");
      if (view.path("table").path("dice").path("state").asString("").equals("gathering")) {
        if (!begun) { // once: who says it again and again is shown the door
          begun = true;
          say(Frames.object().put("type", "begin"));
        }
      } else if (!q.isEmpty()) {
        view.putNull("prompt");
        say(Frames.object().put("type", "answer").put("q", q).put("text", text));
      }
    }

    boolean isOver() {
      return view.path("table").path("phase").asString("").equals("over");
    }

    private void say(ObjectNode frame) {
      try {
        if (socket != null) {
          socket.sendText(frame.put("cmd", "command-" + cmds++).toString(), true).join();
        }
      } catch (CompletionException dead) {
        assertThat(process == null || process.isAlive()).as("the server is dead").isFalse();
      }
    }
  }

  /** Side by side with bots on no side: the Judge's one seat answers for all, to keep it simple. */
  private Judge open() throws IOException, InterruptedException {
    var body = Frames.object().put("scenario", FIGHT);
    var response =
        client.send(
            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables"))
                .header("Content-Type", "application/json")
                .header("X-Cleave", "1")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    JsonNode opened = Frames.read(response.body());
    if (opened == null) {
      throw new AssertionError(response.body());
    }
    String link = opened.path("seats").get(0).path("link").asString();
    return new Judge(opened.path("table").asString(), link.substring("/join#".length()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"SQLite", "PostgreSQL"})
  void nothingAcknowledgedIsLostAndNothingSeenChanges(String database) throws Exception {
    place = database.equals("SQLite") ? folder.resolve("t.db").toString() : PostgresServer.url();
    start();
    List<Judge> judges = new ArrayList<>();
    for (int i = 0; i < TABLES; i++) {
      judges.add(open());
    }
    int answers = 0;
    for (int round = 0; round <= KILLS; round++) {
      for (Judge judge : judges) {
        judge.sit();
        assertThat(judge.next(120_000)).as("table %s greets", judge.table).isTrue();
        judge.applied.properties().forEach(one -> assertThat(one.getValue().isNull()).isFalse());
        judge.say(run("heroes"));
        judge.say(run("orcs"));
      }
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(150 + random.nextInt(250));
      int wanted = answers + 2; // on a busy machine that takes longer
      while (System.nanoTime() < end
          || answers < wanted && !judges.stream().allMatch(Judge::isOver)) {
        for (Judge judge : judges) {
          while (judge.next(1)) {}
          judge.answer();
          answers = Math.max(answers, judge.acked.size());
        }
        assertThat(System.nanoTime() - end).isLessThan(TimeUnit.MINUTES.toNanos(2));
      }
      kill();
      for (Judge judge : judges) {
        while (judge.next(20)) {}
        answers = Math.max(answers, judge.acked.size());
      }
      start();
    }
    kill();
    assertThat(answers).as("answers given").isGreaterThan(KILLS);
    for (Judge judge : judges) {
      assertThat(judge.cards.keySet())
          .as("cards without a gap")
          .containsExactlyInAnyOrderElementsOf(
              IntStream.rangeClosed(1, judge.cards.size()).boxed().toList());
    }
  }

  private static ObjectNode run(String side) {
    return Frames.object().put("type", "run").put("who", side).put("by", "judge");
  }

  /** A server in a process of its own. */
  static final class Opened {
    private Opened() {}

    public static void main(String[] args) throws InterruptedException {
      var store =
          dev.cleave.server.store.Store.open(dev.cleave.server.store.Place.of(args[0], Map.of()));
      var server =
          new WebServer(
              new dev.cleave.server.house.House(store, dev.cleave.content.Library.core()),
              Shelves.of(Path.of("..", "scenarios")),
              Set.of("127.0.0.1"));
      System.out.println(server.start("127.0.0.1", 0));
      Thread.currentThread().join();
    }
  }
}
