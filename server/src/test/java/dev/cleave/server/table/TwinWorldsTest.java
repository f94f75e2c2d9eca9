package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Two battles that differ only in what the players' side does not know are played in step. Whatever
 * the players and onlookers are sent is the same to the byte, until a rule brings the difference to
 * light.
 */
@Execution(ExecutionMode.CONCURRENT)
class TwinWorldsTest {

  /** Raise it with {@code -Dcleave.fights} for a longer search. */
  private static final int FIGHTS = Integer.getInteger("cleave.fights", 2);

  private static final int STEPS = 60;
  private static final String LURKER = Views.id("Lurker");

  /** What is secret in a pair of worlds. */
  enum Secret {
    HIT_POINTS,
    PLACE,
    /** All that lies behind walls and round corners: ground, things and creatures. */
    UNSEEN
  }

  /** A room, a shut door, and a nook round the corner; what X hides is other in the other world. */
  private static final List<String> MAP =
      List.of(
          "####################",
          "#........#XXXXXXXXX#",
          "#........#XXXXXXXXX#",
          "#........DXXXXXXXXX#",
          "#........#XXXXXXXXX#",
          "#........###########",
          "#..............#....",
          "#######.########XXX.",
          "#XXXXX#.#XXXXXXXXX..",
          "#XXXXX...XXXXXXXXX..",
          "#XXXXX#.#XXXXXXXXX..",
          "####################");

  @ParameterizedTest(name = "{0}, map {1}: {2}")
  @CsvSource({
    "acks2, true, HIT_POINTS",
    "acks2, false, HIT_POINTS",
    "acks2, true, PLACE",
    "acks2, false, PLACE",
    "weaponskill, true, HIT_POINTS",
    "weaponskill, false, HIT_POINTS",
    "weaponskill, true, PLACE",
    "weaponskill, false, PLACE",
    "acks2, true, UNSEEN",
    "weaponskill, true, UNSEEN",
  })
  void nothingTellsTheWorldsApart(String book, boolean map, Secret secret) {
    int compared = 0;
    for (long seed = 0; seed < FIGHTS; seed++) {
      String one = world(book, map, seed, secret, 0);
      String other = world(book, map, seed, secret, 1);
      assertThat(one).isNotEqualTo(other);
      boolean fallsTell = book.equals("weaponskill") && secret == Secret.HIT_POINTS;
      compared += new Twins(one, other, seed, fallsTell, secret).play();
    }
    assertThat(compared).as("frames compared").isGreaterThan(25 * FIGHTS);
  }

  private static String world(String book, boolean map, long seed, Secret secret, int which) {
    var chance = new Random(seed);
    boolean points = secret != Secret.PLACE;
    boolean walls = secret == Secret.UNSEEN;
    var yaml = new StringBuilder("scenario: Twins\nrulebook: " + book + "\n");
    yaml.append(
        walls
            ? drawn(book, which)
            : map ? "map: 16x14\n" : "distance: " + (10 + 5 * chance.nextInt(8)) + "\n");
    yaml.append("combatants:\n");
    String[] weapons = {"sword", "spear", "short bow", "mace"};
    for (int i = 0; i < 3; i++) {
      yaml.append("  Hero ").append(i).append(": {side: heroes, fighter: ");
      yaml.append(1 + chance.nextInt(5)).append(", hp: ").append(8 + chance.nextInt(20));
      yaml.append(", weapon: ").append(weapons[chance.nextInt(weapons.length)]);
      int apart = walls ? 1 : 2;
      yaml.append(map ? ", at: [" + (1 + apart * i) + ", " + row(chance, walls) + "]" : "");
      yaml.append(map ? ", facing: E}\n" : "}\n");
    }
    for (int i = 0; i < 3; i++) {
      int hp = 4 + chance.nextInt(6) + (secret == Secret.HIT_POINTS ? 3 * which : 0);
      yaml.append("  Orc ").append(i).append(": {side: orcs, creature: orc, hp: ").append(hp);
      int column = walls ? 5 + i : 8 + 2 * i;
      yaml.append(map ? ", at: [" + column + ", " + row(chance, walls) + "]" : "");
      yaml.append(map ? ", facing: W}\n" : "}\n");
    }
    if (walls) {
      yaml.append("  Lurker: {side: orcs, creature: orc, hp: ").append(4 + which);
      yaml.append(which == 0 ? ", at: [12, 2]}\n" : ", weapon: spear, at: [15, 4]}\n");
      return yaml.toString();
    }
    yaml.append("  Lurker: {side: orcs, creature: orc, hp: 5, conditions: [hidden]");
    int place = 1 + chance.nextInt(5) + (points ? 0 : 5 * which);
    yaml.append(map ? ", at: [6, " + place + "], facing: W}\n" : "}\n");
    if (!map) {
      int feet = points ? 30 : 20 + 40 * which;
      yaml.append("distances:\n");
      for (int i = 0; i < 3; i++) {
        yaml.append("  - {between: [Lurker, Hero ").append(i).append("], feet: ");
        yaml.append(feet).append("}\n");
      }
    }
    return yaml.toString();
  }

