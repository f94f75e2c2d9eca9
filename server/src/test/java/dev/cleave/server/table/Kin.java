package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.server.table.Worlds.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Worlds that are one to a player, played in step, and the one who tries to tell them apart. */
final class Kin implements AutoCloseable {

  private static final int STEPS = 6;

  /** So many guesses are made at each step, out of all there are. */
  private static final int GUESSES = 3;

  /** Squares within which one goes round a friend. */
  private static final int BY = 3;

  private static final List<String> SECRETS = Worlds.UNKNOWN.stream().map(Views::id).toList();
  private static final List<String> NAMES =
      List.of("Lurker", "Shade", "Warden", "Nobody", "dart trap", "hoard", "secret door", "shades");
  private static final Pattern LOOKS = Pattern.compile("\"health\":\"([^\"]*)\"");
  private static final List<String> VERBS =
      List.of("attack", "shoot", "charge", "search", "disarm", "open");

  /** A world, as long as nothing in it has come to light. */
  private static final class One {
    final String secret;
    final Hall hall;

    /** Somebody is there and has a number of his own. */
    final boolean lurks;

    int steps;
    boolean apart;

    One(World world, long seed) {
      this.secret = world.secret();
      this.lurks = Worlds.LURKING.contains(secret);
      this.hall = Hall.light(world.yaml(), seed);
    }
  }

  private final long seed;
  private final Worlds worlds;
  private final Random chance;
  private final One plain;
  private final List<One> others = new ArrayList<>();
  private final List<String> done = new ArrayList<>();
  private final boolean bots;

  /** Somebody of the Judge's is on the run, whatever is answered in the midst of it. */
  private boolean flight;

  private long compared;

  Kin(Worlds worlds, long seed) {
    this.worlds = worlds;
    this.seed = seed;
    this.chance = new Random(~seed);
    this.bots = chance.nextInt(4) == 0; // the heroes fight by themselves, each as he is wont to
    List<World> all = worlds.all();
    this.plain = new One(all.getFirst(), seed);
    all.stream().skip(1).forEach(world -> others.add(new One(world, seed)));
  }

  void play() {
    if (bots) {
      judged(Json.frame("run").put("who", "heroes").put("by", "bot"));
    }
    judged(Json.frame("begin"));
    compare();
    for (int step = 0; step < STEPS && isOn(); step++) {
      boolean judges = plain.hall.judge.prompt().isObject();
      if (!judges) {
        probe();
      }
      if (isOn() && judges == plain.hall.judge.prompt().isObject()) {
        answer(judges ? Hall.JUDGE : Hall.PLAYER);
      }
      together().forEach(one -> one.steps++);
    }
    if (isOn()) {
      look();
    }
  }

  /** How many worlds are held against the one without secrets. */
  int pairs() {
    return others.size();
  }

  long compared() {
    return compared;
  }

  /** How far each was played. */
  Map<String, Integer> steps() {
    Map<String, Integer> steps = new LinkedHashMap<>();
    others.forEach(one -> steps.put(one.secret, one.steps));
    return steps;
  }

  private boolean isOn() {
    return !plain.hall.isOver()
        && (plain.hall.judge.prompt().isObject() || plain.hall.player.prompt().isObject())
        && !together().isEmpty();
  }

  private List<One> together() {
    return others.stream().filter(one -> !one.apart).toList();
  }

  private void judged(ObjectNode frame) {
    plain.hall.say(Hall.JUDGE, frame);
    together().forEach(one -> one.hall.say(Hall.JUDGE, frame));
  }

  /** The player says the same in all worlds. */
  private void both(Function<Hall, ObjectNode> frame) {
    done.add(frame.apply(plain.hall).toString());
    plain.hall.tick();
    plain.hall.say(Hall.PLAYER, frame.apply(plain.hall));
    for (One one : together()) {
      one.hall.tick();
      one.hall.say(Hall.PLAYER, frame.apply(one.hall));
    }
    compare();
  }

