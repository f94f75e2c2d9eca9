package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Berth;
import dev.cleave.engine.battle.Formation;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Chest;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Flame;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Pool;
import dev.cleave.engine.field.Scenery;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Trap;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.field.Water;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A battle as some eyes may see it. */
final class Views {

  /** Of so many how far each is from each is told. */
  private static final int ALL_PAIRS = 100;

  /** Of more, how far all are from so many at most. */
  private static final int FROM = 10;

  private static final long BASIS = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;
  private static final long LETTERS = (1L << 50) - 1;

  private final Rulebook rulebook;
  private final Ribbon ribbon;

  Views(Rulebook rulebook, Ribbon ribbon) {
    this.rulebook = rulebook;
    this.ribbon = ribbon;
  }

  /**
   * The wire's word for somebody, made of his name alone: it does not count anybody, so that nobody
   * can tell from the ids he sees how many he does not.
   */
  static String id(Actor who) {
    return id(who.name());
  }

  static String id(String name) {
    long hash = BASIS;
    for (int i = 0; i < name.length(); i++) {
      hash = (hash ^ name.charAt(i)) * PRIME;
    }
    hash = (hash ^ hash >>> 32) * PRIME;
    return "c" + Long.toUnsignedString((hash ^ hash >>> 29) & LETTERS, 36);
  }

  /** The combatant of an id, null if there is none. */
  static @Nullable Combatant of(String id, Battle battle) {
    if (!id.startsWith("c")) {
      return null;
    }
    for (Combatant who : battle.combatants()) {
      if (id(who).equals(id)) {
        return who;
      }
    }
    return null;
  }

  /** The map as these eyes know it; what they have not seen is told as if nothing were there. */
  ObjectNode field(Battle battle, Viewpoint eyes, Fog fog) {
    Battlemap map = battle.field().map();
    if (map == null) {
      return Json.object().put("kind", "theatre");
    }
    Ground ground = map.ground();
    var rows = Json.array();
    var heights = Json.array();
    var water = Json.array();
    boolean fogged = fog.isOn() && !eyes.isJudge();
    boolean wet = false;
    for (int y = 0; y < ground.height(); y++) {
      var row = new StringBuilder(ground.width());
      var high = new StringBuilder(ground.width());
      var deep = new StringBuilder(ground.width());
      for (int x = 0; x < ground.width(); x++) {
        if (!fog.knows(eyes, x, y)) {
          row.append('.');
          high.append('.');
          deep.append('.');
          continue;
        }
        int cover = ground.cover(x, y);
        row.append(ground.isWall(x, y) ? '#' : cover > 0 ? (char) ('0' + cover) : '.');
        int feet = ground.height(x, y);
        high.append(feet > 0 ? (char) ('0' + feet / 5) : '.');
        deep.append(Water.sign(ground.water().depth(x, y)));
        wet |= ground.water().depth(x, y) > 0;
      }
      rows.add(row.toString());
      heights.add(high.toString());
      water.add(deep.toString());
    }
    ObjectNode field =
        Json.object()
            .put("kind", "map")
            .put("width", ground.width())
            .put("height", ground.height())
            .put("light", battle.isDark() ? "dark" : "light")
            .set("ground", rows)
            .set("heights", heights);
    if (wet || !fogged && ground.water().isAny()) {
      field.set("water", water);
    }
    if (fogged) {
      field.set("fog", fog(ground, fog.of(eyes)));
    }
    dress(field, ground, eyes, fog);
    return field;
  }

  /** What is only looked at, where it has been seen. */
  private static void dress(ObjectNode field, Ground ground, Viewpoint eyes, Fog fog) {
    Scenery scenery = ground.scenery();
    if (scenery.isAny()) {
      var rows = Json.array();
      for (int y = 0; y < ground.height(); y++) {
        var row = new StringBuilder(ground.width());
        for (int x = 0; x < ground.width(); x++) {
          row.append(fog.knows(eyes, x, y) ? scenery.sign(x, y) : '.');
        }
        rows.add(row.toString());
      }
      field.set("scenery", rows);
    }
    if (!scenery.border().isEmpty()) {
      field.put("border", scenery.border());
    }
  }

