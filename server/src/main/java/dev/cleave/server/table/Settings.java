package dev.cleave.server.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Order;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The deputies of the table, and their patience. The Judge sets it; what seats set is their own.
 */
public final class Settings {

  /** The one who answers. */
  enum By {
    SEAT,
    JUDGE,
    BOT;

    static @Nullable By named(String word) {
      return switch (word) {
        case "seat" -> SEAT;
        case "judge" -> JUDGE;
        case "bot" -> BOT;
        default -> null;
      };
    }

    String word() {
      return switch (this) {
        case SEAT -> "seat";
        case JUDGE -> "judge";
        case BOT -> "bot";
      };
    }
  }

  /**
   * What somebody was told to do.
   *
   * @param ask whether his player is asked when it cannot be kept; else he does as is usual
   */
  record Charge(Order order, boolean ask) {}

  /**
   * Left to a behaviour.
   *
   * @param to its name
   * @param until the last round of it; 0 for good
   */
  record Lent(String to, int until) {}

  /** The line by which a table that has worked too long pauses itself. */
  static final String TIRED =
      Json.object().put("set", "pause").put("on", true).put("tired", true).toString();

  private static final int MOST_STANDING = 24;
  private static final Pattern KIND = Pattern.compile("[a-z][a-z -]{0,39}");

  private final Map<String, By> sides = new HashMap<>();
  private final Map<String, By> combatants = new HashMap<>();
  private final Map<Integer, Map<String, String>> standing = new HashMap<>();
  private final Map<Integer, Boolean> hands = new HashMap<>();
  private final Map<String, Charge> orders = new LinkedHashMap<>();
  private final Map<String, Lent> lent = new LinkedHashMap<>();
  private final boolean typed;
  private boolean paused;
  private boolean tired;
  private int seconds;

  /**
   * @param typed whether people throw dice of their own unless the Judge says otherwise
   */
  Settings(boolean typed) {
    this.typed = typed;
  }

  By of(Question<?> question) {
    Actor who = question.who();
    By own = who == null ? null : combatants.get(who.name());
    return own != null ? own : of(question.side());
  }

  By of(Actor who) {
    return combatants.getOrDefault(who.name(), of(who.side()));
  }

  /** A seat that throws dice of its own. */
  boolean isByHand(int seat) {
    return hands.getOrDefault(seat, typed);
  }

  By of(Side side) {
    return sides.getOrDefault(side.name(), side.isJudges() ? By.JUDGE : By.SEAT);
  }

  boolean isPaused() {
    return paused;
  }

  /** It has paused itself: nobody has told it to. */
  boolean isTired() {
    return tired;
  }

  int seconds() {
    return seconds;
  }

  /** The standing answer of a seat to questions of a kind: always, never, or ask. */
  String standing(int seat, String kind) {
    return standing.getOrDefault(seat, Map.of()).getOrDefault(kind, "ask");
  }

  Map<String, String> standing(int seat) {
    return standing.getOrDefault(seat, Map.of());
  }

  /** One kind of question more may have a standing answer of this seat, or has one. */
  boolean mayStand(int seat, String kind) {
    Map<String, String> own = standing(seat);
    return own.containsKey(kind) || own.size() < MOST_STANDING && KIND.matcher(kind).matches();
  }

  /** The standing order somebody is under, null if none. */
  @Nullable Charge order(Actor who) {
    return orders.get(who.name());
  }

  /** To what somebody is left in a round, null if to nothing. */
  @Nullable Lent lent(Actor who, int round) {
    Lent known = lent.get(who.name());
    return known == null || known.until > 0 && round > known.until ? null : known;
  }

  /**
   * @param to empty to be asked again
   */
  static String leave(String who, String to, int until) {
    return Json.object()
        .put("set", "leave")
        .put("who", who)
        .put("to", to)
        .put("until", until)
        .toString();
  }

  /**
   * @param order null to be asked again
   */
  static String order(List<String> names, @Nullable Order order, boolean ask) {
    ObjectNode json = Json.object().put("set", "order");
    json.set("who", Json.texts(names));
    return json.put("order", order == null ? "" : order.text()).put("ask", ask).toString();
  }

  /** The line that gives a side to bots. */
  public static LogLine bots(Side side) {
    return new LogLine(LogLine.Kind.SETTING, runSide(side, By.BOT));
  }

  /** The line that gives a side to the Judge. */
  public static LogLine judge(Side side) {
    return new LogLine(LogLine.Kind.SETTING, runSide(side, By.JUDGE));
  }

