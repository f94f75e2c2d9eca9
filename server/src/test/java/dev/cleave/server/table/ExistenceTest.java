package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.fair.Epoch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Two battles that differ in who and what is there at all, where the players cannot know: somebody
 * hidden, who waits, of a side of his own, under another name, or nobody; a trap, or none. Whatever
 * a player asks, guesses and tries, he and the onlookers are sent the same bytes.
 */
@Execution(ExecutionMode.CONCURRENT)
class ExistenceTest {

  /** Raise it with {@code -Dcleave.pairs} for a longer search. */
  private static final int PAIRS = Integer.getInteger("cleave.pairs", 30);

  private static final int FIRST = Integer.getInteger("cleave.first", 0);
  private static final List<String> SECRETS = List.of(Views.id("Lurker"), Views.id("Shade"));

  private static final List<String> BOOKS = List.of("acks2", "weaponskill", "acks1", "thac0");

  private static final List<String> BEHAVIOURS =
      List.of(
          "plain",
          "soldier",
          "beast",
          "coward",
          "archer",
          "pack",
          "party",
          "bodyguard",
          "brute",
          "skirmisher",
          "fanatic",
          "mindless",
          "caster");

  private static final int STEPS = 5;

  /** What there is in the one world and not in the other. */
  enum Secret {
    HIDDEN("hidden", ""),
    WAITS("waits", ""),
    HIDDEN_OR_WAITS("hidden", "waits"),
    SIDE("side", ""),
    NAME("hidden", "named"),
    TRAP("trap", ""),
    TWO("two", "hidden");

    private final String one;
    private final String other;

