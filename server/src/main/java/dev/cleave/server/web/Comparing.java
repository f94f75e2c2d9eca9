package dev.cleave.server.web;

import dev.cleave.content.Library;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.rulebooks.Shelf;
import dev.cleave.rulebooks.SideBySide;
import dev.cleave.rulebooks.SideBySideJson;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A fight told by several rulebooks, for whoever may open tables. Bots fight it beside the tables,
 * one at a time, and no longer than a page can show.
 */
final class Comparing {

  /** So many events of a book are told; then its column breaks off. */
  private static final int MOST_EVENTS = 4_000;

  /** So long all books together may take. */
  private static final long PATIENCE_NANOS = 10_000_000_000L;

  private static final int MOST_WAITING = 4;
  private static final int IN_A_MINUTE = 20;
  private static final long MINUTE = 60_000;
  private static final long MOST_SEED = 1L << 53;

  private static final Executor POOL =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST_WAITING),
          Thread.ofPlatform().daemon().name("compare-", 0).factory());

  private final Library library;
  private final Passphrase passphrase;
  private final Paces paces = new Paces(IN_A_MINUTE, MINUTE);

  Comparing(Library library, Passphrase passphrase) {
    this.library = library;
    this.passphrase = passphrase;
  }

  void compare(Context context) {
    var body = Body.of(context, Body.SCENARIO, Set.of("scenario", "rulebooks", "seed"));
    if (!passphrase.isKnownTo(context)) {
      throw new Body.Refused(401, "Passphrase", "Say the Judge's passphrase first.");
    }
    String text = body.text("scenario");
    List<String> books = books(body.json().path("rulebooks"));
    long seed = seed(body.json().path("seed"));
    if (!paces.allows(context.req().getRemoteAddr(), System.currentTimeMillis())) {
      throw new Body.Refused(
          429, "Too many fights", "At most " + IN_A_MINUTE + " a minute are compared.");
    }
    Node scenario;
    try {
      scenario = Yaml.parse(new Source("scenario.yaml", text));
    } catch (BadInput refused) {
      Shown.refused(context, refused);
      return;
    }
    context.future(
        () ->
            told(scenario, books, seed)
                .handle(
                    (json, fault) -> {
                      if (json != null) {
                        Shown.json(context, json);
                      } else {
                        Shown.fault(context, fault);
                      }
                      return null;
                    }));
  }

  private CompletableFuture<ObjectNode> told(Node scenario, List<String> books, long seed) {
    try {
      return CompletableFuture.supplyAsync(() -> tell(scenario, books, seed), POOL);
    } catch (RejectedExecutionException busy) {
      throw new Body.Refused(429, "Busy", "Others are comparing just now. Try again in a moment.");
    }
  }

  private ObjectNode tell(Node scenario, List<String> books, long seed) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    return SideBySideJson.of(
        SideBySide.of(
            scenario,
            library,
            books,
            Map.of(),
            seed,
            events -> events >= MOST_EVENTS || System.nanoTime() - end > 0));
  }

  private static List<String> books(JsonNode given) {
    if (given.isMissingNode() || given.isNull()) {
      return Shelf.ids();
    }
    var books = new ArrayList<String>();
    given.forEach(one -> books.add(one.asString("")));
    boolean texts = given.isArray() && given.valueStream().allMatch(JsonNode::isString);
    boolean once = new LinkedHashSet<>(books).size() == books.size();
    if (!texts || !once || books.size() < 2 || books.size() > SideBySide.MOST_BOOKS) {
      throw new Body.Refused(
          400,
          "Bad request",
          "The field rulebooks must list two to " + SideBySide.MOST_BOOKS + " ids, each once.");
    }
    return books;
  }

  private static long seed(JsonNode given) {
    if (given.isMissingNode() || given.isNull()) {
      return 1;
    }
    if (!given.isIntegralNumber()
        || !given.canConvertToLong()
        || given.longValue() < 0
        || given.longValue() > MOST_SEED) {
      throw new Body.Refused(
          400, "Bad request", "The field seed must be a whole number from 0 to " + MOST_SEED + ".");
    }
    return given.longValue();
  }
}
