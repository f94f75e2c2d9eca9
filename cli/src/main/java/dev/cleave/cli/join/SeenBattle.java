package dev.cleave.cli.join;

import dev.cleave.cli.view.Insight;
import dev.cleave.engine.Rulebook.Engaged;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Abilities;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Ground;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Theatre;
import dev.cleave.engine.field.Thing;
import dev.cleave.engine.field.Water;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A battle put together from what a seat sees of it, so that its map can be drawn. */
final class SeenBattle implements Insight {

  private static final int FAR = 1000;

  private final JsonNode view;
  private final Map<String, Combatant> people = new HashMap<>();
  private final Map<Combatant, JsonNode> told = new HashMap<>();
  private final Battle battle;

  SeenBattle(JsonNode view) {
    this.view = view;
    var sides = new ArrayList<Side>();
    view.path("sides")
        .forEach(
            side ->
                sides.add(
                    new Side(
                        sides.size(), text(side, "name"), side.path("judge").asBoolean(false))));
    var combatants = new ArrayList<Combatant>();
    for (JsonNode one : view.path("combatants")) {
      Side side =
          sides.stream().filter(s -> s.name().equals(text(one, "side"))).findFirst().orElse(null);
      if (side != null) {
        combatants.add(combatant(one, combatants.size(), side));
      }
    }
    Field field =
        view.path("field").path("kind").asString("").equals("map")
            ? map(combatants)
            : theatre(combatants);
    this.battle = new Battle(sides, combatants, field, false, 0);
  }

  Battle battle() {
    return battle;
  }

  @Nullable Combatant of(String id) {
    return people.get(id);
  }

  private Combatant combatant(JsonNode json, int index, Side side) {
    var who =
        new Combatant(
            index, text(json, "name"), side, sheet(json), json.path("most").asInt(0), hands());
    who.setHitPoints(json.path("hp").asInt(0));
    for (Fate fate : Fate.values()) {
      if (fate.label().equals(text(json, "fate"))) {
        who.setFate(fate);
      }
    }
    people.put(text(json, "id"), who);
    told.put(who, json);
    return who;
  }

  private Battlemap map(List<Combatant> combatants) {
    var map =
        new Battlemap(
            Ground.drawn(
                rows("ground", "#1234"),
                rows("heights", "123456789"),
                Water.drawn(rows("water", "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"), List.of())),
            combatants);
    for (JsonNode feature : view.path("features")) {
      if (feature.path("at").size() == 2) {
        map.add(
            feature(feature),
            Square.of(feature.path("at").get(0).asInt(), feature.path("at").get(1).asInt()));
      }
    }
    for (Combatant who : combatants) {
      JsonNode json = told.get(who);
      if (json != null && json.path("at").size() == 2) {
        map.place(
            who,
            new Square(
                (int) Math.round(json.path("at").get(0).asDouble() * 2),
                (int) Math.round(json.path("at").get(1).asDouble() * 2)));
        map.turn(who, facing(text(json, "facing")));
      }
    }
    return map;
  }

  private static Facing facing(String word) {
    for (Facing facing : Facing.values()) {
      if (facing.name().equals(word)) {
        return facing;
      }
    }
    return Facing.N;
  }

  /** Signs we do not know are open ground to us. */
  private List<String> rows(String part, String signs) {
    var rows = new ArrayList<String>();
    for (JsonNode row : view.path("field").path(part)) {
      var drawn = new StringBuilder(row.asString(""));
      for (int i = 0; i < drawn.length(); i++) {
        if (signs.indexOf(drawn.charAt(i)) < 0) {
          drawn.setCharAt(i, '.');
        }
      }
      rows.add(drawn.toString());
    }
    return rows;
  }

  private static Feature feature(JsonNode json) {
    for (Door.Kind kind : Door.Kind.values()) {
      if (kind.name().toLowerCase(Locale.ROOT).equals(text(json, "kind"))) {
        return new Door(text(json, "name"), kind, text(json, "state").equals("open"), false, false);
      }
    }
    if (text(json, "kind").equals("ladder")) {
      return new Ladder(text(json, "name"));
    }
    return Thing.of(text(json, "name"), Item.of(hands()));
  }

  private Theatre theatre(List<Combatant> combatants) {
    var theatre = new Theatre(combatants, FAR);
    for (var pair : view.path("distances").properties()) {
      String[] ids = pair.getKey().split(" ", 2);
      Combatant one = people.get(ids[0]);
      Combatant other = ids.length < 2 ? null : people.get(ids[1]);
      if (one != null && other != null) {
        theatre.state(one, other, pair.getValue().asInt());
      }
    }
    return theatre;
  }

  /** Nobody hits with it; only its place on the map is looked at. */
  private static Creature sheet(JsonNode json) {
    return new Creature(
        text(json, "sort"),
        text(json, "name"),
        text(json, "sort"),
        null,
        0,
        HitDice.of(1),
        1,
        0,
        Size.MAN_SIZED,
        Abilities.AVERAGE,
        null,
        0,
        0,
        Math.max(1, json.path("base").path(0).asInt(1)),
        Math.max(1, json.path("base").path(1).asInt(1)),
        List.of(),
        List.of(),
        Armour.NONE,
        Armour.NONE,
        null,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Set.of(),
        Map.of(),
        null);
  }

  private static Weapon hands() {
    return new Weapon(
        "unarmed",
        "bare hands",
        Size.TINY,
        0,
        Dice.NOTHING,
        Dice.NOTHING,
        0,
        null,
        0,
        true,
        false,
        1,
        List.of(),
        Set.of(),
        null,
        "",
        0);
  }

  /** How hurt somebody is stands here in a word if that is all one knows. */
  @Override
  public List<String> conditions(Combatant who) {
    JsonNode json = told.get(who);
    var words = new ArrayList<String>();
    if (json != null) {
      if (!json.has("hp")) {
        words.add(text(json, "health"));
      }
      json.path("conditions").forEach(condition -> words.add(condition.asString("")));
    }
    return words;
  }

  @Override
  public List<Engaged> engagements(Battle seen) {
    var pairs = new ArrayList<Engaged>();
    for (JsonNode pair : view.path("engaged")) {
      Combatant one = people.get(pair.path(0).asString(""));
      Combatant other = people.get(pair.path(1).asString(""));
      if (one != null && other != null) {
        pairs.add(new Engaged(one, other));
      }
    }
    return pairs;
  }

  private static String text(JsonNode json, String field) {
    return json.path(field).asString("");
  }
}
