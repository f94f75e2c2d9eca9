package dev.cleave.server.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How a table stands, part by part, for those who look at it; each part is JSON. */
final class Tableau {

  /** Of so many who are waited for the Judge is told what a bot would do. */
  private static final int FORESEEN = 4;

  private final LiveTable live;
  private final Chairs chairs;
  private final ToLongFunction<Seat> devices;
  private final Views views;
  private @Nullable Battle drawn;
  private final Map<Viewpoint, Drawn> fields = new HashMap<>();

  /** The sides in the order in which some eyes came to know of them. */
  private final Map<Viewpoint, List<String>> sides = new HashMap<>();

  /** A map as some eyes know it, and when it was drawn. */
  private record Drawn(int version, String json) {}

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
    Fog fog = live.sight();
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("table", table().toString());
    parts.put("seats", seatsJson(eyes).toString());
    parts.put("sides", sides(eyes).toString());
    parts.put("field", field(battle, eyes, fog));
    parts.put("features", views.features(battle, eyes, fog).toString());
    parts.put("engaged", views.engaged(battle, eyes, fog).toString());
    parts.put("distances", views.distances(battle, eyes, fog).toString());
    for (Combatant who : battle.combatants()) {
      if (fog.sees(eyes, who)) {
        parts.put(Views.id(who), views.combatant(who, battle, eyes, fog).toString());
      }
    }
    parts.put("waiting", waiting(eyes).toString());
    return parts;
  }

  /** The ground does not change while a battle lasts: it is drawn anew when more of it is seen. */
  private String field(Battle battle, Viewpoint eyes, Fog fog) {
    if (battle != drawn) {
      drawn = battle;
      fields.clear();
    }
    boolean fogged = fog.isOn() && !eyes.isJudge();
    int version = fogged ? fog.of(eyes).version() : -1;
    Drawn before = fields.get(eyes);
    if (before == null || before.version != version) {
      before = new Drawn(version, views.field(battle, eyes, fog).toString());
      fields.put(eyes, before);
    }
    return before.json;
  }

  /** The table as it was told, with the dice as they are: seeds are asked for at any time. */
  private String withDice(String table) {
    var json = (ObjectNode) Json.MAPPER.readTree(table);
    json.set("dice", live.cup().json(live.isTyped()));
    return json.toString();
  }

  /** Seeds have been gathered anew since this was told. */
  boolean isOfEarlierDice(@Nullable String table) {
    return table != null
        && Json.MAPPER.readTree(table).path("dice").path("epoch").asInt() < live.cup().epoch();
  }

  /** What a seat was told, and what the dice want of it now: that tells nothing of who is asked. */
  Glimpse withDice(int seat, Glimpse last) {
    Map<String, String> parts = new LinkedHashMap<>(last.parts());
    parts.computeIfPresent(Audience.TABLE, (_, told) -> withDice(told));
    parts.computeIfPresent(Audience.YOU, (_, told) -> withWants(told, seat));
    return last.with(parts);
  }

  private String withWants(String you, int number) {
    var json = (ObjectNode) Json.MAPPER.readTree(you);
    json.put("wants", chairs.wants(chairs.seat(number)));
    return json.toString();
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
    ArrayNode orders = orders(seat);
    if (!orders.isEmpty()) {
      you.set("orders", orders);
    }
    if (seat.isJudge() || !seat.combatants().isEmpty()) {
      you.set("left", left(seat));
      you.set("behaviours", Json.texts(new StandIn(live).names()));
    }
    you.put("wants", chairs.wants(seat));
    parts.put("you", you.toString());
  }

  /** The standing orders a seat has given, or may change; who is under the same stands together. */
  private ArrayNode orders(Seat seat) {
    Map<Settings.Charge, ArrayNode> groups = new LinkedHashMap<>();
    for (Combatant who : live.battle().combatants()) {
      Settings.Charge charge = live.settings().order(who);
      if (charge != null && (seat.isJudge() || seat.plays(who))) {
        groups.computeIfAbsent(charge, _ -> Json.array()).add(Views.id(who));
      }
    }
    var all = Json.array();
    groups.forEach(
        (charge, who) ->
            all.add(
                Json.object()
                    .put("order", charge.order().text())
                    .put("otherwise", charge.ask() ? "ask" : "usual")
                    .set("who", who)));
    return all;
  }

  /** Those a seat may take back from a behaviour. */
  private ArrayNode left(Seat seat) {
    var all = Json.array();
    for (Combatant who : live.battle().combatants()) {
      Settings.Lent lent = live.settings().lent(who, live.battle().round());
      if (lent != null && (seat.isJudge() || seat.plays(who))) {
        all.add(
            Json.object()
                .put("who", Views.id(who))
                .put("to", lent.to())
                .put("round", lent.until() > 0));
      }
    }
    return all;
  }

  /** Those a seat plays, as far as these eyes know of them. */
  private ArrayNode ids(Seat seat, Viewpoint eyes) {
    var ids = Json.array();
    for (String name : seat.combatants()) {
      Combatant who = live.battle().named(name);
      if (who != null && live.sight().sees(eyes, who)) {
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
    var tact = new Tact(live.sight(), eyes, live.battle());
    List<Integer> players = eyes.isJudge() ? chairs.givers() : List.of();
    for (Seat seat : chairs.all()) {
      var json =
          Json.object()
              .put("seat", seat.number())
              .put("role", seat.role().word())
              .put("name", tact.tellsOfUnseen(seat.name()) ? "A player" : seat.name())
              .put("devices", devices.applyAsLong(seat))
              .put("dice", live.settings().isByHand(seat.number()) ? "hand" : "server");
      if (eyes.isJudge()) {
        json.put("plays", players.contains(seat.number()));
      }
      all.add(json.set("combatants", ids(seat, eyes)));
    }
    return all;
  }

  /** Those of which somebody is known, as they came to be known: no order tells of others. */
  private ArrayNode sides(Viewpoint eyes) {
    Set<Side> known = known(eyes);
    List<String> met = sides.computeIfAbsent(eyes, _ -> new ArrayList<>());
    known.stream().map(Side::name).filter(name -> !met.contains(name)).forEach(met::add);
    var all = Json.array();
    known.stream()
        .sorted(Comparator.comparingInt(side -> met.indexOf(side.name())))
        .forEach(
            side ->
                all.add(
                    Json.object()
                        .put("name", side.name())
                        .put("judge", side.isJudges())
                        .put("by", live.settings().of(side).word())));
    return all;
  }

  private Set<Side> known(Viewpoint eyes) {
    Battle battle = live.battle();
    if (eyes.isJudge()) {
      return new LinkedHashSet<>(battle.sides());
    }
    Set<Side> known = new LinkedHashSet<>();
    for (Combatant who : battle.combatants()) {
      if (live.sight().sees(eyes, who)) {
        known.add(who.side());
      }
    }
    battle.sides().stream().filter(eyes::isOf).forEach(known::add);
    return known;
  }

  /**
   * That this is asked may be known to these eyes: not of somebody they do not know of, nor what
   * another side as a whole is asked, for that may be about such a one.
   */
  private boolean isKnown(Prompt prompt, Viewpoint eyes) {
    if (eyes.isJudge()) {
      return true;
    }
    if (prompt.who() instanceof Combatant one) {
      return live.sight().sees(eyes, one);
    }
    Question<?> question = prompt.question();
    return question == null || question.is(Question.Kind.RULING) || eyes.isOf(question.side());
  }

  /**
   * The table waits, and these eyes may not know of anybody for whom: to them the moment has not
   * come yet, and they are told of it when somebody is asked whom they know.
   */
  boolean isSecret(Viewpoint eyes) {
    List<Prompt> open = live.docket().awaited();
    return !open.isEmpty() && open.stream().noneMatch(prompt -> isKnown(prompt, eyes));
  }

  /** For whom the table waits; what exactly is asked, only those of his own side know. */
  private ArrayNode waiting(Viewpoint eyes) {
    var all = Json.array();
    for (Prompt prompt : live.docket().open()) {
      Actor who = prompt.who();
      if (!isKnown(prompt, eyes)) {
        continue;
      }
      var json = Json.object().put("since", live.docket().since(prompt));
      if (who != null) {
        json.put("who", Views.id(who));
      }
      if (eyes.isJudge() || who != null && eyes.isOf(who.side())) {
        json.put("says", new Tact(live.sight(), eyes, live.battle()).veiled(prompt.says()));
        json.put("q", prompt.q()).put("kind", prompt.kind());
        if (eyes.isJudge() && all.size() < FORESEEN && prompt.question() != null) {
          json.put("usual", chairs.usual(prompt.question()).text()); // what a bot would do
        }
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