  /** Some of all that a curious player can ask. */
  private void probe() {
    both(hall -> hall.study(Hall.PLAYER, "options"));
    for (int i = 0; i < GUESSES && isOn() && plain.hall.player.prompt().isObject(); i++) {
      String name = NAMES.get(chance.nextInt(NAMES.size()));
      String verb = VERBS.get(chance.nextInt(VERBS.size()));
      String hero = Views.id("Hero 0");
      both(
          switch (chance.nextInt(8)) {
            case 0 -> hall -> hall.study(Hall.PLAYER, "answer").put("text", verb + " " + name);
            case 1 -> _ -> Json.frame("sight").put("from", hero).put("to", Views.id(name));
            case 2 -> _ -> order(Views.id(name), "hold this line");
            case 3 -> _ -> order(hero, "shoot at " + name);
            case 4 -> _ -> Json.frame("undo").put("to", 999);
            case 5 -> hall -> hall.study(Hall.PLAYER, "why").put("text", verb + " Orc 0");
            case 6 -> hall -> hall.study(Hall.PLAYER, "would").put("to", "soldier");
            default -> hall -> hall.study(Hall.PLAYER, "why").put("text", verb + " " + name);
          });
    }
  }

  private static ObjectNode order(String who, String words) {
    var order = Json.frame("order").put("order", words);
    order.set("who", Json.array().add(who));
    return order;
  }

  private void answer(int seat) {
    String text = choose(seat);
    done.add((seat == Hall.JUDGE ? "Judge: " : "Player: ") + text);
    if (plain.hall.screen(seat).prompt().path("kind").asString().equals("action")) {
      flight = seat == Hall.JUDGE && text.matches("(flee|run|retreat|withdraw).*");
    }
    plain.hall.tick();
    plain.hall.answer(seat, text);
    for (One one : together()) {
      one.hall.tick();
      int refused = one.hall.screen(seat).all("refused").size();
      one.hall.answer(seat, text);
      boolean taken = one.hall.screen(seat).all("refused").size() == refused;
      if (seat == Hall.JUDGE) {
        one.apart |= !taken; // his people know their friends, and where they may not go
        settle(one.hall);
        one.apart |= isTurnedAside(one);
      } else {
        assertThat(taken).as(() -> about(one)).isTrue();
      }
    }
    compare();
  }

  private String choose(int seat) {
    Hall.Screen screen = plain.hall.screen(seat);
    String usual = screen.prompt().path("usual").asString();
    if (seat == Hall.JUDGE) {
      return worlds.isNear() && screen.prompt().path("kind").asString().equals("action")
          ? idle(plain.hall)
          : usual;
    }
    var all = new ArrayList<String>();
    List<JsonNode> options = screen.all("options");
    if (!options.isEmpty()
        && options.getLast().path("q").asString().equals(screen.prompt().path("q").asString())) {
      for (JsonNode group : options.getLast().path("groups")) {
        group.path("options").forEach(option -> all.add(option.path("text").asString()));
      }
    }
    return all.isEmpty() || chance.nextBoolean() ? usual : all.get(chance.nextInt(all.size()));
  }

  private static String idle(Hall hall) {
    hall.say(Hall.JUDGE, hall.study(Hall.JUDGE, "options"));
    for (JsonNode group : hall.judge.all("options").getLast().path("groups")) {
      for (JsonNode option : group.path("options")) {
        String text = option.path("text").asString();
        if (text.equals("done") || text.equals("wait") || text.equals("let it pass")) {
          return text;
        }
      }
    }
    return hall.judge.prompt().path("usual").asString();
  }

