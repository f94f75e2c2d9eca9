package dev.cleave.server.table;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.fair.Epoch;
import dev.cleave.engine.fair.FairDice;
import dev.cleave.engine.fair.Origin;
import dev.cleave.engine.fair.Spoken;
import dev.cleave.engine.table.Recorded;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The dice of a table. The server promises its secret, every seat promises a seed and then shows
 * it, and only then is the key of all faces known; when the fight is over the secret is shown.
 * Everything but the faces goes through a line of the log, so that it is the same after a restart.
 */
final class Cup {

  /** How far an epoch is. */
  enum State {
    /** Seats send the promise of a seed. */
    GATHERING,
    /** Those who did send the seed. */
    SHOWING,
    /** The dice may fall. */
    SET,
    /** The secret is everybody's. */
    SHOWN
  }

  private static final HexFormat HEX = HexFormat.of();

  private final Vault vault;
  private final SortedMap<Integer, byte[]> promises = new TreeMap<>();
  private final SortedMap<Integer, byte[]> seeds = new TreeMap<>();
  private final Set<Integer> without = new TreeSet<>();
  private final ArrayNode withheld = Json.array();
  private final ArrayNode shown = Json.array();
  private int number;
  private byte @Nullable [] promise;
  private byte @Nullable [] key;
  private State state = State.SHOWN;
  private int branch;
  private final long[] next = new long[FairDice.Stream.values().length];

  Cup(Vault vault) {
    this.vault = vault;
  }

  /** The line that begins an epoch, leaving out those who kept their seed back. */
  LogLine begin(Set<Integer> leftOut) {
    var json =
        Json.object()
            .put("begin", number + 1)
            .put("promise", HEX.formatHex(vault.draw(number + 1).promise()));
    leftOut.forEach(json.putArray("without")::add);
    return line(json);
  }

  /**
   * The line with which a table's dice begin; the secret is in the vault already.
   *
   * @param first the first epoch
   */
  static LogLine first(Epoch first) {
    return line(Json.object().put("begin", 1).put("promise", HEX.formatHex(first.promise())));
  }

  /** The line in which a seat promises a seed. */
  static LogLine promise(int seat, String hash) {
    return line(Json.object().put("seat", seat).put("promise", hash));
  }

  static LogLine seed(int seat, String seed) {
    return line(Json.object().put("seat", seat).put("seed", seed));
  }

  /** The line after which no more promises are taken. */
  static LogLine close() {
    return line(Json.object().put("close", true));
  }

  LogLine show() {
    return line(Json.object().put("show", number).put("secret", HEX.formatHex(vault.show(number))));
  }

  private static LogLine line(ObjectNode json) {
    return new LogLine(LogLine.Kind.DICE, json.toString());
  }

  /** Takes up a line as it was written. */
  void apply(LogLine line) {
    JsonNode json = Json.MAPPER.readTree(line.body());
    if (json.has("begin")) {
      begun(json);
    } else if (json.has("close")) {
      state = State.SHOWING;
    } else if (json.has("seed")) {
      seeds.put(json.path("seat").asInt(), HEX.parseHex(json.path("seed").asString()));
    } else if (json.has("promise")) {
      promises.put(json.path("seat").asInt(), HEX.parseHex(json.path("promise").asString()));
    } else if (json.has("show")) {
      showed(json.path("secret").asString());
    }
    if (state == State.SHOWING && seeds.size() == promises.size()) {
      state = State.SET;
    }
  }

  private void begun(JsonNode json) {
    without.clear();
    for (JsonNode seat : json.path("without")) {
      without.add(seat.asInt());
      withheld.add(Json.object().put("epoch", number).put("seat", seat.asInt()));
    }
    number = json.path("begin").asInt();
    promise = HEX.parseHex(json.path("promise").asString());
    promises.clear();
    seeds.clear();
    key = null;
    state = State.GATHERING;
    branch = 0;
    Arrays.fill(next, 0);
  }

  private void showed(String secret) {
    shown.add(about().put("secret", secret));
    key = null;
    state = State.SHOWN;
  }

  /** The mark to go on from when a chapter begins: the last secret was shown by then. */
  JsonNode mark() {
    return shown.isEmpty() ? Json.object() : shown.get(shown.size() - 1).deepCopy();
  }

