package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Berth;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Chest;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Pool;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Trap;
import dev.cleave.engine.field.Water;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A battle as some eyes may see it. */
final class Views {

  private final Rulebook rulebook;
  private final Ribbon ribbon;

  Views(Rulebook rulebook, Ribbon ribbon) {
    this.rulebook = rulebook;
    this.ribbon = ribbon;
  }

  /** The wire's word for somebody; names may be anything. */
  static String id(Actor who) {
    return "c" + who.index();
  }

  /** The combatant of an id, null if there is none. */
  static @Nullable Combatant of(String id, Battle battle) {
    try {
      int index = id.startsWith("c") ? Integer.parseInt(id, 1, id.length(), 10) : -1;
      return index >= 0 && index < battle.size() ? battle.combatant(index) : null;
    } catch (NumberFormatException notOurs) {
      return null;
    }
  }

  ObjectNode field(Battle battle) {
    Battlemap map = battle.field().map();
    if (map == null) {
      return Json.object().put("kind", "theatre");
    }
    Ground ground = map.ground();
    var rows = Json.array();
    var heights = Json.array();
    var water = Json.array();
    for (int y = 0; y < ground.height(); y++) {
      var row = new StringBuilder(ground.width());
      var high = new StringBuilder(ground.width());
      var deep = new StringBuilder(ground.width());
      for (int x = 0; x < ground.width(); x++) {
        int cover = ground.cover(x, y);
        row.append(ground.isWall(x, y) ? '#' : cover > 0 ? (char) ('0' + cover) : '.');
        int feet = ground.height(x, y);
        high.append(feet > 0 ? (char) ('0' + feet / 5) : '.');
        deep.append(Water.sign(ground.water().depth(x, y)));
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
    return ground.water().isAny() ? field.set("water", water) : field;
  }

  ObjectNode combatant(Combatant who, Battle battle, Viewpoint eyes) {
    var json =
        Json.object()
            .put("id", id(who))
            .put("name", who.name())
            .put("side", who.side().name())
            .put("sort", sort(who))
            .put("size", who.sheet().size().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    if (battle.field().map() != null && battle.field().isOn(who)) {
      place(json, who, battle.field());
      if (json.has("on") && isOfTeam(battle, who)) {
        json.put("team", true);
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
    json.put("turn", ribbon.turn(who));
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

  /** For its picture: what a creature is, or what a man does for a living. */
  private static String sort(Combatant who) {
    var calling = who.sheet().calling();
    return calling != null ? calling.id() : who.sheet().kind();
  }

  ArrayNode engaged(Battle battle, Viewpoint eyes) {
    var pairs = Json.array();
    for (Rulebook.Engaged pair : rulebook.engagements(battle)) {
      if (eyes.sees(pair.one(), rulebook) && eyes.sees(pair.other(), rulebook)) {
        pairs.add(Json.array().add(id(pair.one())).add(id(pair.other())));
      }
    }
    return pairs;
  }

  /** Without a map, how far everybody is from everybody; with one, nothing. */
  ObjectNode distances(Battle battle, Viewpoint eyes) {
    var feet = Json.object();
    if (battle.field().map() != null) {
      return feet;
    }
    List<Combatant> seen =
        battle.combatants().stream()
            .filter(who -> who.isPresent() && eyes.sees(who, rulebook))
            .toList();
    for (int i = 0; i < seen.size(); i++) {
      for (int j = i + 1; j < seen.size(); j++) {
        feet.put(
            id(seen.get(i)) + " " + id(seen.get(j)),
            battle.field().distance(seen.get(i), seen.get(j)));
      }
    }
    return feet;
  }

  ArrayNode features(Battle battle, Viewpoint eyes) {
    var all = Json.array();
    List<Feature> features = battle.field().features();
    for (int i = 0; i < features.size(); i++) {
      Feature feature = features.get(i);
      if (eyes.isJudge() || !feature.isHidden()) {
        var json =
            Json.object()
                .put("id", "f" + i)
                .put("kind", kind(feature))
                .put("name", feature.name())
                .put("state", state(feature));
        Battlemap map = battle.field().map();
        if (map != null) {
          Square square = map.squareOf(feature);
          if (square != null) {
            json.set("at", Json.array().add(square.column()).add(square.row()));
          }
        }
        all.add(json);
      }
    }
    return all;
  }

  private static String kind(Feature feature) {
    return switch (feature) {
      case Door door -> door.kind().name().toLowerCase(Locale.ROOT);
      case Chest _ -> "chest";
      case Trap _ -> "trap";
      case Ladder _ -> "ladder";
      case Artillery _ -> "artillery";
      case Pool _ -> "pool";
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
          default -> "";
        };
    return Objects.requireNonNull(state);
  }
}
