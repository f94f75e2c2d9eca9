package dev.cleave.server.web;

import dev.cleave.content.Names;
import dev.cleave.server.house.House;
import dev.cleave.server.house.Reception;
import dev.cleave.server.house.SeatOrder;
import dev.cleave.server.house.Unplayable;
import dev.cleave.server.store.LogBroken;
import dev.cleave.server.store.TableRow;
import dev.cleave.server.table.Role;
import dev.cleave.server.table.Seat;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Coming to tables: one's own, by a link, and the links themselves. */
final class Foyer {

  private final House house;
  private final Reception reception;
  private final Supplier<List<String>> addresses;

  /**
   * @param addresses where others reach this server
   */
  Foyer(House house, Supplier<List<String>> addresses) {
    this.house = house;
    this.reception = house.reception();
    this.addresses = addresses;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables", this::tables);
    routes.post("/api/invitation", this::invitation);
    routes.post("/api/join", this::join);
    routes.get("/api/tables/{table}/seats", this::seats);
    routes.post("/api/tables/{table}/seats", this::order);
    routes.post("/api/tables/{table}/archive", this::archive);
    routes.post("/api/tables/{table}/delete", this::delete);
  }

  /** The caller's own tables, and nobody else's. */
  private void tables(Context context) {
    var all = JsonNodeFactory.instance.arrayNode();
    for (Reception.Known known : reception.tables(Seats.all(context))) {
      TableRow table = known.table();
      all.add(
          seat(known.seat())
              .put("table", table.id())
              .put("title", table.title())
              .put("opened", table.created().toEpochMilli())
              .put("archived", table.archived()));
    }
    context.contentType("application/json").result(all.toString());
  }

  /** What a link would do; whoever looks takes nothing. */
  private void invitation(Context context) {
    var body = Body.of(context, Body.SMALL, Set.of("token"));
    Reception.Invitation found = reception.invitation(body.text("token")).orElse(null);
    if (found == null) {
      gone(context);
      return;
    }
    var json = Frames.object().put("title", found.table().title());
    if (found.seat() != null) {
      Shown.json(context, json.set("seat", seat(found.seat())));
      return;
    }
    var free = JsonNodeFactory.instance.arrayNode();
    found.free().forEach(one -> free.add(seat(one)));
    Shown.json(context, json.set("free", free));
  }

  private static void gone(Context context) {
    Shown.problem(context, 410, "Gone", "This link opens nothing any more.");
  }

  private void join(Context context) {
    var body = Body.of(context, Body.SMALL, Set.of("token", "name", "seat"));
    String token = body.text("token");
    String name = body.textOrNull("name");
    String refusal = name == null ? null : Names.refusal(name);
    if (refusal != null) {
      throw new Body.Refused(400, "Bad request", "This name cannot be had: " + refusal + ".");
    }
    String door = reception.door(token).orElse(null);
    if (door != null) {
      claim(context, door, SeatOrders.seat(body.json().path("seat")), name);
      return;
    }
    House.Place place = Seats.of(house, token);
    if (place == null) {
      gone(context);
      return;
    }
    Seats.sit(context, place.table(), token);
    try {
      order(
          context,
          place.table(),
          new SeatOrder.Take(place.seat(), name),
          _ -> taken(context, place.table(), place.seat(), place.role()));
    } catch (Unplayable | LogBroken kept) { // the table itself says why
      taken(context, place.table(), place.seat(), place.role());
    }
  }

  /** By the table's own link: a seat that is free, and no other. */
  private void claim(Context context, String table, @Nullable Integer seat, @Nullable String name) {
    if (seat == null) {
      throw new Body.Refused(400, "Bad request", "The field seat is missing: which is free?");
    }
    order(
        context,
        table,
        new SeatOrder.Claim(seat, name),
        done -> {
          for (House.Link link : done.seats()) {
            if (link.seat().number() == seat) {
              Seats.sit(context, table, Objects.requireNonNull(link.token()));
              taken(context, table, seat, link.seat().role());
            }
          }
        });
  }

  private static void taken(Context context, String table, int seat, Role role) {
    Shown.json(
        context, Frames.object().put("table", table).put("seat", seat).put("role", role.word()));
  }