  /** Whoever comes in, and in some worlds whoever takes home what has been. */
  private void look() {
    boolean all = chance.nextInt(8) == 0;
    for (int seat : List.of(Hall.PLAYER, Hall.SPECTATOR)) {
      List<String> here = all ? plain.hall.kept(seat) : List.of(plain.hall.look(seat));
      for (One one : together()) {
        List<String> there = all ? one.hall.kept(seat) : List.of(one.hall.look(seat));
        one.apart |= one.secret.equals("hit points") && hasEverBitten(here, there);
        if (!one.apart) {
          same(one, here, there);
        }
      }
    }
  }

  /** In all worlds in which nothing has come to light the same was sent. */
  private void compare() {
    settle(plain.hall);
    for (One one : together()) {
      settle(one.hall);
      one.apart |= isTold(one);
    }
    List<String> player = plain.hall.player.news();
    List<String> spectator = plain.hall.spectator.news();
    for (One one : together()) {
      same(one, player, one.hall.player.news());
      same(one, spectator, one.hall.spectator.news());
    }
  }

  private void same(One one, List<String> here, List<String> there) {
    if (!here.equals(there)) {
      assertThat(Hall.difference(here, there)).as(() -> about(one)).isEmpty();
    }
    compared += here.size();
  }

  /** The Judge says for whomever nobody may know of that he does nothing. */
  private static void settle(Hall hall) {
    for (int i = 0; i < 40 && isSecret(hall); i++) {
      hall.answer(Hall.JUDGE, idle(hall));
    }
  }

  private static boolean isSecret(Hall hall) {
    JsonNode prompt = hall.judge.prompt();
    boolean whole = !prompt.has("who") && !prompt.path("kind").asString().equals("ruling");
    return prompt.isObject() && (whole || SECRETS.contains(prompt.path("who").asString()));
  }

  /**
   * Somebody has come to light, or it shows that he is there: a shot into a melee may strike
   * whoever is in it, without a map he has taken somebody's place, and a fight is not over while he
   * stands.
   */
  private boolean isTold(One one) {
    for (String id : SECRETS) {
      JsonNode who = one.hall.judge.combatants.get(id);
      if (who != null && (one.hall.player.combatants.containsKey(id))) {
        return true;
      }
    }
    return one.secret.equals("hit points")
            && (hasBitten(one) || isTried() || bots && isAnybodyHurt())
        || one.lurks && hasEnded(one.hall) | hasEnded(plain.hall) | isOverButForUnknown()
        || Worlds.OPEN.contains(one.secret) && (hasLookedIn(one.hall) || hasLookedIn(plain.hall))
        || one.secret.equals("side") && hasFallen(plain.hall)
        || one.lurks
            && (hasBumped(one.hall)
                || isDrawn(one.hall)
                || isRoundabout(one)
                || !worlds.isMapped() && hasBitten(one));
  }

  /** It is not over while an unknown stands, and how it ends tells of all. */
  private static boolean hasEnded(Hall hall) {
    return hall.isOver() || hall.judge.hasHeardOf("ended");
  }

  /** Of all whom players know of nobody stands to be fought: that it goes on tells. */
  private boolean isOverButForUnknown() {
    for (int i = 0; i < worlds.foes(); i++) {
      if (plain
          .hall
          .judge
          .combatants
          .get(Views.id("Orc " + i))
          .path("fate")
          .asString()
          .equals("standing")) {
        return false;
      }
    }
    return true;
  }

  /** Who fights alone has his nerve tried by how much is left (A2.MORALE.09, WS.GAP.12). */
  private boolean isTried() {
    return worlds.foes() == 1 && isAnybodyHurt();
  }

  /** Where several fights go by unasked, how the hurt looked in the midst of it is told too. */
  private boolean isAnybodyHurt() {
    for (int i = 0; i < worlds.foes(); i++) {
      JsonNode orc = plain.hall.judge.combatants.get(Views.id("Orc " + i));
      if (!orc.path("health").asString().equals("unhurt")) {
        return true;
      }
    }
    return false;
  }

