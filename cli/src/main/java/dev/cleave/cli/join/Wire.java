package dev.cleave.cli.join;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The connection to a table. Whatever happens to it is handed over as a {@link Happening}; all else
 * is called by one thread.
 */
final class Wire implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final long FIRST_WAIT = 500;
  private static final long LONGEST_WAIT = 8_000;
  private static final int MOST_DOUBLED = 10;
  private static final int MOST_TEXT = 16 << 20;
  private static final int TOO_BIG = 1009;
  private static final int GONE = 410;

  /** The server pings far more often. */
  private static final long SILENCE_MILLIS = 100_000;

  private final Address address;
  private final Consumer<Happening> to;
  private final HttpClient client =
      HttpClient.newBuilder()
          .connectTimeout(PATIENCE)
          .followRedirects(HttpClient.Redirect.NEVER)
          .build();
  private @Nullable WebSocket socket;
  private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
  private volatile long lastSign = System.currentTimeMillis();
  private int attempt;
  private int tries;

  Wire(Address address, Consumer<Happening> to) {
    this.address = address;
    this.to = to;
  }

  private record Place(String table, String cookie) {}

  /** Sits down and opens the line; what comes of it is told. */
  void connect() {
    drop();
    int mine = attempt;
    take()
        .thenCompose(place -> open(place, mine))
        .whenComplete(
            (opened, failure) ->
                to.accept(
                    failure == null ? new Happening.Opened(mine, opened) : failed(mine, failure)));
  }

  private static Happening failed(int mine, Throwable failure) {
    Throwable cause =
        failure instanceof CompletionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    return cause instanceof Barred
        ? new Happening.Barred(mine, String.valueOf(cause.getMessage()))
        : new Happening.Lost(mine, words(cause));
  }

  private static String words(Throwable cause) {
    return cause.getMessage() == null ? "nobody answers" : cause.getMessage();
  }

  private CompletableFuture<Place> take() {
    var body = JsonNodeFactory.instance.objectNode().put("token", address.token());
    var request =
        HttpRequest.newBuilder(address.api("/api/join"))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .header("X-Cleave", "1")
            .header("Origin", address.server().toString())
            .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
            .build();
    return client.sendAsync(request, HttpResponse.BodyHandlers.ofString()).thenApply(Wire::place);
  }

  private static Place place(HttpResponse<String> answer) {
    JsonNode json = read(answer.body());
    if (answer.statusCode() == 200 && json.path("table").isString()) {
      String cookie = answer.headers().firstValue("Set-Cookie").orElse("");
      return new Place(json.path("table").stringValue(), cookie.split(";", 2)[0]);
    }
    String why = json.path("detail").asString("");
    if (answer.statusCode() == GONE || answer.statusCode() / 100 == 4 && !why.isEmpty()) {
      throw new Barred(why);
    }
    throw new CompletionException(new IOException("no table of Cleave answers there"));
  }

  private static JsonNode read(String text) {
    try {
      return JsonMapper.shared().readTree(text);
    } catch (JacksonException notOurs) {
      return JsonNodeFactory.instance.missingNode();
    }
  }

  private CompletableFuture<WebSocket> open(Place place, int mine) {
    URI live = address.live(place.table());
    return client
        .newWebSocketBuilder()
        .connectTimeout(PATIENCE)
        .header("Cookie", place.cookie())
        .header("Origin", address.server().toString())
        .buildAsync(live, new Ear(mine));
  }

  /** Frames put together again, and handed on. */
  private final class Ear implements WebSocket.Listener {
    private final int mine;
    private final StringBuilder part = new StringBuilder();

    Ear(int mine) {
      this.mine = mine;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      lastSign = System.currentTimeMillis();
      part.append(data);
      if (part.length() > MOST_TEXT) {
        from.sendClose(TOO_BIG, "too much");
        to.accept(new Happening.Lost(mine, "the table says too much at once"));
      } else if (last) {
        to.accept(new Happening.Heard(mine, part.toString()));
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onPing(WebSocket from, ByteBuffer message) {
      lastSign = System.currentTimeMillis();
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      to.accept(new Happening.Lost(mine, reason.isEmpty() ? "it was closed" : reason));
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      to.accept(new Happening.Lost(mine, words(error)));
    }
  }

  /** From the line as it is now, not from one that was lost. */
  boolean isNow(int mine) {
    return mine == attempt;
  }

  void opened(WebSocket now) {
    socket = now;
    lastSign = System.currentTimeMillis();
  }

  /** The table has greeted us: whatever goes wrong from now on is new. */
  void greeted() {
    tries = 0;
  }

  boolean isOpen() {
    return socket != null;
  }

  /** Nothing has been heard for so long that nobody can be there. */
  boolean isSilent() {
    return socket != null && System.currentTimeMillis() - lastSign > SILENCE_MILLIS;
  }

  /** One frame after another; what cannot be sent is found out when the line closes. */
  void send(String frame) {
    WebSocket now = socket;
    if (now != null) {
      sending = sending.handle((_, _) -> now).thenCompose(open -> open.sendText(frame, true));
    }
  }

  /** How long to wait before trying again: longer each time, and not as long as all others. */
  long pause() {
    long longest = Math.min(LONGEST_WAIT, FIRST_WAIT << Math.min(tries++, MOST_DOUBLED));
    return ThreadLocalRandom.current().nextLong(FIRST_WAIT / 2, longest + 1);
  }

  /** Lets go of the line; what still comes over it is not ours. */
  void drop() {
    attempt++;
    sending = CompletableFuture.completedFuture(null);
    if (socket != null) {
      socket.abort();
      socket = null;
    }
  }

  @Override
  public void close() {
    WebSocket now = socket;
    if (now != null) {
      sending = sending.handle((_, _) -> now).thenCompose(open -> open.sendClose(1000, "leaving"));
      sending.orTimeout(2, TimeUnit.SECONDS).handle((_, _) -> null).join();
    }
    drop();
    client.shutdownNow();
  }

  /** The link opens nothing. */
  private static final class Barred extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Barred(String why) {
      super(why, null, false, false);
    }
  }
}