  /** Goes on from there; of what was shown before, those who were there took notice. */
  void begin(JsonNode mark) {
    shown.removeAll();
    withheld.removeAll();
    promises.clear();
    seeds.clear();
    without.clear();
    key = null;
    state = State.SHOWN;
    branch = 0;
    Arrays.fill(next, 0);
    if (mark.has("epoch")) {
      shown.add(mark.deepCopy());
      number = mark.path("epoch").asInt();
      promise = HEX.parseHex(mark.path("promise").asString());
    }
  }

  /** Everything there is to know of this epoch without its secret. */
  ObjectNode about() {
    var json =
        Json.object()
            .put("epoch", number)
            .put("fight", HEX.formatHex(vault.fight()))
            .put("head", HEX.formatHex(vault.head()))
            .put("promise", HEX.formatHex(Objects.requireNonNull(promise)));
    return json.set("seats", seats());
  }

  private ArrayNode seats() {
    var all = Json.array();
    promises.forEach(
        (seat, hash) -> {
          var json = Json.object().put("seat", seat).put("promise", HEX.formatHex(hash));
          byte[] seed = seeds.get(seat);
          if (seed != null) {
            json.put("seed", HEX.formatHex(seed));
          }
          all.add(json);
        });
    return all;
  }

  State state() {
    return state;
  }

  int epoch() {
    return number;
  }

  /** Seats are giving, or about to. */
  boolean isAsking() {
    return state == State.GATHERING || state == State.SHOWING;
  }

  boolean isSet() {
    return state == State.SET;
  }

  /** A seat that kept its seed back is not waited for again in this epoch. */
  boolean isLeftOut(int seat) {
    return without.contains(seat);
  }

  boolean hasPromised(int seat) {
    return promises.containsKey(seat);
  }

  /** Those who promised a seed and have not shown it. */
  Set<Integer> silent() {
    var silent = new TreeSet<>(promises.keySet());
    silent.removeAll(seeds.keySet());
    return silent;
  }

  /** A seed must be the one its seat promised. */
  boolean isPromised(int seat, byte[] seed) {
    byte[] hash = promises.get(seat);
    return hash != null
        && promise != null
        && Arrays.equals(hash, Epoch.seatPromise(promise, seat, seed));
  }

  /** Rolls that were seen are taken back: from here on the dice are fresh. */
  void branch() {
    branch++;
  }

  /** These stand; the next roll is the one after them. */
  void resume(List<Recorded> played) {
    Arrays.fill(next, 0);
    for (Recorded entry : played) {
      Origin origin = entry.kind() == Recorded.Kind.ROLL ? Origin.read(entry.note()) : null;
      if (origin != null && origin.epoch() == number) {
        next[origin.stream().ordinal()]++;
      }
    }
  }

  /**
   * The next roll.
   *
   * @param secret whether those across the table must not even know that there was one
   */
  Origin next(boolean secret) {
    var stream = secret ? FairDice.Stream.SECRET : FairDice.Stream.OPEN;
    return new Origin(number, stream, branch, next[stream.ordinal()]++);
  }

  List<Integer> faces(Origin roll, Dice dice) {
    if (key == null) {
      key = vault.epoch(number).key(seeds);
    }
    return roll.faces(key, dice);
  }

  /** Everything anybody may know of the dice. */
  ObjectNode json(boolean typed) {
    var json =
        Json.object()
            .put("mode", typed ? "typed" : "fair")
            .put("epoch", number)
            .put("promise", HEX.formatHex(Objects.requireNonNull(promise)))
            .put("state", state.name().toLowerCase(Locale.ROOT))
            .put("checkable", !promises.isEmpty());
    json.set("words", Json.texts(Spoken.words(promise)));
    json.set("seats", seats());
    json.set("withheld", withheld.deepCopy());
    return json.set("shown", shown.deepCopy());
  }

  /** All epochs so far, for the journal; the secret of one that is not shown is left out. */
  ArrayNode epochs() {
    ArrayNode all = shown.deepCopy();
    if (state != State.SHOWN) {
      all.add(about());
    }
    return all;
  }
}
