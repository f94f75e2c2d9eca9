package dev.cleave.server.web;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Side;
import dev.cleave.rulebooks.Game;
import dev.cleave.server.house.House;
import dev.cleave.server.house.Player;
import dev.cleave.server.house.Workshop;
import dev.cleave.server.table.Busy;
import dev.cleave.server.table.Form;
import dev.cleave.server.table.LiveTable;
import dev.cleave.server.table.Role;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The questions one may ask over HTTP. docs/protocol.md lists them. */
final class Api {

  private static final long HOUR = 3_600_000;
  private static final long MINUTE = 60_000;
  private static final int MOST_WAITING = 16;

  private final House house;
  private final Lending lending;
  private final Comparing comparing;
  private final Passphrase passphrase;
  private final Limits limits;
  private final Paces openings;
  private final Paces checks;

  /** What seats have asked and were not told yet. */
  private final Map<House.Place, Integer> waiting = new ConcurrentHashMap<>();

  Api(House house, Shelves shelves, Passphrase passphrase, Limits limits) {
    this.house = house;
    this.lending = new Lending(house.library(), shelves);
    this.comparing = new Comparing(house.library(), passphrase);
    this.passphrase = passphrase;
    this.limits = limits;
    this.openings = new Paces(limits.tables(), HOUR);
    this.checks = new Paces(limits.checks(), MINUTE);
  }

  void configure(RoutesConfig routes) {
    routes.post("/api/login", passphrase::login);
    routes.post("/api/tables", this::open);
    routes.post("/api/check", this::check);
    routes.post("/api/compare", comparing::compare);
    routes.post("/api/tables/{table}/chapters", this::chapters);
    routes.get("/api", Description::give);
    routes.get("/api/tables/{table}", this::look);
    routes.get("/api/tables/{table}/cards", this::cards);
    routes.get("/api/tables/{table}/frames", this::frames);
    routes.get("/api/tables/{table}/account", this::account);
    routes.get("/api/tables/{table}/disclosure", this::disclosure);
    routes.get("/api/tables/{table}/journal", this::journal);
    lending.configure(routes);
  }

  private void open(Context context) {
    var body = Body.of(context, Body.SCENARIO, Set.of("scenario", "dice", "play", "alone"));
    if (!passphrase.isKnownTo(context)) {
      throw new Body.Refused(401, "Passphrase", "Say the Judge's passphrase first.");
    }
    String scenario = body.text("scenario");
    boolean typed = body.word("dice", "fair", "typed").equals("typed");
    var play = new LinkedHashMap<String, Player>();
    body.texts("play", Set.of("people", "me", "bots"))
        .forEach((side, by) -> play.put(side, Player.valueOf(by.toUpperCase(Locale.ROOT))));
    boolean alone = body.flag("alone");
    if (alone && !play.isEmpty()) {
      throw new Body.Refused(400, "Bad request", "Either alone or play, not both.");
    }
    refuseFlood(context);
    try {
      House.Opened opened =
          alone ? house.alone(scenario, typed) : house.open(scenario, typed, play);
      String judge = Objects.requireNonNull(opened.seats().getFirst().token());
      Seats.sit(context, opened.table(), judge);
      var json =
          Frames.object()
              .put("table", opened.table())
              .put("title", opened.title())
              .put("recovery", judge);
      if (opened.door() != null) {
        json.put("door", Foyer.link(opened.door()));
      }
      Shown.json(context.status(201), json.set("seats", Foyer.links(opened.seats())));
    } catch (BadInput refused) {
      Shown.refused(context, refused);
    }
  }

  private void chapters(Context context) {
    String id = context.pathParam("table");
    House.Place place = Seats.of(house, context, id);
    if (place == null) {
      Shown.problem(context, 404, "Not found", "There is no such table, or no seat for you.");
      return;
    }
    if (place.role() != Role.JUDGE) {
      Shown.problem(context, 403, "Forbidden", "Only the Judge may do this.");
      return;
    }
    String scenario = Body.of(context, Body.SCENARIO, Set.of("scenario")).text("scenario");
    context.future(
        () ->
            house
                .fight(id, scenario)
                .orTimeout(30, TimeUnit.SECONDS)
                .handle(
                    (number, refused) -> {
                      if (number != null) {
                        Shown.json(context.status(201), Frames.object().put("chapter", number));
                      } else if (refused instanceof BadInput wrong) {
                        Shown.refused(context, wrong);
                      } else {
                        Foyer.refuse(context, refused);
                      }
                      return null;
                    }));
  }

