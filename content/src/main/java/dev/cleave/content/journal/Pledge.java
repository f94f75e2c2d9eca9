package dev.cleave.content.journal;

import dev.cleave.engine.fair.Epoch;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The promise of one epoch's fair dice, and what was shown of it. All in hex.
 *
 * @param fight the fight's id
 * @param head what is fought and by which rules, hashed
 * @param promise of the server's secret
 * @param shares what each seat gave
 * @param secret null while it is not shown
 */
public record Pledge(
    int epoch,
    String fight,
    String head,
    String promise,
    List<Share> shares,
    @Nullable String secret) {

  private static final HexFormat BYTES = HexFormat.of();
  private static final String HEX = "(?:[0-9a-f]{2})*";

  /**
   * A seat's part.
   *
   * @param promise of its seed
   * @param seed null if it was not shown
   */
  public record Share(int seat, String promise, @Nullable String seed) {}

  public Pledge {
    shares = List.copyOf(shares);
  }

  /** Null if it is none. */
  public static @Nullable Pledge read(JsonNode json) {
    var shares = new ArrayList<Share>();
    for (JsonNode one : json.path("seats")) {
      String promise = hex(one, "promise", 32);
      String seed = one.has("seed") ? hex(one, "seed", 32) : null;
      if (promise == null || one.has("seed") && seed == null || !one.path("seat").isInt()) {
        return null;
      }
      shares.add(new Share(one.path("seat").intValue(), promise, seed));
    }
    String fight = hex(json, "fight", 16);
    String head = hex(json, "head", 32);
    String promise = hex(json, "promise", 32);
    String secret = json.has("secret") ? hex(json, "secret", 32) : null;
    return !json.path("epoch").isInt()
            || fight == null
            || head == null
            || promise == null
            || json.has("secret") && secret == null
        ? null
        : new Pledge(json.path("epoch").intValue(), fight, head, promise, shares, secret);
  }

  /**
   * The key of every face of this epoch, worked out from all that was shown.
   *
   * @param faults is given a sentence for whatever is not as it was promised
   * @return null while the secret is not shown
   */
  public byte @Nullable [] key(Consumer<String> faults) {
    if (secret == null) {
      return null;
    }
    var shown =
        new Epoch(BYTES.parseHex(fight), epoch, BYTES.parseHex(head), BYTES.parseHex(secret));
    if (!BYTES.formatHex(shown.promise()).equals(promise)) {
      faults.accept("the secret of epoch " + epoch + " is not the one that was promised");
    }
    var seeds = new TreeMap<Integer, byte[]>();
    for (Share share : shares) {
      if (share.seed() == null) {
        continue; // the epoch was given up before it was used
      }
      byte[] seed = BYTES.parseHex(share.seed());
      byte[] promised = Epoch.seatPromise(shown.promise(), share.seat(), seed);
      if (!BYTES.formatHex(promised).equals(share.promise())) {
        faults.accept(
            "seat " + share.seat() + " showed another seed than it promised in epoch " + epoch);
      }
      seeds.put(share.seat(), seed);
    }
    return shown.key(seeds);
  }

  /** Somebody but the server gave something to the dice. */
  public boolean isShared() {
    return shares.stream().anyMatch(share -> share.seed() != null);
  }

  private static @Nullable String hex(JsonNode json, String name, int bytes) {
    String text = json.path(name).isString() ? json.path(name).stringValue() : "";
    return text.length() == 2 * bytes && text.matches(HEX) ? text : null;
  }

  ObjectNode json() {
    var json =
        JsonNodeFactory.instance
            .objectNode()
            .put("epoch", epoch)
            .put("fight", fight)
            .put("head", head)
            .put("promise", promise);
    var seats = json.putArray("seats");
    for (Share share : shares) {
      var seat = seats.addObject().put("seat", share.seat()).put("promise", share.promise());
      if (share.seed() != null) {
        seat.put("seed", share.seed());
      }
    }
    if (secret != null) {
      json.put("secret", secret);
    }
    return json;
  }
}
