package dev.cleave.bench.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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
  private String table = "";
  private List<String> tokens = List.of();
  private int answers;

  Board(Tallying tally) {
    this.tally = tally;
  }

  /** One answer, and who has heard of what it led to. */
  private static final class Wave {
    final long sent;
    final boolean[] told;
    final CountDownLatch all;
    volatile long last;

    Wave(long sent, int seats) {
      this.sent = sent;
      this.told = new boolean[seats];
      this.all = new CountDownLatch(seats);
    }

    synchronized void tell(int nth, long now) {
      if (!told[nth]) {
        told[nth] = true;
        last = now;
        all.countDown();
      }
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
      if (sitter.prompt() != null) {
        return sitter;
      }
    }
    return null;
  }

  boolean isOver() {
    return sitters.getFirst().phase().equals("over");
  }

  /** Whoever is asked answers; how long until everybody has heard is counted. */
  void play() throws Exception {
    waitFor(() -> asked() != null || isOver() || left);
    Sitter sitter = asked();
    if (sitter == null) {
      return;
    }
    var now = new Wave(System.nanoTime(), sitters.size());
    wave = now;
    sitter.answer();
    answers++;
    if (now.all.await(PATIENCE, TimeUnit.SECONDS)) {
      tally.took(now.last - now.sent);
    } else {
      tally.fault("somebody was not told");
    }
    wave = null;
  }

  void told(Sitter who, long now) {
    Wave waiting = wave;
    if (waiting != null) {
      waiting.tell(who.seat(), now);
    }
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
