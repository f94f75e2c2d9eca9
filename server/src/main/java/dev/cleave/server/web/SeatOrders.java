package dev.cleave.server.web;

import dev.cleave.server.house.SeatOrder;
import dev.cleave.server.table.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads what the Judge wants done about seats. */
final class SeatOrders {

  private SeatOrders() {}

  /** Null if it is not exactly one thing, or not whole. */
  static @Nullable SeatOrder read(JsonNode body) {
    if (body.size() != 1) {
      return null;
    }
    if (body.path("renew").asString("").equals("all")) {
      return new SeatOrder.RenewAll();
    }
    if (body.has("renew")) {
      Integer seat = seat(body.path("renew"));
      return seat == null ? null : new SeatOrder.Renew(seat);
    }
    if (body.has("revoke")) {
      Integer seat = seat(body.path("revoke"));
      return seat == null ? null : new SeatOrder.Revoke(seat);
    }
    if (body.has("door")) {
      String word = body.path("door").asString("");
      return word.equals("open") || word.equals("shut")
          ? new SeatOrder.Door(word.equals("open"))
          : null;
    }
    return body.has("add") ? add(body.path("add")) : alter(body.path("change"));
  }

  private static @Nullable SeatOrder add(JsonNode json) {
    List<String> combatants = texts(json.path("combatants"));
    Role role =
        switch (json.path("role").asString("")) {
          case "player" -> Role.PLAYER;
          case "spectator" -> Role.SPECTATOR;
          default -> null;
        };
    boolean whole =
        knows(json, Set.of("role", "name", "combatants")) && json.path("name").isString();
    return !whole || role == null || combatants == null
        ? null
        : new SeatOrder.Add(role, json.path("name").stringValue(), combatants);
  }

  private static @Nullable SeatOrder alter(JsonNode json) {
    Integer seat = seat(json.path("seat"));
    List<String> combatants = json.has("combatants") ? texts(json.path("combatants")) : null;
    boolean whole =
        knows(json, Set.of("seat", "name", "combatants"))
            && (!json.has("name") || json.path("name").isString())
            && (combatants != null || !json.has("combatants"));
    return !whole || seat == null
        ? null
        : new SeatOrder.Alter(
            seat, json.has("name") ? json.path("name").stringValue() : null, combatants);
  }

  private static boolean knows(JsonNode json, Set<String> fields) {
    return json.isObject() && fields.containsAll(json.propertyNames());
  }

  /** A number, or the same as text: ids are strings on the wire. */
  static @Nullable Integer seat(JsonNode json) {
    if (json.isInt()) {
      return json.intValue();
    }
    return json.isString() && json.stringValue().matches("[0-9]{1,6}")
        ? Integer.valueOf(json.stringValue())
        : null;
  }

  private static @Nullable List<String> texts(JsonNode json) {
    if (!json.isArray()) {
      return null;
    }
    var texts = new ArrayList<String>();
    for (JsonNode one : json) {
      if (!one.isString()) {
        return null;
      }
      texts.add(one.stringValue());
    }
    return texts;
  }
}
