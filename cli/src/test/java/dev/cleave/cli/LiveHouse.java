package dev.cleave.cli;

import dev.cleave.content.Library;
import dev.cleave.server.house.House;
import dev.cleave.server.store.Place;
import dev.cleave.server.store.Store;
import dev.cleave.server.web.Shelves;
import dev.cleave.server.web.WebServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** A real server with tables in it, which can be closed and opened again. */
final class LiveHouse implements AutoCloseable {
  private final HttpClient client = HttpClient.newHttpClient();
  private final Path folder;
  private @Nullable WebServer server;
  private int port;

  LiveHouse(Path folder) {
    this.folder = folder;
    open();
  }

  /** On the same port as before, with the same tables. */
  void open() {
    var store = Store.open(Place.of(folder.resolve("tables.db").toString(), Map.of()));
    var now =
        new WebServer(
            new House(store, Library.core()), Shelves.of(folder), Set.of("127.0.0.1", "localhost"));
    port = now.start("127.0.0.1", port == 0 ? free() : port);
    server = now;
  }

  /** None of those given to whoever calls out: while the house is closed, nobody takes it. */
  private static int free() {
    for (int candidate = 10_000 + (int) (ProcessHandle.current().pid() % 200) * 50; ; candidate++) {
      try (var taken = new ServerSocket(candidate, 1, InetAddress.getLoopbackAddress())) {
        return taken.getLocalPort();
      } catch (IOException inUse) {
        if (candidate > 32_700) {
          throw new UncheckedIOException(inUse);
        }
      }
    }
  }

  @Override
  public void close() {
    if (server != null) {
      server.close();
      server = null;
    }
  }

  int port() {
    return port;
  }

  String address() {
    return "http://127.0.0.1:" + port + "/";
  }

  /** A table with the tokens of its seats, the Judge's first. */
  record Table(String id, List<String> tokens) {}

  Table table(String scenario, String dice, String... bots) throws Exception {
    var play = JsonNodeFactory.instance.objectNode();
    for (String side : bots) {
      play.put(side, "bots");
    }
    var body = JsonNodeFactory.instance.objectNode().put("scenario", scenario).put("dice", dice);
    body.set("play", play);
    var answer =
        client.send(
            HttpRequest.newBuilder(URI.create(address() + "api/tables"))
                .header("Content-Type", "application/json")
                .header("X-Cleave", "1")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    JsonNode opened = JsonMapper.shared().readTree(answer.body());
    var tokens = new ArrayList<String>();
    for (JsonNode seat : opened.path("seats")) {
      tokens.add(seat.path("link").asString().substring("/join#".length()));
    }
    if (tokens.isEmpty()) {
      throw new AssertionError(answer.body());
    }
    return new Table(opened.path("table").asString(), tokens);
  }

  /** The Judge begins the next fight. */
  void chapter(Table table, String scenario) throws IOException, InterruptedException {
    var body = JsonNodeFactory.instance.objectNode().put("scenario", scenario);
    var answer =
        client.send(
            HttpRequest.newBuilder(URI.create(address() + "api/tables/" + table.id() + "/chapters"))
                .header("Content-Type", "application/json")
                .header("X-Cleave", "1")
                .header("Cookie", "cleave-" + table.id() + "=" + table.tokens().getFirst())
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 201) {
      throw new AssertionError(answer.body());
    }
  }

  String journal(Table table, int seat, String form) throws IOException, InterruptedException {
    return client
        .send(
            HttpRequest.newBuilder(
                    URI.create(address() + "api/tables/" + table.id() + "/journal?as=" + form))
                .header("Cookie", "cleave-" + table.id() + "=" + table.tokens().get(seat - 1))
                .build(),
            HttpResponse.BodyHandlers.ofString())
        .body();
  }
}
