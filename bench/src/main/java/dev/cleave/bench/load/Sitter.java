package dev.cleave.bench.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** One seat's browser: it keeps what it is asked, and says what is usual when it is told to. */
final class Sitter implements WebSocket.Listener {

  static final ObjectMapper JSON = JsonMapper.shared();

  private final Board board;
  private final int seat;
  private final StringBuilder part = new StringBuilder();
  private final AtomicLong cmds = new AtomicLong(System.nanoTime());
  private volatile @Nullable WebSocket socket;
  private volatile @Nullable JsonNode prompt;
  private volatile String phase = "";

  Sitter(Board board, int seat) {
    this.board = board;
    this.seat = seat;
  }

  CompletableFuture<Void> sit(HttpClient client, int port, String table, String token) {
    return client
        .newWebSocketBuilder()
        .header("Cookie", "cleave-" + table + "=" + token)
        .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/tables/" + table + "/live"), this)
        .thenCompose(
            open -> {
              socket = open;
              return open.sendText("{\"type\":\"hello\",\"v\":1}", true);
            })
        .thenAccept(sent -> {});
  }

  int seat() {
    return seat;
  }

  @Nullable JsonNode prompt() {
    return prompt;
  }

  String phase() {
    return phase;
  }

  /** Says what is usual to what it is asked. */
  void answer() {
    JsonNode asked = prompt;
    prompt = null;
    if (asked == null) {
      board.failed("nothing is asked");
      return;
    }
    String q = asked.path("q").asString();
    board.answering(q);
    say(
        JSON.createObjectNode()
            .put("type", "answer")
            .put("q", q)
            .put("text", asked.path("usual").asString()));
  }

  CompletableFuture<?> say(ObjectNode frame) {
    WebSocket open = socket;
    if (open == null) {
      return CompletableFuture.failedFuture(new IllegalStateException("not seated"));
    }
    frame.put("cmd", "load-" + Long.toHexString(cmds.incrementAndGet()) + "-" + seat);
    return open.sendText(frame.toString(), true);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      long now = System.nanoTime();
      JsonNode frame = JSON.readTree(part.toString());
      part.setLength(0);
      hear(frame, now);
    }
    from.request(1);
    return null;
  }

  private void hear(JsonNode frame, long now) {
    switch (frame.path("type").asString("")) {
      case "welcome" -> {
        look(frame.path("view"));
        board.told(this, now);
      }
      case "update" -> {
        look(frame.path("changes"));
        board.told(this, now);
      }
      case "refused" -> board.failed("refused: " + frame.path("message").asString(""));
      case "bye" -> board.failed("bye: " + frame.path("reason").asString(""));
      default -> {}
    }
  }

  private void look(JsonNode view) {
    if (view.has("prompt")) {
      prompt = view.path("prompt").isObject() ? view.path("prompt") : null;
    }
    if (view.has("table")) {
      phase = view.path("table").path("phase").asString("");
    }
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    board.failed("socket: " + error);
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    board.failed("closed " + code + " " + reason);
    return null;
  }

  void leave() {
    WebSocket open = socket;
    if (open != null) {
      board.leaving();
      open.abort();
    }
  }
}