  private static int row(Random chance, boolean walls) {
    return walls ? 1 + chance.nextInt(4) : chance.nextInt(12);
  }

  private static String drawn(String book, int which) {
    boolean doors = book.equals("acks2");
    var yaml = new StringBuilder("fog: on\nmap: |\n");
    for (int y = 0; y < MAP.size(); y++) {
      yaml.append("  ");
      for (int x = 0; x < MAP.get(y).length(); x++) {
        char sign = MAP.get(y).charAt(x);
        boolean odd = (x + 2 * y) % 3 == which;
        yaml.append(sign == 'D' ? doors ? '+' : '#' : sign == 'X' ? odd ? '2' : '.' : sign);
      }
      yaml.append('\n');
    }
    if (doors && which == 1) {
      yaml.append("features:\n  - {name: hoard, kind: chest, at: [13, 1]}\n");
    }
    return yaml.toString();
  }

  /** Both worlds, and the one who plays them. */
  private static final class Twins {

    private final Hall one;
    private final Hall other;
    private final Random chance;
    private final long seed;
    private final boolean fallsTell;
    private final Secret secret;
    private final List<String> done = new ArrayList<>();
    private int compared;

    /**
     * @param fallsTell whether how somebody falls shows how many hit points he had
     * @param secret if it is a place, the Judge's people mostly wait: they know where their friend
     *     is hidden and go round him, which anybody could see
     */
    Twins(String one, String other, long seed, boolean fallsTell, Secret secret) {
      this.fallsTell = fallsTell;
      this.secret = secret;
      this.one = Hall.open(one, seed);
      this.other = Hall.open(other, seed);
      this.seed = seed;
      this.chance = new Random(~seed);
    }

    /** How many frames were the same. */
    int play() {
      try (one;
          other) {
        compare();
        for (int step = 0; step < STEPS && !one.isOver() && isSame(); step++) {
          JsonNode mine = one.player.prompt();
          JsonNode his = one.judge.prompt();
          // While somebody is asked whom the player does not know, he sees his last question.
          if (!his.isObject() && mine.isObject()) {
            study();
            answer(Hall.PLAYER, choose());
          } else if (!his.isObject() || !answer(Hall.JUDGE, judged(his))) {
            break;
          }
        }
        if (isSame()) {
          compare(one.kept(Hall.PLAYER), other.kept(Hall.PLAYER));
          compare(one.kept(Hall.SPECTATOR), other.kept(Hall.SPECTATOR));
        }
        return compared;
      }
    }

    /** Whoever lurks goes on lurking; the others do as usual. */
    private String judged(JsonNode prompt) {
      boolean idle =
          prompt.path("who").asString("").equals(LURKER)
              || secret == Secret.PLACE && chance.nextInt(8) > 0;
      String usual = prompt.path("usual").asString();
      return idle && prompt.path("kind").asString().equals("action") ? idle() : usual;
    }

    private String idle() {
      return options(one, Hall.JUDGE).stream()
          .map(option -> option.path("text").asString())
          .filter(text -> text.equals("done") || text.equals("wait"))
          .findFirst()
          .orElseGet(() -> one.judge.prompt().path("usual").asString());
    }

    private static List<JsonNode> options(Hall hall, int seat) {
      hall.say(seat, hall.study(seat, "options"));
      var all = new ArrayList<JsonNode>();
      for (JsonNode group : hall.screen(seat).all("options").getLast().path("groups")) {
        group.path("options").forEach(all::add);
      }
      return all;
    }

