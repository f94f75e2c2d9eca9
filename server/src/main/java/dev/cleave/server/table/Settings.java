package dev.cleave.server.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

  private final Map<String, By> sides = new HashMap<>();
  private final Map<String, By> combatants = new HashMap<>();
  private final Map<Integer, Map<String, String>> standing = new HashMap<>();
  private final Map<Integer, Boolean> hands = new HashMap<>();
  private final boolean typed;
  private boolean paused;
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

  /** The line that gives a side to bots. */
  public static LogLine bots(Side side) {
    return new LogLine(LogLine.Kind.SETTING, runSide(side, By.BOT));
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
    if (paused) {
      lines.add(pause(true));
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
    paused = false;
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
      case "pause" -> paused = json.path("on").asBoolean();
      case "dice" -> hands.put(json.path("seat").asInt(), json.path("hand").asBoolean());
      case "timer" -> seconds = json.path("seconds").asInt();
      case "standing" ->
          standing
              .computeIfAbsent(json.path("seat").asInt(), _ -> new HashMap<>())
              .put(json.path("kind").asString(), json.path("answer").asString());
      default -> {}
    }
  }
}