  private void seats(Context context) {
    String id = context.pathParam("table");
    if (judge(context, id) != null) {
      var at = JsonNodeFactory.instance.arrayNode();
      addresses.get().forEach(at::add);
      Shown.json(
          context,
          Frames.object()
              .put("open", reception.isOpen(id))
              .set("addresses", at)
              .set("seats", links(reception.seats(id))));
    }
  }

  private void order(Context context) {
    String id = context.pathParam("table");
    House.Place place = judge(context, id);
    if (place == null) {
      return;
    }
    var body = Body.of(context, Body.SMALL, Set.of("renew", "revoke", "add", "change", "door"));
    SeatOrder order = SeatOrders.read(body.json());
    if (order == null) {
      Shown.problem(
          context,
          400,
          "Bad request",
          "One of renew, revoke, add, change or door is wanted, as docs/protocol.md says.");
      return;
    }
    order(context, id, order, done -> ordered(context, id, place.seat(), done));
  }

  private static void ordered(Context context, String id, int judge, House.Ordered done) {
    for (House.Link link : done.seats()) {
      if (link.seat().number() == judge && link.token() != null) {
        Seats.sit(context, id, link.token());
      }
    }
    ObjectNode json = Frames.object();
    if (done.door() != null) {
      json.put("door", link(done.door()));
    }
    Shown.json(context, json.set("seats", links(done.seats())));
  }

  private void archive(Context context) {
    String id = context.pathParam("table");
    if (judge(context, id) == null) {
      return;
    }
    boolean archived = Body.of(context, Body.SMALL, Set.of("archived")).flag("archived");
    order(
        context,
        id,
        new SeatOrder.Archive(archived),
        _ -> Shown.json(context, Frames.object().put("archived", archived)));
  }

  /** For good; so that nobody does it by mistake he says what it is called. */
  private void delete(Context context) {
    String id = context.pathParam("table");
    if (judge(context, id) == null) {
      return;
    }
    String title = Body.of(context, Body.SMALL, Set.of("title")).text("title");
    boolean same = reception.title(id).filter(title::equals).isPresent();
    if (!same) {
      throw new Body.Refused(422, "Refused", "The table is called otherwise; nothing is deleted.");
    }
    house.delete(id);
    Shown.json(context, Frames.object().put("deleted", true));
  }

  /** The Judge who asks; null if it is somebody else, who has been told so. */
  private House.@Nullable Place judge(Context context, String id) {
    House.Place place = Seats.of(house, context, id);
    if (place == null) {
      Shown.problem(context, 404, "Not found", "There is no such table, or no seat for you.");
      return null;
    }
    if (place.role() != Role.JUDGE) {
      Shown.problem(context, 403, "Forbidden", "Only the Judge may do this.");
      return null;
    }
    return place;
  }

  private void order(Context context, String id, SeatOrder order, Consumer<House.Ordered> then) {
    var ordered = house.order(id, order).orTimeout(30, TimeUnit.SECONDS);
    context.future(
        () ->
            ordered.handle(
                (done, refused) -> {
                  if (done == null) {
                    refuse(context, refused);
                  } else {
                    then.accept(done);
                  }
                  return null;
                }));
  }

  static void refuse(Context context, @Nullable Throwable why) {
    if (why instanceof IllegalArgumentException) {
      Shown.problem(context, 422, "Refused", String.valueOf(why.getMessage()));
    } else {
      Shown.problem(context, 503, "Not now", "The table does not answer.");
    }
  }

  static String link(String token) {
    return "/join#" + token;
  }

  /** Seats, with the links that are told this once. */
  static ArrayNode links(List<House.Link> all) {
    var seats = JsonNodeFactory.instance.arrayNode();
    for (House.Link link : all) {
      ObjectNode json = seat(link.seat()).put("taken", link.taken());
      if (link.token() != null) {
        json.put("link", link(link.token()));
      }
      seats.add(json);
    }
    return seats;
  }

  private static ObjectNode seat(Seat seat) {
    var combatants = JsonNodeFactory.instance.arrayNode();
    seat.combatants().forEach(combatants::add);
    return Frames.object()
        .put("seat", seat.number())
        .put("role", seat.role().word())
        .put("name", seat.name())
        .set("combatants", combatants);
  }
}
