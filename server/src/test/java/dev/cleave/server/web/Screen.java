package dev.cleave.server.web;

import dev.cleave.engine.fair.Epoch;
import java.net.URI;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Somebody's browser. */
final class Screen implements WebSocket.Listener {

  private final LinkedBlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
  private final ObjectNode view = Frames.object();
  private final StringBuilder part = new StringBuilder();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final WebSocket socket;
  private int cmds;
  private String given = "";

  private Screen(Served served, String table, String cookie) {
    socket =
        served
            .client()
            .newWebSocketBuilder()
            .header("Cookie", cookie)
            .buildAsync(
                URI.create("ws://127.0.0.1:" + served.port() + "/api/tables/" + table + "/live"),
                this)
            .join();
  }

  /** Connected, with nothing said. */
  static Screen silent(Served served, Served.Seated at, int seat) {
    return new Screen(served, at.table(), at.cookie(seat));
  }

  static Screen at(Served served, Served.Seated at, int seat) throws InterruptedException {
    var screen = silent(served, at, seat);
    screen.say("{\"type\":\"hello\",\"v\":1}");
    screen.until("welcome");
    return screen;
  }

  /** As a page does: whose table was just put to sleep is sent away, and comes again. */
  static Screen back(Served served, Served.Seated at, int seat) throws InterruptedException {
    while (true) {
      var screen = silent(served, at, seat);
      screen.say("{\"type\":\"hello\",\"v\":1}");
      while (!screen.closed.isDone() || !screen.frames.isEmpty()) {
        if (screen.frames.isEmpty()) {
          Thread.sleep(10);
        } else if (screen.next().path("type").asString().equals("welcome")) {
          return screen;
        }
      }
    }
  }

  static Screen stranger(Served served, String table, String cookie) {
    return new Screen(served, table, cookie);
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

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable cause) {
    closed.complete(-1);
  }

  /** False if the other end has hung up. */
  boolean say(String frame) {
    return sent(socket.sendText(frame, true));
  }

  boolean piece(String frame) {
    return sent(socket.sendText(frame, false));
  }

  boolean binary(byte[] bytes) {
    return sent(socket.sendBinary(ByteBuffer.wrap(bytes), true));
  }

  boolean ping() {
    return sent(socket.sendPing(ByteBuffer.allocate(0)));
  }

  private boolean sent(CompletableFuture<WebSocket> sending) {
    return sending.handle((_, failed) -> failed == null && !closed.isDone()).join();
  }

  void hangUp() {
    socket.abort();
  }

  /** With which number the other end closes. */
  int closed() throws Exception {
    return closed.get(60, TimeUnit.SECONDS);
  }

  boolean isClosed() {
    return closed.isDone();
  }

  ObjectNode view() {
    return view;
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
    if (frame.path("cmd").asString("").startsWith("seed-")) {
      return next(); // nobody is shown what becomes of seeds
    }
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
      say(
          Frames.object()
              .put("type", "seed")
              .put("cmd", "seed-" + System.nanoTime())
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

  /** The refusal of this very frame. */
  String code(String frame) throws InterruptedException {
    say(frame);
    return until("refused").path("code").asString();
  }

  JsonNode prompt() throws InterruptedException {
    while (!view.path("prompt").isObject()) {
      next();
    }
    return view.path("prompt");
  }

  String answer(JsonNode prompt, String cmd) {
    return Frames.object()
        .put("type", "answer")
        .put("cmd", cmd)
        .put("q", prompt.path("q").asString())
        .put("text", prompt.path("usual").asString())
        .toString();
  }

  private boolean isOver() {
    return view.path("table").path("phase").asString("").equals("over");
  }

  /**
   * Says what is usual once, and is told that it counts; another screen may have been faster. Where
   * the dice have ended the fight already, being shown that is enough.
   */
  void play() throws InterruptedException {
    while (!view.path("prompt").isObject() && !isOver()) {
      next();
    }
    if (isOver()) {
      return;
    }
    String cmd = "play-" + System.nanoTime() + "-" + cmds++;
    say(answer(prompt(), cmd));
    view.putNull("prompt");
    JsonNode frame = next();
    while (!frame.path("cmd").asString("").equals(cmd)) {
      frame = next();
    }
    if (frame.path("type").asString().equals("refused")) {
      view.set("prompt", frame.path("prompt"));
      play();
    }
  }

  /** Says what is usual to every question until the fight is over. */
  void fightOn() throws InterruptedException {
    while (!isOver()) {
      if (view.path("prompt").isObject()) {
        play();
      } else {
        next();
      }
    }
  }
}