  /** The door is open, and somebody sees what is behind it. */
  private static boolean hasLookedIn(Hall hall) {
    JsonNode fog = hall.player.view.path("field").path("fog");
    for (JsonNode line : fog) {
      String row = line.asString();
      for (int x = Worlds.DOOR + 1; x < row.length() - 1; x++) {
        if (row.charAt(x) != '?') {
          return true;
        }
      }
    }
    return false;
  }

  /** Somebody is hurt, which is more to one than to another. */
  private boolean hasBitten(One one) {
    for (int i = 0; i < worlds.foes(); i++) {
      String id = Views.id("Orc " + i);
      JsonNode here = plain.hall.judge.combatants.get(id);
      JsonNode there = one.hall.judge.combatants.get(id);
      if (!here.path("fate").asString().equals("standing")
          || !here.path("fate").equals(there.path("fate"))
          || !here.path("health").equals(there.path("health"))) {
        return true;
      }
    }
    return false;
  }

  /** The film also tells how somebody looked who has been struck again since. */
  private static boolean hasEverBitten(List<String> here, List<String> there) {
    List<String> one = looks(here);
    List<String> other = looks(there);
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return !one.get(i).equals("unhurt") && !other.get(i).equals("unhurt");
      }
    }
    return false;
  }

  private static List<String> looks(List<String> kept) {
    return LOOKS.matcher(String.join("", kept)).results().map(look -> look.group(1)).toList();
  }

  /**
   * Whoever may not stay where he runs to goes back to where there is room (A1.MOVE.06), and who
   * brings a fugitive to bay stands where there is some (WS.FLEE.02).
   */
  private static boolean hasBumped(Hall hall) {
    return hall.judge.hasRead("where there is room") || hall.judge.hasHeardOf("caught");
  }

  /**
   * Nobody ends on the square of a friend, whom he knows, nor goes through it: whoever flees may go
   * elsewhere for it, and whoever comes by him takes another way.
   */
  private boolean isRoundabout(One one) {
    for (int i = 0; i < worlds.foes(); i++) {
      String id = Views.id("Orc " + i);
      JsonNode here = plain.hall.judge.combatants.get(id).path("at");
      JsonNode there = one.hall.judge.combatants.get(id).path("at");
      if (!here.equals(there) && (flight || isByFriend(one, here) || isByFriend(one, there))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isByFriend(One one, JsonNode at) {
    for (String id : SECRETS) {
      JsonNode friend = one.hall.judge.combatants.get(id);
      JsonNode there = friend == null ? null : friend.path("at");
      if (there != null
          && there.size() == 2
          && at.size() == 2
          && Math.abs(there.get(0).asDouble() - at.get(0).asDouble()) <= BY
          && Math.abs(there.get(1).asDouble() - at.get(1).asDouble()) <= BY) {
        return true;
      }
    }
    return false;
  }

  /** In THAC0 whoever walks into an unseen friend is turned aside, and goes elsewhere. */
  private boolean isTurnedAside(One one) {
    return worlds.book().equals("thac0")
        && one.lurks
        && worlds.isNear()
        && !one.hall.judge.prompt().path("who").equals(plain.hall.judge.prompt().path("who"));
  }

  /** A shot into a melee may strike whoever is in it, seen or not (TH.MISSILE.09). */
  private boolean isDrawn(Hall hall) {
    return worlds.book().equals("thac0") && hall.judge.hasHeardOf("drawn");
  }

  /** Whoever fells somebody looks for his next foe, and may know one whom players do not. */
  private static boolean hasFallen(Hall hall) {
    return hall.judge.combatants.values().stream()
        .anyMatch(who -> !who.path("fate").asString().equals("standing"));
  }

  private String about(One one) {
    return "seed "
        + seed
        + ", "
        + worlds.book()
        + ", "
        + one.secret
        + " after "
        + done.subList(Math.max(0, done.size() - 8), done.size());
  }

  @Override
  public void close() {
    plain.hall.close();
    others.forEach(one -> one.hall.close());
  }
}