    Secret(String one, String other) {
      this.one = one;
      this.other = other;
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatOneMayNotKnowDoesNotExist(Secret secret) {
    int compared = 0;
    int passed = 0;
    int came = 0;
    for (int seed = FIRST; seed < FIRST + PAIRS; seed++) {
      String book = secret == Secret.TRAP ? "acks2" : BOOKS.get(seed % BOOKS.size());
      boolean map = seed / BOOKS.size() % 2 == 0 || secret == Secret.TRAP;
      String one = world(book, map, seed, secret.one);
      String other = world(book, map, seed, secret.other);
      assertThat(one).isNotEqualTo(other);
      try (var pair = new Pair(one, other, seed)) {
        compared += pair.play();
        passed += pair.passed;
        came += pair.came;
      }
    }
    assertThat(compared).as("frames compared").isGreaterThan(20 * PAIRS);
    boolean acts = secret != Secret.WAITS && secret != Secret.TRAP;
    assertThat(passed).as("turns of the unknown").isGreaterThanOrEqualTo(acts ? PAIRS / 4 : 0);
    assertThat(came).as("newcomers meanwhile").isGreaterThanOrEqualTo(acts ? PAIRS / 8 : 0);
  }

  /** 108: whatever somebody is called, his id is the table's own, and plain. */
  @ParameterizedTest
  @ValueSource(strings = {"__proto__", "constructor", "toString", "hasOwnProperty", "c0", "f0"})
  void idsAreTheTablesOwn(String name) {
    String yaml = world("acks2", true, 1, "").replace("Hero 0", "\"" + name + "\"");
    try (Hall hall = Hall.open(yaml, 1)) {
      assertThat(hall.player.combatants.keySet())
          .hasSize(5)
          .allMatch(id -> id.matches("c[0-9a-z]{3,}"))
          .doesNotContain(name);
      assertThat(hall.player.combatants.values())
          .anyMatch(who -> who.path("name").asString().equals(name));
      hall.say(Hall.PLAYER, Json.frame("sight").put("from", name).put("to", name));
      assertThat(hall.player.all("refused").getLast().path("message").asString())
          .isEqualTo("nobody here is called so");
    }
  }

  /** 73: a seat called after somebody whom one may not know is a player's like any other. */
  @ParameterizedTest
  @ValueSource(strings = {"hidden", "waits"})
  void noSeatTellsOfWhomeverOneMayNotKnow(String how) {
    var other = new Seat(4, Role.PLAYER, "Lurker", List.of("Lurker"));
    try (Hall hall = Hall.beside(world("acks2", true, 0, how), 1, other)) {
      for (Hall.Screen screen : List.of(hall.player, hall.spectator)) {
        JsonNode seat = screen.view.path("seats").path(3);
        assertThat(seat.path("name").asString()).isEqualTo("A player");
        assertThat(seat.path("combatants")).isEmpty();
        assertThat(screen.news().toString())
            .doesNotContain("Lurker")
            .doesNotContain(SECRETS.get(0));
      }
      assertThat(hall.judge.view.path("seats").path(3).path("name").asString()).isEqualTo("Lurker");
    }
  }

  /** 150: new seeds are asked for while an unknown thinks, and nothing else is told. */
  @Test
  void newSeedsTellNothingOfWhoIsAsked() {
    try (Hall hall = unknownAsked()) {
      hall.player.news();
      JsonNode before = Json.MAPPER.readTree(hall.look(Hall.PLAYER));
      hall.say(Hall.JUDGE, Json.frame("epoch"));
      assertThat(before).isEqualTo(withDice(hall.look(Hall.PLAYER), before));
      assertThat(hall.player.news())
          .singleElement()
          .satisfies(
              frame -> {
                JsonNode json = Json.MAPPER.readTree(frame);
                assertThat(json.path("cards")).isEmpty();
                assertThat(json.path("changes").propertyNames()).containsExactly("table", "you");
                assertThat(json.path("changes").path("you").path("wants").asString())
                    .isEqualTo("promise");
                assertThat(json.path("changes").path("table").path("dice").path("state").asString())
                    .isEqualTo("gathering");
              });
      hall.say(Hall.JUDGE, Json.frame("begin"));
      assertThat(hall.judge.prompt().path("who").asString()).isIn(SECRETS);
      assertThat(before).isEqualTo(withDice(hall.look(Hall.PLAYER), before));
    }
  }

  /**
   * 150: the server is started again while seeds are gathered, and while they are shown, in the
   * middle of an unknown's question: what a seat has promised it has promised, and nobody is told
   * more than that.
   */
  @Test
  void aRestartWhileSeedsAreGatheredTellsNothingEither() {
    Hall hall = unknownAsked();
    try {
      JsonNode before = Json.MAPPER.readTree(hall.look(Hall.PLAYER));
      hall.say(Hall.JUDGE, Json.frame("epoch"));
      hall = restarted(hall, before, "gathering");
      assertThat(hall.player.view.path("you").path("wants").asString()).isEqualTo("promise");
      byte[] seed = new byte[Epoch.BYTES];
      String promise = dice(hall).path("promise").asString();
      byte[] hash = Epoch.seatPromise(HexFormat.of().parseHex(promise), Hall.PLAYER, seed);
      var own = Json.frame("seed").put("epoch", dice(hall).path("epoch").asInt());
      hall.say(Hall.PLAYER, own.deepCopy().put("promise", HexFormat.of().formatHex(hash)));
      hall = restarted(hall, before, "showing"); // all have promised
      assertThat(dice(hall).path("promise").asString()).isEqualTo(promise);
      assertThat(hall.player.view.path("you").path("wants").asString()).isEqualTo("seed");
      hall.say(Hall.PLAYER, own.put("seed", HexFormat.of().formatHex(seed)));
      hall = restarted(hall, before, "set");
      assertThat(hall.judge.prompt().path("who").asString()).isIn(SECRETS);
      assertThat(hall.player.all("refused")).isEmpty();
    } finally {
      hall.close();
    }
  }

  /** The players have had their say; the next to answer is somebody of whom they may not know. */
  private static Hall unknownAsked() {
    Hall hall = Hall.open(world("acks2", true, 3, "hidden"), 3);
    boolean said = false;
    while (!said || !SECRETS.contains(hall.judge.prompt().path("who").asString())) {
      boolean judges = hall.judge.prompt().isObject();
      said |= !judges;
      int seat = judges ? Hall.JUDGE : Hall.PLAYER;
      hall.answer(seat, judges ? "done" : hall.player.prompt().path("usual").asString());
    }
    return hall;
  }

  /** The dice are as far as that, before and after, and nothing else is told. */
  private static Hall restarted(Hall hall, JsonNode before, String state) {
    assertThat(dice(hall).path("state").asString()).isEqualTo(state);
    Hall again = hall.again(3);
    assertThat(dice(again)).isEqualTo(dice(hall));
    var now = (ObjectNode) withDice(again.look(Hall.PLAYER), before);
    ((ObjectNode) now.path("view")).set("seats", before.path("view").path("seats")); // who is back
    assertThat(now).isEqualTo(before);
    return again;
  }

  private static JsonNode dice(Hall hall) {
    return hall.player.view.path("table").path("dice");
  }

  /** 91: the ids of questions count what a side itself has answered, and nothing besides. */
  @ParameterizedTest
  @ValueSource(strings = {"acks2", "weaponskill", "acks1", "thac0"})
  void idsOfQuestionsCountWhatOneHasAnswered(String book) {
    try (Hall hall = Hall.open(world(book, true, 3, "hidden"), 3)) {
      int answered = 0;
      int secret = 0;
      for (int i = 0; i < 40 && !hall.isOver(); i++) {
        boolean judges = hall.judge.prompt().isObject();
        JsonNode prompt = hall.screen(judges ? Hall.JUDGE : Hall.PLAYER).prompt();
        if (judges) {
          secret += SECRETS.contains(prompt.path("who").asString()) ? 1 : 0;
        } else {
          String q = prompt.path("q").asString();
          boolean others = !q.endsWith(".0"); // asked at once with one who has answered
          assertThat(q.substring(q.lastIndexOf('-') + 1))
              .isEqualTo((others ? answered - 1 : answered) + q.substring(q.lastIndexOf('.')));
          answered++;
        }
        hall.answer(judges ? Hall.JUDGE : Hall.PLAYER, prompt.path("usual").asString());
      }
      assertThat(answered).isGreaterThan(2);
      assertThat(secret).isPositive();
    }
  }

  /** All but the dice are as they were. */
  private static JsonNode withDice(String now, JsonNode before) {
    JsonNode json = Json.MAPPER.readTree(now);
    JsonNode dice = json.path("view").path("table").path("dice");
    assertThat(dice).isNotEqualTo(before.path("view").path("table").path("dice"));
    ((ObjectNode) json.path("view").path("table"))
        .set("dice", before.path("view").path("table").path("dice"));
    ((ObjectNode) json.path("view").path("you"))
        .set("wants", before.path("view").path("you").path("wants"));
    return json;
  }

  private static String world(String book, boolean map, int seed, String there) {
    var chance = new Random(seed);
    var yaml = new StringBuilder("scenario: Pair\nrulebook: " + book + "\n");
    yaml.append(map ? "map: 16x14\n" : "distance: " + (10 + 5 * chance.nextInt(6)) + "\n");
    if (there.equals("trap")) {
      yaml.append(
          "features:\n  - {name: dart trap, kind: trap, hidden: true, effect: {damage: 1d6},");
      yaml.append(" at: [15, ").append(seed % 3).append("]}\n");
    }
    // Those whom nobody may know of stand where a count would show them: first, between, or last.
    int where = chance.nextInt(3);
    yaml.append("combatants:\n");
    unknown(yaml, map, there, where == 0);
    for (int i = 0; i < 2; i++) {
      yaml.append("  Hero ")
          .append(i)
          .append(": {side: heroes, fighter: 2, hp: 12, weapon: sword, behaviour: ")
          .append(BEHAVIOURS.get(chance.nextInt(BEHAVIOURS.size())));
      yaml.append(map ? ", at: [1, " + (2 + 2 * i) + "], facing: E}\n" : "}\n");
    }
    unknown(yaml, map, there, where == 1);
    for (int i = 0; i < 3; i++) {
      yaml.append("  Orc ").append(i).append(": {side: orcs, creature: orc, hp: 6, behaviour: ");
      yaml.append(BEHAVIOURS.get(chance.nextInt(BEHAVIOURS.size())));
      yaml.append(map ? ", at: [" + (4 + i) + ", 3], facing: W}\n" : "}\n");
    }
    unknown(yaml, map, there, where == 2);
    return yaml.toString();
  }

  private static void unknown(StringBuilder yaml, boolean map, String there, boolean here) {
    switch (here ? there : "") {
      case "hidden" -> add(yaml, map, "Lurker", "orcs", "conditions: [hidden]", 12);
      case "named" -> add(yaml, map, "Shade", "orcs", "conditions: [hidden]", 12);
      case "two" -> {
        add(yaml, map, "Lurker", "orcs", "conditions: [hidden]", 12);
        add(yaml, map, "Shade", "orcs", "waits: true", 13);
      }
      case "waits" -> add(yaml, map, "Lurker", "orcs", "waits: true", 12);
      case "side" -> add(yaml, map, "Lurker", "shades", "conditions: [hidden]", 12);
      default -> {}
    }
  }

  private static void add(
      StringBuilder yaml, boolean map, String name, String side, String how, int row) {
    yaml.append("  ").append(name).append(": {side: ").append(side);
    yaml.append(", creature: goblin, hp: 5, ").append(how);
    boolean placed = map && !how.startsWith("waits");
    yaml.append(placed ? ", at: [14, " + row + "], facing: W}\n" : "}\n");
  }

  /** Both worlds, and the one who tries to tell them apart. */
  private static final class Pair implements AutoCloseable {

    private final Hall one;
    private final Hall other;
    private final List<String> done = new ArrayList<>();
    private final boolean bots;
    private final int seed;
    private final Map<Hall, Sight> sights = new HashMap<>();
    private int compared;

    /** So often somebody came in while an unknown was asked. */
    int came;

    /** So often somebody was asked whom the players do not know of. */
    int passed;

    Pair(String one, String other, int seed) {
      this.one = Hall.lobby(one, seed);
      this.other = Hall.lobby(other, seed);
      this.bots = seed % 3 == 2; // the heroes fight by themselves, each as he is wont to
      this.seed = seed;
    }

    int play() {
      for (Hall hall : List.of(one, other)) {
        if (bots) {
          hall.say(Hall.JUDGE, Json.frame("run").put("who", "heroes").put("by", "bot"));
        }
        hall.say(Hall.JUDGE, Json.frame("begin"));
      }
      for (int step = 0; step < STEPS && pass() && !isTold(); step++) {
        compare();
        int seat = one.judge.prompt().isObject() ? Hall.JUDGE : Hall.PLAYER;
        if (one.isOver() || !asked(one).equals(asked(other))) {
          assertThat(asked(other)).as(this::toString).isEqualTo(asked(one));
          break;
        }
        if (seat == Hall.PLAYER) {
          probe();
          if (!pass() || isTold() || !one.player.prompt().isObject()) {
            continue;
          }
        }
        String text = one.screen(seat).prompt().path("usual").asString();
        done.add(text);
        one.tick();
        other.tick();
        look(one);
        look(other);
        one.answer(seat, text);
        int refused = other.screen(seat).all("refused").size();
        other.answer(seat, text);
        if (seat == Hall.JUDGE && other.judge.all("refused").size() > refused) {
          return compared; // the Judge's people know their friends, and where they may not go
        }
      }
      if (pass() && !isTold()) {
        compare();
        compare(one.kept(Hall.PLAYER), other.kept(Hall.PLAYER));
        compare(one.kept(Hall.SPECTATOR), other.kept(Hall.SPECTATOR));
      }
      return compared;
    }

    /**
     * The Judge says for whomever nobody may know of that he does nothing.
     *
     * @return false if one has come to light
     */
    private boolean pass() {
      for (Hall hall : List.of(one, other)) {
        for (int i = 0; i < 40 && isSecret(hall); i++) {
          passed++;
          comeIn(hall);
          hall.answer(Hall.JUDGE, idle(hall));
        }
        for (String id : SECRETS) {
          JsonNode who = hall.judge.combatants.get(id);
          if (who != null
              && !who.path("hidden").asBoolean(false)
              && !who.path("fate").asString().equals("not yet here")) {
            return false;
          }
        }
      }
      return true;
    }

    /**
     * 150: who comes in while an unknown is asked, or sees again what has been, sees what those see
     * who have been here; he who comes after a restart, too.
     */
    private void comeIn(Hall hall) {
      Sight before = sights.get(hall);
      if (before != null && before.updates == hall.player.all("update").size()) {
        compare(before.kept, kept(hall));
        came++;
        if (came % 4 == 1) {
          try (Hall later = hall.later(seed)) {
            compare(before.kept, kept(later));
          }
        }
      }
    }

    /** All that a player can take home, without when somebody was asked and who looks on. */
    private List<String> kept(Hall hall) {
      boolean all = seed % 4 == 0; // the whole story takes a while to be told
      return Stream.concat(
              all ? hall.kept(Hall.PLAYER).stream() : Stream.of(hall.look(Hall.PLAYER)),
              Stream.of(hall.cards(Hall.PLAYER)))
          .map(told -> told.replaceAll("\"(since|devices)\":[0-9]+", ""))
          .toList();
    }

    /** How things stand to whoever comes in, while nobody unknown is asked. */
    private void look(Hall hall) {
      sights.put(hall, new Sight(kept(hall), hall.player.all("update").size()));
    }

    private record Sight(List<String> kept, int updates) {}

    /** Somebody has fallen, or a fight is not over while an unknown stands. */
    private boolean isTold() {
      boolean fallen =
          Stream.of("Orc 0", "Orc 1", "Orc 2")
              .map(name -> one.judge.combatants.get(Views.id(name)))
              .anyMatch(orc -> !orc.path("fate").asString().equals("standing"));
      return fallen || one.isOver() != other.isOver();
    }

    private static boolean isSecret(Hall hall) {
      JsonNode prompt = hall.judge.prompt();
      boolean whole = !prompt.has("who") && !prompt.path("kind").asString().equals("ruling");
      return prompt.isObject() && (whole || SECRETS.contains(prompt.path("who").asString()));
    }

    private static String idle(Hall hall) {
      hall.say(Hall.JUDGE, hall.study(Hall.JUDGE, "options"));
      for (JsonNode group : hall.judge.all("options").getLast().path("groups")) {
        for (JsonNode option : group.path("options")) {
          String text = option.path("text").asString();
          if (text.equals("done") || text.equals("wait")) {
            return text;
          }
        }
      }
      return hall.judge.prompt().path("usual").asString();
    }

    /** Who is asked what, of those whom one may know. */
    private static String asked(Hall hall) {
      JsonNode prompt = hall.judge.prompt();
      JsonNode asked = prompt.isObject() ? prompt : hall.player.prompt();
      return asked.path("who").asString("") + " " + asked.path("kind").asString("");
    }

    /** Everything a curious player can guess. */
    private void probe() {
      both(hall -> hall.study(Hall.PLAYER, "options"));
      for (String name : List.of("Lurker", "Shade", "Nobody", "dart trap", "shades")) {
        for (String verb : List.of("attack", "shoot", "charge", "search", "disarm")) {
          both(hall -> hall.study(Hall.PLAYER, "why").put("text", verb + " " + name));
        }
        both(hall -> hall.study(Hall.PLAYER, "answer").put("text", "attack " + name));
        String id = Views.id(name);
        both(_ -> Json.frame("sight").put("from", Views.id("Hero 0")).put("to", id));
        ObjectNode order = Json.frame("order").put("order", "hold this line");
        order.set("who", Json.array().add(id));
        both(_ -> order);
        both(
            hall ->
                Json.frame("order")
                    .put("order", "shoot at " + name)
                    .set("who", Json.array().add(Views.id("Hero 0"))));
      }
      for (int i = 0; i < 6; i++) {
        String id = "c" + i;
        both(_ -> Json.frame("sight").put("from", Views.id("Hero 0")).put("to", id));
      }
      both(_ -> Json.frame("undo").put("to", 999));
    }

    private void both(Function<Hall, JsonNode> frame) {
      if (!pass() || isTold()) {
        return; // he was ordered to do something, and what came of it was no secret
      }
      for (Hall hall : List.of(one, other)) {
        hall.tick();
        var said = (ObjectNode) frame.apply(hall);
        done.add(hall == one ? said.toString() : "");
        hall.say(Hall.PLAYER, said);
      }
      if (pass() && !isTold()) {
        compare();
      }
    }

    private void compare() {
      compare(one.player.news(), other.player.news());
      compare(one.spectator.news(), other.spectator.news());
    }

    private void compare(List<String> here, List<String> there) {
      assertThat(Hall.difference(here, there)).as(this::toString).isEmpty();
      compared += here.size();
    }

    @Override
    public String toString() {
      done.removeIf(String::isEmpty);
      return "seed " + seed + " after " + done.subList(Math.max(0, done.size() - 8), done.size());
    }

    @Override
    public void close() {
      one.close();
      other.close();
    }
  }
}
