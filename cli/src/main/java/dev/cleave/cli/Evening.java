package dev.cleave.cli;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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

  private Evening() {}

  /**
   * @param args a scenario, and the side in it that bots play
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    String token;
    try (var server = Served.start()) {
      token = open(server.address(), Path.of(args[0]), args[1]);
      sit(server.address(), token, PLAYS);
    }
    try (var again = Served.start()) {
      sit(again.address(), token, LOOKS_IN);
    }
    System.exit(Exit.FINE);
  }

  /** Opens a table; gives back what opens the first player's seat. */
  private static String open(String address, Path scenario, String bots)
      throws IOException, InterruptedException {
    var body = JsonNodeFactory.instance.objectNode().put("scenario", Files.readString(scenario));
    body.putObject("play").put(bots, "bots");
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
  private static void sit(String address, String token, String lines) {
    var in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
    var nobody = new PrintWriter(Writer.nullWriter());
    Main.run(surroundings(in, nobody, Map.of("CLEAVE_TOKEN", token)), "join", address);
  }

  private static Surroundings surroundings(
      InputStream in, PrintWriter out, Map<String, String> environment) {
    Surroundings real = Surroundings.real();
    return new Surroundings(in, out, real.err(), environment, real.folder(), real.home(), false);
  }

  /** A server of this process. */
  private record Served(Thread thread, String address) implements AutoCloseable {

    static Served start() throws IOException {
      var told = new PipedReader();
      var out = new PrintWriter(new PipedWriter(told), true);
      var nothing = InputStream.nullInputStream();
      Thread thread =
          Thread.ofPlatform()
              .start(
                  () ->
                      Main.run(
                          surroundings(nothing, out, Map.of()),
                          "serve",
                          "--port",
                          "0",
                          "--db",
                          "evening.db"));
      var lines = new BufferedReader(told);
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher open = ADDRESS.matcher(line);
        if (open.find()) {
          return new Served(thread, open.group());
        }
      }
      throw new IOException("the server did not open");
    }

    @Override
    public void close() throws IOException {
      thread.interrupt();
      try {
        thread.join();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
