package dev.cleave.server.web;

import dev.cleave.content.Library;
import dev.cleave.server.house.House;
import dev.cleave.server.store.Place;
import dev.cleave.server.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A whole server on a port of its own, over a file of its own. */
final class Served implements AutoCloseable {

  static final String DUEL =
      """
      scenario: Duel
      rulebook: acks2
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 14, weapon: sword, shield: true, armour: chain}
        Orc: {side: orcs, creature: orc, hp: 6}
      """;

  private static final int PATIENCE = 60_000;

  private final HttpClient client = HttpClient.newHttpClient();
  private final House house;
  private final WebServer server;
  private final int port;

  Served(Path folder) {
    this(folder, "", Limits.USUAL);
  }

  Served(Path folder, String passphrase, Limits limits) {
    var store = Store.open(Place.of(folder.resolve("t.db").toString(), Map.of()));
    house = new House(store, Library.core());
    server =
        new WebServer(
            house, Shelves.of(Path.of("..", "scenarios")), Set.of("127.0.0.1"), passphrase, limits);
    port = server.start("127.0.0.1", 0);
  }

  House house() {
    return house;
  }

  int port() {
    return port;
  }

  HttpClient client() {
    return client;
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  HttpRequest.Builder at(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
  }

  HttpResponse<String> get(String path, String... headers) {
    var request = at(path);
    return send(headers.length == 0 ? request : request.headers(headers));
  }

  HttpResponse<String> post(String path, String body, String... headers) {
    var request =
        at(path)
            .header("Content-Type", "application/json")
            .header("X-Cleave", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    return send(headers.length == 0 ? request : request.headers(headers));
  }

  static JsonNode json(HttpResponse<String> response) {
    JsonNode json = Frames.read(response.body());
    if (json == null) {
      throw new AssertionError(response.statusCode() + " " + response.body());
    }
    return json;
  }

  static ObjectNode duel() {
    var body = Frames.object().put("scenario", DUEL);
    body.set("play", Frames.object().put("orcs", "bots"));
    return body;
  }

  /** A table at which Marcus is a person's and the orc a bot's. */
  Seated open() {
    var response = post("/api/tables", duel().toString());
    if (response.statusCode() != 201) {
      throw new AssertionError(response.body());
    }
    return new Seated(json(response));
  }

  /** A table and its links. */
  record Seated(JsonNode opened) {
    String table() {
      return opened.path("table").asString();
    }

    String token(int seat) {
      return opened.path("seats").get(seat - 1).path("link").asString().replace("/join#", "");
    }

    String cookie(int seat) {
      return Seats.COOKIE + table() + "=" + token(seat);
    }
  }

  /** The answer to these very bytes; empty if the server just hangs up. */
  String raw(String bytes) {
    try (var socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(PATIENCE);
      write(socket, bytes);
      return rest(socket);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The server may have hung up in the middle, which is its right. */
  static boolean write(Socket socket, String bytes) {
    try {
      socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return true;
    } catch (IOException closed) {
      return false;
    }
  }

  static String rest(Socket socket) {
    var text = new StringBuilder();
    try {
      for (int b = socket.getInputStream().read(); b >= 0; b = socket.getInputStream().read()) {
        text.append((char) b);
      }
    } catch (SocketTimeoutException never) {
      throw new AssertionError("the server keeps the line open after: " + text, never);
    } catch (IOException reset) {
      return text.toString();
    }
    return text.toString();
  }

  @Override
  public void close() {
    server.close();
  }
}