  /** A row a line, a sign a square: seen and lit, dim, remembered, unknown. */
  private static ArrayNode fog(Ground ground, Sighting sighting) {
    var rows = Json.array();
    for (int y = 0; y < ground.height(); y++) {
      var row = new StringBuilder(ground.width());
      for (int x = 0; x < ground.width(); x++) {
        row.append(sighting.sign(y * ground.width() + x));
      }
      rows.add(row.toString());
    }
    return rows;
  }

  private static boolean isKnown(String name, Battle battle, Viewpoint eyes, Fog fog) {
    Combatant who = battle.named(name);
    return who == null || fog.sees(eyes, who);
  }

  ObjectNode combatant(Combatant who, Battle battle, Viewpoint eyes, Fog fog) {
    var json =
        Json.object()
            .put("id", id(who))
            .put("name", who.name())
            .put("side", who.side().name())
            .put("sort", Likeness.of(who))
            .put("size", who.sheet().size().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    if (battle.field().map() != null && battle.field().isOn(who)) {
      place(json, who, battle.field());
      if (json.has("on") && isOfTeam(battle, who)) {
        json.put("team", true);
      }
    }
    for (Formation formation : battle.formations()) {
      if (formation.has(who)) {
        json.put("formation", formation.name());
      }
    }
    json.put("health", who.looks()).put("fate", who.fate().label());
    if (eyes.knowsHitPoints(who)) {
      json.put("hp", who.hitPoints()).put("most", who.mostHitPoints());
      json.set("notes", Json.texts(rulebook.infirmary().scars(who)));
    }
    json.set("conditions", conditions(who));
    json.put("weapon", who.weapon().name()).put("armour", who.sheet().armour().name());
    Integer number = ribbon.number(who);
    if (number != null) {
      json.put("number", number);
    }
    json.put("turn", ribbon.turn(who, name -> isKnown(name, battle, eyes, fog)));
    Event declared = ribbon.declared(who);
    if (declared != null) { // told to all when all have declared: A2.ROUND.07
      json.put("declared", declared.sentence());
      if (declared.fact("what") instanceof String what) {
        json.put("declares", what);
      }
    }
    String ready = ribbon.ready(who);
    if (ready != null) {
      json.put("ready", ready);
    }
    if (rulebook.isHidden(who)) {
      json.put("hidden", true);
    }
    return json;
  }

  /** Moves the vehicle he is at, or bears it. */
  private static boolean isOfTeam(Battle battle, Combatant who) {
    for (Berth berth : battle.berths()) {
      if (berth.who() == who.index()
          && berth.part() != Berth.Part.DRIVES
          && berth.part() != Berth.Part.ABOARD) {
        return true;
      }
    }
    return false;
  }

  /** Who sits on somebody is where that one is, and as wide. */
  private static void place(ObjectNode json, Combatant who, Field field) {
    Combatant seat = field.seat(who);
    if (seat != who) {
      json.put("on", id(seat));
    }
    if (field.spot(who) instanceof Square square) {
      json.set("at", Json.array().add(square.halvesAcross() / 2.0).add(square.halvesDown() / 2.0));
    }
    json.set("base", Json.array().add(seat.sheet().frontage()).add(seat.sheet().depth()));
    json.put("facing", field.facing(who).name());
  }

  private ArrayNode conditions(Combatant who) {
    var words = Json.array();
    for (Condition condition : rulebook.conditions()) {
      if (who.is(condition)) {
        words.add(condition.label());
      }
    }
    return words;
  }

  ArrayNode engaged(Battle battle, Viewpoint eyes, Fog fog) {
    var pairs = Json.array();
    for (Rulebook.Engaged pair : rulebook.engagements(battle)) {
      if (fog.sees(eyes, pair.one()) && fog.sees(eyes, pair.other())) {
        pairs.add(Json.array().add(id(pair.one())).add(id(pair.other())));
      }
    }
    return pairs;
  }

  /**
   * Without a map, how far everybody is from everybody; with one, nothing. In a battle all pairs
   * would be millions: there it is told of some whose turn it is, or else of the first.
   */
  ObjectNode distances(Battle battle, Viewpoint eyes, Fog fog) {
    var feet = Json.object();
    if (battle.field().map() != null) {
      return feet;
    }
    List<Combatant> seen =
        battle.combatants().stream().filter(who -> who.isPresent() && fog.sees(eyes, who)).toList();
    if (seen.size() <= ALL_PAIRS) {
      for (int i = 0; i < seen.size(); i++) {
        put(feet, seen.get(i), seen.subList(i + 1, seen.size()), battle);
      }
      return feet;
    }
    List<Combatant> from =
        seen.stream()
            .filter(who -> ribbon.turn(who, name -> isKnown(name, battle, eyes, fog)).equals("now"))
            .limit(FROM)
            .toList();
    for (Combatant who : from.isEmpty() ? seen.subList(0, 1) : from) {
      put(feet, who, seen, battle);
    }
    return feet;
  }

  private static void put(ObjectNode feet, Combatant from, List<Combatant> all, Battle battle) {
    for (Combatant other : all) {
      if (other != from) {
        feet.put(id(from) + " " + id(other), battle.field().distance(from, other));
      }
    }
  }

  /** In fog, those that were found, each as it was last seen. */
  ArrayNode features(Battle battle, Viewpoint eyes, Fog fog) {
    var all = Json.array();
    if (fog.isOn() && !eyes.isJudge()) {
      for (Sighting.Glimpse glimpse : fog.of(eyes).glimpses()) {
        all.add(feature(glimpse.as(), glimpse.number(), glimpse.square()));
      }
      return all;
    }
    List<Feature> features = battle.field().features();
    Battlemap map = battle.field().map();
    for (Feature feature : features) { // counted as they are told
      if (eyes.isJudge() || !feature.isHidden()) {
        all.add(feature(feature, all.size(), map == null ? null : map.squareOf(feature)));
      }
    }
    return all;
  }

  private static ObjectNode feature(Feature feature, int number, @Nullable Square square) {
    var json =
        Json.object()
            .put("id", "f" + number)
            .put("kind", kind(feature))
            .put("name", feature.name())
            .put("state", state(feature));
    if (square != null) {
      json.set("at", Json.array().add(square.column()).add(square.row()));
    }
    if (feature instanceof Vessel vessel) {
      json.put("facing", vessel.heading().name());
      json.set("base", Json.array().add(vessel.columns()).add(vessel.rows()));
    }
    return json;
  }

  private static String kind(Feature feature) {
    return switch (feature) {
      case Door door -> door.kind().name().toLowerCase(Locale.ROOT);
      case Chest _ -> "chest";
      case Trap _ -> "trap";
      case Ladder _ -> "ladder";
      case Artillery _ -> "artillery";
      case Pool _ -> "pool";
      case Vessel _ -> "vessel";
      case Flame _ -> "fire";
      default -> "thing";
    };
  }

  private static String state(Feature feature) {
    String state =
        switch (feature) {
          case Door door -> door.isOpen() ? "open" : "shut";
          case Chest chest -> chest.isOpen() ? "open" : "shut";
          case Ladder ladder -> ladder.isUp() ? "up" : "lying there";
          case Artillery piece -> piece.isLoaded() ? "loaded" : piece.percent() + "% loaded";
          case Vessel vessel -> state(vessel);
          default -> "";
        };
    return Objects.requireNonNull(state);
  }

  /** As far as anybody could see it from another deck. */
  private static String state(Vessel vessel) {
    var words = new StringJoiner(", ");
    words.add(vessel.craft().name());
    int points = vessel.fabric().points();
    int most = vessel.fabric().most();
    if (points < most) {
      words.add(points == 0 ? "sinking" : 2 * points < most ? "badly damaged" : "damaged");
    }
    if (vessel.fabric().isBurning()) {
      words.add("burning");
    }
    if (!vessel.held().isEmpty()) {
      words.add("clamped to " + String.join(" and ", vessel.held()));
    }
    return words.toString();
  }
}