  /** Tables are kept for ever, so nobody else's program may fill the disk with them. */
  private void refuseFlood(Context context) {
    var caller = Caller.of(context.req());
    boolean spared = caller.own() && limits.sparesOwn();
    if (!spared && !openings.allows(caller.address(), System.currentTimeMillis())) {
      throw new Body.Refused(
          429, "Too many tables", "At most " + limits.tables() + " tables an hour are opened.");
    }
  }

  private void frames(Context context) {
    seated(context, "application/json", (table, seat, to) -> table.past().film(seat, to));
  }

  private void account(Context context) {
    seated(context, "application/json", (table, seat, to) -> table.past().reckon(seat, to));
  }

  private void disclosure(Context context) {
    seated(context, "application/json", (table, seat, to) -> table.past().disclose(seat, to));
  }

  private void cards(Context context) {
    String before = String.valueOf(context.queryParam("before"));
    if (!before.matches("[0-9]{1,9}")) {
      Shown.problem(context, 400, "Bad request", "Cards are had before=NUMBER of a card.");
      return;
    }
    int number = Integer.parseInt(before);
    seated(
        context, "application/json", (table, seat, to) -> table.past().earlier(seat, number, to));
  }

  private void look(Context context) {
    seated(context, "application/json", LiveTable::look);
  }

  private void journal(Context context) {
    Form form = Form.named(context.queryParam("as"));
    if (form == null) {
      Shown.problem(
          context, 400, "Bad request", "A journal can be had as=markdown, as=html or as=jsonl.");
      return;
    }
    context.header("Content-Disposition", "attachment; filename=\"fight." + form.ending() + "\"");
    seated(context, form.type(), (table, seat, to) -> table.past().read(seat, form, to));
  }

  /** Something that takes a table a while. */
  @FunctionalInterface
  private interface Work {
    void begin(LiveTable table, int seat, Consumer<String> to);
  }

  private void seated(Context context, String type, Work work) {
    String id = context.pathParam("table");
    House.Place place = Seats.of(house, context, id);
    LiveTable table = place == null ? null : house.table(id).orElse(null);
    if (place == null || table == null) {
      Shown.problem(context, 404, "Not found", "There is no such table, or no seat for you.");
      return;
    }
    if (waiting.merge(place, 1, Integer::sum) > MOST_WAITING) {
      less(place);
      throw new Body.Refused(429, "Too many", "Your seat asks too much at once.");
    }
    var done = new CompletableFuture<String>();
    done.orTimeout(30, TimeUnit.SECONDS).whenComplete((_, _) -> less(place));
    try {
      work.begin(table, place.seat(), done::complete);
    } catch (Busy busy) {
      done.completeExceptionally(busy);
      throw busy;
    }
    context.contentType(type).future(() -> done.thenAccept(context::result));
  }

  private void less(House.Place place) {
    waiting.computeIfPresent(place, (_, count) -> count == 1 ? null : count - 1);
  }

  private void check(Context context) {
    var body = Body.of(context, Body.SCENARIO, Set.of("scenario"));
    if (!passphrase.isKnownTo(context)) {
      throw new Body.Refused(401, "Passphrase", "Say the Judge's passphrase first.");
    }
    String scenario = body.text("scenario");
    var caller = Caller.of(context.req());
    boolean spared = caller.own() && limits.sparesOwn();
    if (!spared && !checks.allows(caller.address(), System.currentTimeMillis())) {
      throw new Body.Refused(
          429, "Too many checks", "At most " + limits.checks() + " a minute are made.");
    }
    try {
      Shown.json(context, Workshop.done(() -> checked(scenario)));
    } catch (BadInput refused) {
      Shown.refused(context, refused);
    }
  }

  private ObjectNode checked(String scenario) {
    Game game = Game.read(Yaml.parse(new Source("scenario.yaml", scenario)), house.library());
    var warnings = JsonNodeFactory.instance.arrayNode();
    game.scenario().warnings().forEach(warnings::add);
    var sides = JsonNodeFactory.instance.arrayNode();
    var judges = JsonNodeFactory.instance.arrayNode();
    for (Side side : game.newBattle().sides()) {
      sides.add(side.name());
      if (side.isJudges()) {
        judges.add(side.name());
      }
    }
    return Frames.object()
        .put("title", game.scenario().title())
        .put("rulebook", game.rulebook().id())
        .set("sides", sides)
        .set("judges", judges)
        .set("warnings", warnings);
  }
}