  /** The line that gives a side to those who have seats for it. */
  public static LogLine people(Side side) {
    return new LogLine(LogLine.Kind.SETTING, runSide(side, By.SEAT));
  }

  /** The line by which the Judge's answer to a kind of question is always the usual one. */
  public static LogLine usual(String kind) {
    return new LogLine(LogLine.Kind.SETTING, standing(1, kind, "always"));
  }

  static String runSide(Side side, By by) {
    return run("side", side.name(), by);
  }

  static String runOne(Actor who, By by) {
    return run("who", who.name(), by);
  }

  static String pause(boolean on) {
    return Json.object().put("set", "pause").put("on", on).toString();
  }

  static String timer(int seconds) {
    return Json.object().put("set", "timer").put("seconds", seconds).toString();
  }

  static String dice(int seat, boolean hand) {
    return Json.object().put("set", "dice").put("seat", seat).put("hand", hand).toString();
  }

  static String standing(int seat, String kind, String answer) {
    ObjectNode json = Json.object().put("set", "standing").put("seat", seat);
    return json.put("kind", kind).put("answer", answer).toString();
  }

  /** The lines that say all of it again, in an order of their own. */
  List<String> lines() {
    var lines = new ArrayList<String>();
    new TreeMap<>(sides).forEach((side, by) -> lines.add(run("side", side, by)));
    new TreeMap<>(combatants).forEach((who, by) -> lines.add(run("who", who, by)));
    new TreeMap<>(hands).forEach((seat, hand) -> lines.add(dice(seat, hand)));
    new TreeMap<>(standing)
        .forEach(
            (seat, answers) ->
                new TreeMap<>(answers)
                    .forEach((kind, answer) -> lines.add(standing(seat, kind, answer))));
    orders.forEach((who, one) -> lines.add(order(List.of(who), one.order, one.ask)));
    lent.forEach((who, one) -> lines.add(leave(who, one.to, one.until)));
    if (paused) {
      lines.add(tired ? TIRED : pause(true));
    }
    if (seconds > 0) {
      lines.add(timer(seconds));
    }
    return lines;
  }

  private static String run(String what, String name, By by) {
    return Json.object().put("set", "run").put(what, name).put("by", by.word()).toString();
  }

  /** Forgets everything, to be said anew. */
  void clear() {
    sides.clear();
    combatants.clear();
    hands.clear();
    standing.clear();
    orders.clear();
    lent.clear();
    paused = false;
    tired = false;
    seconds = 0;
  }

  /** Takes up a line as it was written. */
  void apply(String line) {
    JsonNode json = Json.MAPPER.readTree(line);
    switch (json.path("set").asString("")) {
      case "run" -> {
        By by = By.named(json.path("by").asString(""));
        if (by != null && json.has("who")) {
          combatants.put(json.path("who").asString(), by);
        } else if (by != null) {
          sides.put(json.path("side").asString(), by);
          combatants.clear();
        }
      }
      case "order" -> {
        Order order = Order.read(json.path("order").asString(""));
        for (JsonNode who : json.path("who")) {
          if (order == null) {
            orders.remove(who.asString());
          } else {
            orders.put(who.asString(), new Charge(order, json.path("ask").asBoolean()));
          }
        }
      }
      case "leave" -> {
        String to = json.path("to").asString("");
        String who = json.path("who").asString("");
        if (to.isEmpty()) {
          lent.remove(who);
        } else {
          lent.put(who, new Lent(to, json.path("until").asInt()));
        }
      }
      case "pause" -> {
        paused = json.path("on").asBoolean();
        tired = json.path("tired").asBoolean(false);
      }
      case "dice" -> hands.put(json.path("seat").asInt(), json.path("hand").asBoolean());
      case "timer" -> seconds = json.path("seconds").asInt();
      case "standing" ->
          stand(
              json.path("seat").asInt(),
              json.path("kind").asString(),
              json.path("answer").asString());
      default -> {}
    }
  }

  /** What is asked anyway is not remembered, nor what an older Cleave took that has no end. */
  private void stand(int seat, String kind, String answer) {
    if (answer.equals("ask")) {
      standing.getOrDefault(seat, new HashMap<>()).remove(kind);
    } else if (mayStand(seat, kind)) {
      standing.computeIfAbsent(seat, _ -> new HashMap<>()).put(kind, answer);
    }
  }
}
