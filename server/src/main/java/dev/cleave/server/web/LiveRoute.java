package dev.cleave.server.web;

import dev.cleave.server.house.House;
import dev.cleave.server.house.Unplayable;
import dev.cleave.server.table.Command;
import dev.cleave.server.table.LiveTable;
import dev.cleave.server.table.Message;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The WebSocket of a table. */
final class LiveRoute {

  private static final int POLICY = 1008;
  private static final int UNSUPPORTED = 1003;
  private static final int MOST_FRAMES = 60;
  private static final long IN_MILLIS = 10_000;
  private static final Pattern CMD = Pattern.compile("[0-9A-Za-z_-]{8,64}");

  private final House house;
  private final Doorman doorman;
  private final Map<String, Guest> guests = new ConcurrentHashMap<>();

  LiveRoute(House house, Doorman doorman) {
    this.house = house;
    this.doorman = doorman;
  }

  private record Guest(LiveTable table, int seat, Socket socket, Pace pace) {}

  void configure(WsConfig route) {
    route.onConnect(
        context -> {
          context.enableAutomaticPings();
          Guest guest;
          try {
            guest = enter(context);
          } catch (Unplayable why) {
            context.send(Frames.bye(String.valueOf(why.getMessage())));
            context.closeSession(POLICY, "the table cannot be played");
            return;
          }
          if (guest == null) {
            context.closeSession(POLICY, "you have no seat here");
          } else {
            guests.put(context.sessionId(), guest);
          }
        });
    route.onMessage(context -> hear(context, context.message()));
    route.onBinaryMessage(context -> context.closeSession(UNSUPPORTED, "text only"));
    route.onClose(this::leave);
    route.onError(this::leave);
  }

  private @Nullable Guest enter(WsContext context) {
    String host = context.header("Host");
    if (!doorman.isOurs(host) || !Doorman.isFromHere(context.header("Origin"), host)) {
      return null;
    }
    String id = context.pathParam("table");
    House.Place place = Seats.of(house, context.cookie(Seats.COOKIE + id));
    if (place == null || !place.table().equals(id)) {
      return null;
    }
    LiveTable table = house.table(id).orElse(null);
    return table == null
        ? null
        : new Guest(table, place.seat(), new Socket(context), new Pace(MOST_FRAMES, IN_MILLIS));
  }

  private void hear(WsContext context, String text) {
    Guest guest = guests.get(context.sessionId());
    if (guest == null) {
      return;
    }
    if (!guest.pace.allows(System.currentTimeMillis())) {
      if (guest.pace.isFlood()) {
        guest.socket.close(POLICY, "you speak too fast");
      } else {
        guest.socket.send(Frames.refused(null, "too fast", "Slow down."));
      }
      return;
    }
    JsonNode json = Frames.read(text);
    Command command = json == null ? null : Command.read(json);
    String cmd =
        json == null || !json.path("cmd").isString() ? null : json.path("cmd").stringValue();
    if (command == null) {
      guest.socket.send(Frames.refused(cmd, "bad", "This is no frame of ours."));
    } else if (command instanceof Command.Hello(List<String> pending)) {
      guest.table.send(new Message.Came(guest.socket, guest.seat, pending));
    } else if (command.isChange() && (cmd == null || !CMD.matcher(cmd).matches())) {
      guest.socket.send(Frames.refused(null, "bad", "A command needs a cmd of 8 to 64 letters."));
    } else {
      guest.table.send(
          new Message.Said(
              guest.socket, guest.seat, command.isChange() ? cmd : null, command, text));
    }
  }

  private void leave(WsContext context) {
    Guest guest = guests.remove(context.sessionId());
    if (guest != null) {
      guest.socket.gone();
      guest.table.send(new Message.Went(guest.socket));
    }
  }
}
