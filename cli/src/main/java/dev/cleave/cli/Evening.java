package dev.cleave.cli;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Trains the JVM's cache for a server when Cleave is built: a table is opened, somebody sits down
 * and plays, the server is started again, and he is greeted by the same table. Whatever all that
 * uses is there sooner from then on.
 */
final class Evening {

  private static final Pattern ADDRESS = Pattern.compile("http://\\S+/");
  private static final String PLAYS = "bot\n".repeat(12) + "quit\n";
  private static final String LOOKS_IN = "quit\n";

  private static final String SCENARIO =
      """
      scenario: An evening
      map: 20x14
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 30, weapon: sword, shield: true, armour: chain, at: [3, 4]}
        Orc: {side: orcs, creature: orc, count: 3, at: [[15, 4], [15, 6], [16, 8]]}
      """;

  private static final int MOST_SECONDS = 60;

  private final Surroundings here;

  Evening(Surroundings here) {
    this.here = here;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    Thread patience = Thread.ofPlatform().daemon().start(Evening::end);
    new Evening(Surroundings.real()).pass();
    patience.interrupt();
    System.exit(Exit.FINE);
  }

  void pass() throws IOException, InterruptedException {
    String token;
    try (var server = start()) {
      token = open(server.address);
      sit(server.address, token, PLAYS);
    }
    try (var again = start()) {
      sit(again.address, token, LOOKS_IN);
    }
  }

  /** The cache is worth having, not worth waiting for: the build goes on without it. */
  private static void end() {
    try {
      TimeUnit.SECONDS.sleep(MOST_SECONDS);
    } catch (InterruptedException over) {
      return;
    }
    Runtime.getRuntime().halt(Exit.FALSE);
  }

  /** Opens a table; gives back what opens the first player's seat. */
  private static String open(String address) throws IOException, InterruptedException {
    var body = JsonNodeFactory.instance.objectNode().put("scenario", SCENARIO);
    body.putObject("play").put("orcs", "bots");
    var request =
        HttpRequest.newBuilder(URI.create(address + "api/tables"))
            .header("Content-Type", "application/json")
            .header("X-Cleave", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
            .build();
    try (var client = HttpClient.newHttpClient()) {
      String opened = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
      JsonNode seats = JsonMapper.shared().readTree(opened).path("seats");
      String link = seats.path(1).path("link").asString();
      return link.substring(link.indexOf('#') + 1);
    }
  }

  /** Says these lines in a seat. */
  private void sit(String address, String token, String lines) {
    var in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
    Main.run(surroundings(in, here.out(), Map.of("CLEAVE_TOKEN", token)), "join", address);
  }

  private Surroundings surroundings(
      InputStream in, PrintWriter out, Map<String, String> environment) {
    return new Surroundings(in, out, here.err(), environment, here.folder(), here.home(), false);
  }

  /** A server in this process. */
  private record Served(Thread thread, String address) implements AutoCloseable {

    @Override
    public void close() {
      thread.interrupt();
      try {
        thread.join();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private Served start() throws IOException {
    var told = new PipedReader();
    var out = new PrintWriter(new PipedWriter(told), true);
    Surroundings its = surroundings(InputStream.nullInputStream(), out, Map.of());
    Thread thread =
        Thread.ofPlatform()
            .start(() -> Main.run(its, "serve", "--port", "0", "--db", "evening.db"));
    var lines = new BufferedReader(told);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher open = ADDRESS.matcher(line);
      if (open.find()) {
        return new Served(thread, open.group());
      }
    }
    throw new IOException("the server did not open");
  }
}
