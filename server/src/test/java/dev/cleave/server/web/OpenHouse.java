package dev.cleave.server.web;

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
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A server with its doors open, and a table in it. */
final class OpenHouse implements AutoCloseable {

  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final HttpClient client = HttpClient.newHttpClient();
  final WebServer server;
  private final int port;

  OpenHouse(Path folder) {
    var store = Store.open(Place.of(folder.resolve("t.db").toString(), Map.of()));
    server =
        new WebServer(
            new House(store, Library.core()),
            Shelves.of(Path.of("..", "scenarios")),
            Set.of("127.0.0.1"));
    port = server.start("127.0.0.1", 0);
  }

  @Override
  public void close() {
    server.close();
  }

  /**
   * A table and what opens its seats.
   *
   * @param opened the answer as it came
   */
  record Table(String id, JsonNode opened) {

    String cookie(int seat) {
      String link = opened.path("seats").get(seat - 1).path("link").asString();
      return Seats.COOKIE + id + "=" + link.substring("/join#".length());
    }
  }

  Table open(String scenario, String... bots) throws IOException, InterruptedException {
    var play = Frames.object();
    for (String side : bots) {
      play.put(side, "bots");
    }
    var body = Frames.object().put("scenario", scenario).set("play", play);
    var answer = post("/api/tables", body.toString());
    if (answer.statusCode() != 201) {
      throw new AssertionError(answer.body());
    }
    JsonNode opened = MAPPER.readTree(answer.body());
    return new Table(opened.path("table").asString(), opened);
  }

  HttpResponse<String> get(String path, String... headers)
      throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  HttpResponse<String> get(Table table, int seat, String rest)
      throws IOException, InterruptedException {
    return get("/api/tables/" + table.id() + rest, "Cookie", table.cookie(seat));
  }

  HttpResponse<String> post(String path, String body, String... headers)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .header("Content-Type", "application/json")
            .header("X-Cleave", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  Player sit(Table table, int seat) {
    return new Player(table, seat);
  }

  /** Somebody at a table. */
  final class Player implements WebSocket.Listener {
    private final LinkedBlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;
    final ObjectNode view = Frames.object();
    int cards;
    private String given = "";

    private Player(Table table, int seat) {
      socket =
          client
              .newWebSocketBuilder()
              .header("Cookie", table.cookie(seat))
              .buildAsync(
                  URI.create("ws://127.0.0.1:" + port + "/api/tables/" + table.id() + "/live"),
                  this)
              .join();
      socket.sendText("{\"type\":\"hello\",\"v\":1}", true).join();
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        frames.add(MAPPER.readTree(part.toString()));
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    JsonNode next() throws InterruptedException {
      JsonNode frame = frames.poll(60, TimeUnit.SECONDS);
      if (frame == null) {
        throw new AssertionError("nothing comes; the view is " + view);
      }
      if (frame.path("view") instanceof ObjectNode whole) {
        view.setAll(whole);
      }
      if (frame.path("changes") instanceof ObjectNode changes) {
        view.setAll(changes);
      }
      cards += frame.path("cards").size();
      give();
      return frame;
    }

    /** What the dice want of this seat; browsers give it without asking anybody. */
    private void give() {
      String wants = view.path("you").path("wants").asString("");
      JsonNode dice = view.path("table").path("dice");
      if (!wants.isEmpty() && !wants.equals(given)) {
        given = wants;
        byte[] seed = new byte[Epoch.BYTES];
        byte[] promise = HexFormat.of().parseHex(dice.path("promise").asString());
        byte[] hash = Epoch.seatPromise(promise, view.path("you").path("seat").asInt(), seed);
        var command =
            Frames.object()
                .put("type", "seed")
                .put("cmd", UUID.randomUUID().toString())
                .put("epoch", dice.path("epoch").asInt())
                .put(wants, HexFormat.of().formatHex(wants.equals("seed") ? seed : hash));
        socket.sendText(command.toString(), true).join();
      }
    }

    void until(Predicate<JsonNode> wanted) throws InterruptedException {
      while (!wanted.test(view)) {
        next();
      }
    }

    /** Says something and waits until it is done. */
    void say(ObjectNode command) throws InterruptedException {
      String cmd = UUID.randomUUID().toString();
      socket.sendText(command.put("cmd", cmd).toString(), true).join();
      JsonNode answer = next();
      while (!answer.path("cmd").asString("").equals(cmd)) {
        answer = next();
      }
      if (!answer.path("type").asString().equals("ack")) {
        throw new AssertionError(answer.toString());
      }
    }

    void answer() throws InterruptedException {
      until(seen -> seen.path("prompt").isObject());
      JsonNode prompt = view.path("prompt");
      view.putNull("prompt");
      say(
          Frames.object()
              .put("type", "answer")
              .put("q", prompt.path("q").asString())
              .put("text", prompt.path("usual").asString()));
    }

    /** Says what is usual to every question until the fight is over. */
    void fightOn() throws InterruptedException {
      while (true) {
        until(seen -> seen.path("prompt").isObject() || isOver());
        if (isOver()) {
          return;
        }
        answer();
      }
    }

    private boolean isOver() {
      return view.path("table").path("phase").asString("").equals("over");
    }
  }
}
