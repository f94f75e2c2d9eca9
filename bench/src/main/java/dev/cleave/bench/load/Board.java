package dev.cleave.bench.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A table with all who sit at it. One answer is on its way at a time. */
final class Board {

  /** Somebody who should have heard by then has not been told. */
  private static final int PATIENCE = 10;

  private final Tallying tally;
  private final List<Sitter> sitters = new ArrayList<>();
  private volatile @Nullable Wave wave;
  private volatile boolean left;

  /** The question that was answered last. */
  private volatile String answered = "";

  private String table = "";
  private List<String> tokens = List.of();
  private int answers;

  Board(Tallying tally) {
    this.tally = tally;
  }

  /** One answer, and who has heard of what it led to. */
  private static final class Wave {
    final long sent;

    /** When the last of all heard of it; 0 if they are told with the next answer. */
    final CompletableFuture<Long> heard = new CompletableFuture<>();

    private final boolean[] told;
    private int left;

    Wave(long sent, int seats) {
      this.sent = sent;
      this.told = new boolean[seats];
      this.left = seats;
    }

    synchronized void tell(int nth, long now) {
      if (!told[nth]) {
        told[nth] = true;
        left--;
        if (left == 0) {
          heard.complete(now);
        }
      }
    }

    /** A side as a whole is asked: the others are told nothing until it has answered. */
    void waits() {
      heard.complete(0L);
    }
  }

  String table() {
    return table;
  }

  List<String> tokens() {
    return tokens;
  }

  int answers() {
    return answers;
  }

  /** A table of 2,400 that fight by themselves; the Judge looks on. */
  void openHeavy(HttpClient client, int port) throws Exception {
    String army =
        """
        scenario: Army
        rulebook: acks2
        distance: 30
        combatants:
          Legionary: {side: ours, fighter: 1, hp: 8, weapon: spear, count: 1200}
          Orc: {side: theirs, creature: orc, hp: 8, count: 1200}
        """;
    var play = Sitter.JSON.createObjectNode().put("ours", "bots").put("theirs", "bots");
    open(client, port, Sitter.JSON.createObjectNode().put("scenario", army).set("play", play));
    var judge = new Sitter(this, 0);
    sitters.add(judge);
    judge.sit(client, port, table, tokens.getFirst()).get(60, TimeUnit.SECONDS);
  }

  /** Opens the table; nobody sits there yet. */
  void open(HttpClient client, int port, String scenario) throws Exception {
    open(client, port, Sitter.JSON.createObjectNode().put("scenario", scenario));
  }

  private void open(HttpClient client, int port, ObjectNode body) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables"))
            .header("Content-Type", "application/json")
            .header("X-Cleave", "1")
            .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
            .build();
    var response = client.send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() != 201) {
      throw new IllegalStateException(response.statusCode() + " " + response.body());
    }
    JsonNode opened = Sitter.JSON.readTree(response.body());
    table = opened.path("table").asString();
    var links = new ArrayList<String>();
    opened
        .path("seats")
        .forEach(seat -> links.add(seat.path("link").asString().substring("/join#".length())));
    tokens = links;
  }

  /** So many sit down, the Judge first and those who find no seat to look on; the fight begins. */
  void sit(HttpClient client, int port, int seats) throws Exception {
    for (int i = 0; i < seats; i++) {
      var sitter = new Sitter(this, i);
      sitters.add(sitter);
      sitter
          .sit(client, port, table, tokens.get(Math.min(i, tokens.size() - 1)))
          .get(30, TimeUnit.SECONDS);
    }
    waitFor(() -> sitters.stream().noneMatch(sitter -> sitter.phase().isEmpty()));
    if (sitters.getFirst().phase().equals("lobby")) {
      sitters.getFirst().say(Sitter.JSON.createObjectNode().put("type", "begin")).get();
    }
    waitFor(() -> asked() != null);
  }

  private interface Condition {
    boolean holds();
  }

  private static void waitFor(Condition condition) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (!condition.holds()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("the table does not begin");
      }
      Thread.sleep(2);
    }
  }

  private @Nullable Sitter asked() {
    for (Sitter sitter : sitters) {
      if (isOpen(sitter.prompt())) {
        return sitter;
      }
    }
    return null;
  }

  /** Several may be asked for their side; whoever answers first answers for all of them. */
  private boolean isOpen(@Nullable JsonNode prompt) {
    return prompt != null && !prompt.path("q").asString().equals(answered);
  }

  boolean isOver() {
    return sitters.getFirst().phase().equals("over");
  }

  /**
   * Whoever is asked answers; how long until everybody has heard is counted. If then a side as a
   * whole is asked, it answers at once, and what counts is how long all take to hear of that.
   */
  void play() throws Exception {
    boolean all;
    do {
      waitFor(() -> asked() != null || isOver() || left);
      Sitter sitter = asked();
      all = sitter == null || isHeard(sitter);
    } while (!all);
  }

  /** False if not all may hear of it yet. */
  private boolean isHeard(Sitter sitter) throws InterruptedException, ExecutionException {
    var now = new Wave(System.nanoTime(), sitters.size());
    wave = now;
    sitter.answer();
    answers++;
    try {
      long heard = now.heard.get(PATIENCE, TimeUnit.SECONDS);
      if (heard > 0) {
        tally.took(heard - now.sent);
      }
      return heard > 0;
    } catch (TimeoutException late) {
      tally.fault("somebody was not told");
      return true;
    } finally {
      wave = null;
    }
  }

  void told(Sitter who, long now) {
    Wave waiting = wave;
    if (waiting != null) {
      waiting.tell(who.seat(), now);
      JsonNode prompt = who.prompt();
      if (prompt != null && isOpen(prompt) && !prompt.has("who")) {
        waiting.waits();
      }
    }
  }

  void answering(String q) {
    answered = q;
  }

  void failed(String why) {
    if (!left) {
      tally.fault(why);
    }
  }

  void leaving() {
    left = true;
  }

  void leave() {
    left = true;
    sitters.forEach(Sitter::leave);
  }

  /** The Judge comes back to a table; returns when he has been greeted. */
  void comeBack(HttpClient client, int port, String where, String token) throws Exception {
    table = where;
    var judge = new Sitter(this, 0);
    sitters.add(judge);
    judge.sit(client, port, where, token).get(30, TimeUnit.SECONDS);
    waitFor(() -> !judge.phase().isEmpty());
    leave();
  }
}
