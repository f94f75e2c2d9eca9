package dev.cleave.server.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How a table stands, part by part, for those who look at it; each part is JSON. */
final class Tableau {

  private final LiveTable live;
  private final Chairs chairs;
  private final ToLongFunction<Seat> devices;
  private final Views views;
  private @Nullable Battle drawn;
  private String field = "";

  /**
   * @param devices on how many screens a seat is looked at
   */
  Tableau(LiveTable live, Chairs chairs, ToLongFunction<Seat> devices) {
    this.live = live;
    this.chairs = chairs;
    this.devices = devices;
    this.views = new Views(live.game().rulebook(), live.ribbon());
  }

  /** The sight all share who look with the same eyes. */
  Map<String, String> common(Viewpoint eyes) {
    Battle battle = live.battle();
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("table", table().toString());
    parts.put("seats", seatsJson(eyes).toString());
    parts.put("sides", sides().toString());
    parts.put("field", field(battle));
    parts.put("features", views.features(battle, eyes).toString());
    parts.put("engaged", views.engaged(battle, eyes).toString());
    parts.put("distances", views.distances(battle, eyes).toString());
    for (Combatant who : battle.combatants()) {
      if (eyes.sees(who, live.game().rulebook())) {
        parts.put(Views.id(who), views.combatant(who, battle, eyes).toString());
      }
    }
    parts.put("waiting", waiting(eyes).toString());
    return parts;
  }

  /** The ground does not change while a battle lasts: it is drawn once. */
  private String field(Battle battle) {
    if (battle != drawn) {
      drawn = battle;
      field = views.field(battle).toString();
    }
    return field;
  }

  /** Adds the parts that one seat alone sees. */
  void own(Map<String, String> parts, int number) {
    Seat seat = chairs.seat(number);
    parts.put("prompt", chairs.prompt(number).toString());
    var you =
        Json.object()
            .put("seat", seat.number())
            .put("role", seat.role().word())
            .put("name", seat.name());
    you.set("combatants", ids(seat, Viewpoint.JUDGE));
    var standing = Json.object();
    live.settings().standing(seat.number()).forEach(standing::put);
    you.set("standing", standing);
    you.put("wants", chairs.wants(seat));
    parts.put("you", you.toString());
  }

  /** Those a seat plays, as far as these eyes know of them. */
  private ArrayNode ids(Seat seat, Viewpoint eyes) {
    var ids = Json.array();
    for (String name : seat.combatants()) {
      Combatant who = live.battle().named(name);
      if (who != null && eyes.sees(who, live.game().rulebook())) {
        ids.add(Views.id(who));
      }
    }
    return ids;
  }

  private ObjectNode table() {
    var game = live.game();
    var options = Json.object();
    game.figures().options().forEach(options::put);
    var json =
        Json.object()
            .put("id", live.id())
            .put("title", game.scenario().title())
            .put("about", game.scenario().about())
            .put("rulebook", game.rulebook().id())
            .put("rulebookTitle", game.library().about(game.rulebook().id()).title())
            .put("chapter", live.chapter())
            .put("phase", live.course().phase())
            .put("round", live.battle().round())
            .put("paused", live.settings().isPaused())
            .put("timer", live.settings().seconds())
            .put("undoes", live.minutes().undoes())
            .put("trouble", live.course().trouble());
    json.set("options", options);
    json.set("dice", live.cup().json(live.isTyped()));
    return json;
  }

  private ArrayNode seatsJson(Viewpoint eyes) {
    var all = Json.array();
    for (Seat seat : chairs.all()) {
      all.add(
          Json.object()
              .put("seat", seat.number())
              .put("role", seat.role().word())
              .put("name", seat.name())
              .put("devices", devices.applyAsLong(seat))
              .put("dice", live.settings().isByHand(seat.number()) ? "hand" : "server")
              .set("combatants", ids(seat, eyes)));
    }
    return all;
  }

  private ArrayNode sides() {
    var all = Json.array();
    for (Side side : live.battle().sides()) {
      all.add(
          Json.object()
              .put("name", side.name())
              .put("judge", side.isJudges())
              .put("by", live.settings().of(side).word()));
    }
    return all;
  }

  /** For whom the table waits; what exactly is asked, only those of his own side know. */
  private ArrayNode waiting(Viewpoint eyes) {
    var all = Json.array();
    for (Prompt prompt : live.docket().open()) {
      Actor who = prompt.who();
      if (who instanceof Combatant one && !eyes.sees(one, live.game().rulebook())) {
        continue;
      }
      var json = Json.object();
      if (who != null) {
        json.put("who", Views.id(who));
      }
      if (eyes.isJudge() || who != null && eyes.isOf(who.side())) {
        json.put("says", prompt.says()).put("q", prompt.q());
      }
      for (Seat seat : chairs.all()) {
        if (chairs.isFor(seat, prompt)) {
          json.put("seat", seat.number());
          break;
        }
      }
      all.add(json);
    }
    return all;
  }
}
