package dev.cleave.server.web;

import dev.cleave.content.Names;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.rulebooks.Game;
import dev.cleave.server.house.House;
import dev.cleave.server.house.SeatOrder;
import dev.cleave.server.table.Form;
import dev.cleave.server.table.LiveTable;
import dev.cleave.server.table.Role;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The questions one may ask over HTTP. docs/protocol.md lists them. */
final class Api {

  private static final long HOUR = 3_600_000;

  private final House house;
  private final Lending lending;
  private final Passphrase passphrase;
  private final Limits limits;
  private final Paces openings;

  Api(House house, Shelves shelves, Passphrase passphrase, Limits limits) {
    this.house = house;
    this.lending = new Lending(house.library(), shelves);
    this.passphrase = passphrase;
    this.limits = limits;
    this.openings = new Paces(limits.tables(), HOUR);
  }

  void configure(RoutesConfig routes) {
    routes.post("/api/login", passphrase::login);
    routes.post("/api/tables", this::open);
    routes.post("/api/join", this::join);
    routes.post("/api/check", this::check);
    routes.post("/api/tables/{table}/seats", this::seats);
    routes.post("/api/tables/{table}/chapters", this::chapters);
    routes.get("/api", Description::give);
    routes.get("/api/tables/{table}", this::look);
    routes.get("/api/tables/{table}/cards", this::cards);
    routes.get("/api/tables/{table}/frames", this::frames);
    routes.get("/api/tables/{table}/journal", this::journal);
    lending.configure(routes);
  }

  private void open(Context context) {
    var body = Body.of(context, Body.SCENARIO, Set.of("scenario", "dice", "play"));
    if (!passphrase.isKnownTo(context)) {
      throw new Body.Refused(401, "Passphrase", "Say the Judge's passphrase first.");
    }
    String scenario = body.text("scenario");
    boolean typed = body.word("dice", "fair", "typed").equals("typed");
    var play = new LinkedHashMap<String, Boolean>();
    body.texts("play", Set.of("people", "bots"))
        .forEach((side, by) -> play.put(side, by.equals("bots")));
    refuseFlood(context);
    try {
      House.Opened opened = house.open(scenario, typed, play);
      String judge = Objects.requireNonNull(opened.seats().getFirst().token());
      Seats.sit(context, opened.table(), judge);
      Shown.json(
          context.status(201),
          Frames.object()
              .put("table", opened.table())
              .put("title", opened.title())
              .put("recovery", judge)
              .set("seats", links(opened.seats())));
    } catch (BadInput refused) {
      Shown.refused(context, refused);
    }
  }

  /** Seats with the links that are told this once. */
  private static ArrayNode links(List<House.Link> all) {
    var seats = JsonNodeFactory.instance.arrayNode();
    for (House.Link link : all) {
      var combatants = JsonNodeFactory.instance.arrayNode();
      link.seat().combatants().forEach(combatants::add);
      var json =
          Frames.object()
              .put("seat", link.seat().number())
              .put("role", link.seat().role().word())
              .put("name", link.seat().name());
      json.set("combatants", combatants);
      if (link.token() != null) {
        json.put("link", "/join#" + link.token());
      }
      seats.add(json);
    }
    return seats;
  }

  private void seats(Context context) {
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
    var body = Body.of(context, Body.SMALL, Set.of("renew", "revoke", "add", "change"));
    SeatOrder order = SeatOrders.read(body.json());
    if (order == null) {
      Shown.problem(
          context,
          400,
          "Bad request",
          "One of renew, revoke, add or change is wanted, as docs/protocol.md says.");
      return;
    }
    context.future(
        () ->
            house
                .order(id, order)
                .orTimeout(30, TimeUnit.SECONDS)
                .handle(
                    (all, refused) -> {
                      if (all == null) {
                        seatsRefused(context, refused);
                      } else {
                        seated(context, id, place.seat(), all);
                      }
                      return null;
                    }));
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
                        seatsRefused(context, refused);
                      }
                      return null;
                    }));
  }

  private static void seatsRefused(Context context, @Nullable Throwable why) {
    if (why instanceof IllegalArgumentException) {
      Shown.problem(context, 422, "Refused", String.valueOf(why.getMessage()));
    } else {
      Shown.problem(context, 503, "Not now", "The table does not answer.");
    }
  }

  private static void seated(Context context, String id, int judge, List<House.Link> all) {
    for (House.Link link : all) {
      if (link.seat().number() == judge && link.token() != null) {
        Seats.sit(context, id, link.token());
      }
    }
    Shown.json(context, Frames.object().set("seats", links(all)));
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

  private void join(Context context) {
    var body = Body.of(context, Body.SMALL, Set.of("token", "name"));
    String token = body.text("token");
    String name = body.textOrNull("name");
    String refusal = name == null ? null : Names.refusal(name);
    if (refusal != null) {
      throw new Body.Refused(400, "Bad request", "This name cannot be had: " + refusal + ".");
    }
    House.Place place = Seats.of(house, token);
    if (place == null) {
      Shown.problem(context, 410, "Gone", "This link opens nothing any more.");
      return;
    }
    Seats.sit(context, place.table(), token);
    if (name == null) {
      taken(context, place);
      return;
    }
    context.future(
        () ->
            house
                .order(place.table(), new SeatOrder.Alter(place.seat(), name, null))
                .orTimeout(30, TimeUnit.SECONDS)
                .handle(
                    (all, refused) -> {
                      if (all == null) {
                        seatsRefused(context, refused);
                      } else {
                        taken(context, place);
                      }
                      return null;
                    }));
  }

  private static void taken(Context context, House.Place place) {
    Shown.json(
        context,
        Frames.object()
            .put("table", place.table())
            .put("seat", place.seat())
            .put("role", place.role().word()));
  }

  private void frames(Context context) {
    seated(context, "application/json", (table, seat, to) -> table.film(seat, to));
  }

  private void cards(Context context) {
    String before = String.valueOf(context.queryParam("before"));
    if (!before.matches("[0-9]{1,9}")) {
      Shown.problem(context, 400, "Bad request", "Cards are had before=NUMBER of a card.");
      return;
    }
    int number = Integer.parseInt(before);
    seated(context, "application/json", (table, seat, to) -> table.earlier(seat, number, to));
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
    seated(context, form.type(), (table, seat, to) -> table.read(seat, form, to));
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
    var done = new CompletableFuture<String>();
    work.begin(table, place.seat(), done::complete);
    context
        .contentType(type)
        .future(() -> done.orTimeout(30, TimeUnit.SECONDS).thenAccept(context::result));
  }

  private void check(Context context) {
    var body = Body.of(context, Body.SCENARIO, Set.of("scenario"));
    String scenario = body.text("scenario");
    try {
      Game game =
          Game.of(
              Scenario.of(Yaml.parse(new Source("scenario.yaml", scenario))),
              house.library(),
              null,
              Map.of());
      var warnings = JsonNodeFactory.instance.arrayNode();
      game.scenario().warnings().forEach(warnings::add);
      var sides = JsonNodeFactory.instance.arrayNode();
      game.newBattle().sides().forEach(side -> sides.add(side.name()));
      Shown.json(
          context,
          Frames.object()
              .put("title", game.scenario().title())
              .put("rulebook", game.rulebook().id())
              .set("sides", sides)
              .set("warnings", warnings));
    } catch (BadInput refused) {
      Shown.refused(context, refused);
    }
  }
}