    /** Everything a curious player can ask. */
    private void study() {
      say("options");
      for (String text : List.of("attack Lurker", "attack Nobody", "charge Orc 1", "shoot Orc 0")) {
        say("why " + text);
      }
      List<JsonNode> options = options(one, Hall.PLAYER);
      options(other, Hall.PLAYER);
      compare();
      for (JsonNode option : options) {
        String text = option.path("text").asString();
        boolean attack = text.matches("(attack|charge|shoot) (Orc \\d|Hero \\d)");
        if (attack && isTurn() && chance.nextInt(4) == 0) {
          say("odds " + text);
        }
      }
    }

    private boolean isTurn() {
      return List.of("action", "then").contains(one.player.prompt().path("kind").asString());
    }

    private void say(String words) {
      done.add(words);
      String[] parts = words.split(" ", 2);
      for (Hall hall : List.of(one, other)) {
        var frame = hall.study(Hall.PLAYER, parts[0]);
        if (parts.length > 1) {
          frame.put("text", parts[1]);
        }
        int before = hall.player.all("odds").size();
        hall.say(Hall.PLAYER, frame);
        if (parts[0].equals("odds")) {
          hall.player.last("odds", before + 1);
        }
      }
      var sight = Json.frame("sight").put("from", Views.id("Hero 0")).put("to", LURKER);
      one.say(Hall.PLAYER, sight);
      other.say(Hall.PLAYER, sight);
      compare();
    }

    private String choose() {
      List<JsonNode> all = options(one, Hall.PLAYER);
      options(other, Hall.PLAYER);
      String any = all.get(chance.nextInt(all.size())).path("text").asString();
      return chance.nextInt(3) > 0 ? one.player.prompt().path("usual").asString() : any;
    }

    /** Whether both worlds take the answer; players' answers must be taken by both. */
    private boolean answer(int seat, String text) {
      done.add((seat == Hall.JUDGE ? "Judge: " : "Player: ") + text);
      int refused = other.screen(seat).all("refused").size();
      one.answer(seat, text);
      if (!other.screen(seat).prompt().isObject()) {
        return false;
      }
      other.answer(seat, text);
      boolean taken = other.screen(seat).all("refused").size() == refused;
      if (seat == Hall.PLAYER) {
        assertThat(taken).as(this::toString).isTrue();
      }
      if (taken && isSame()) {
        compare();
      }
      return taken;
    }

    /** Whether what anybody can see of both is the same, and nobody has come out of hiding. */
    private boolean isSame() {
      one.judge.news();
      other.judge.news();
      return isSecret(one)
          && isSecret(other)
          && !(fallsTell && hasFallen(one))
          && state(one).equals(state(other));
    }

    private static boolean hasFallen(Hall hall) {
      return hall.judge.combatants.values().stream()
          .anyMatch(who -> !who.path("fate").asString().equals("standing"));
    }

    private boolean isSecret(Hall hall) {
      if (secret != Secret.UNSEEN) {
        return hall.judge.combatants.get(LURKER).path("hidden").asBoolean(false);
      }
      JsonNode fog = hall.player.view.path("field").path("fog");
      for (int y = 0; y < MAP.size(); y++) {
        for (int x = 0; x < MAP.get(y).length(); x++) {
          if (MAP.get(y).charAt(x) == 'X' && fog.path(y).asString().charAt(x) != '?') {
            return false;
          }
        }
      }
      return !hall.player.combatants.containsKey(LURKER);
    }

    private static List<String> state(Hall hall) {
      var all = new ArrayList<String>();
      all.add(hall.judge.view.path("table").path("phase").asString());
      all.add(hall.judge.view.path("table").path("round").toString());
      all.add(hall.judge.prompt().path("kind").asString("") + hall.judge.prompt().path("who"));
      hall.judge.combatants.values().stream()
          .filter(who -> !who.path("name").asString().equals("Lurker"))
          .forEach(
              who ->
                  all.add(
                      who.path("id").asString()
                          + who.path("health")
                          + who.path("fate")
                          + who.path("conditions")
                          + who.path("at")
                          + who.path("facing")));
      return all;
    }

    private void compare() {
      compare(one.player.news(), other.player.news());
      compare(one.spectator.news(), other.spectator.news());
    }

    private void compare(List<String> here, List<String> there) {
      assertThat(Hall.difference(here, there)).as(this::toString).isEmpty();
      compared += here.size();
      assertThat(String.join(" ", here).replaceAll("(attack|there is no) Lurker", ""))
          .as(this::toString)
          .doesNotContain("Lurker");
    }

    @Override
    public String toString() {
      return "seed " + seed + " after " + done;
    }
  }
}
