package dev.cleave.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Those who sit at a table and those who look on, each with what they may know. */
final class Audience {

  /** How many cards somebody is given who comes in; older ones are asked for. */
  static final int CARDS = 300;

  /** So often a player may take back in a minute. */
  private static final int UNDOES = 3;

  private static final long MINUTE = 60_000;

  private final LiveTable live;
  private final Map<Integer, Pace> undoing = new HashMap<>();
  private final Map<Listener, Guest> guests = new LinkedHashMap<>();
  private final Chairs chairs;
  private final Tableau tableau;

  Audience(LiveTable live, Chairs chairs) {
    this.live = live;
    this.chairs = chairs;
    this.tableau = new Tableau(live, chairs, this::devices);
  }

  /** Somebody's screen: what it shows already. */
  private static final class Guest {
    final int seat;
    final Map<String, String> shown = new HashMap<>();

    /** The cards it reads; another chapter, or other eyes, have others. */
    @Nullable Cards reads;

    int cards;
    long seq;

    Guest(int seat) {
      this.seat = seat;
    }
  }

  /** Takes what changes nothing at the table itself, and what came twice; gives back the rest. */
  Message.@Nullable Said hear(Message.Said said) {
    if (!guests.containsKey(said.from())) {
      return null;
    }
    if (said.command() instanceof Command.Hello) {
      return null;
    }
    String cmd = said.cmd();
    Log.Cause before = cmd == null ? null : live.pen().applied(cmd);
    if (cmd != null && before == null && live.pen().isKnown(cmd)) {
      var now = new Log.Cause(cmd, said.seat(), said.payload());
      before = live.pen().isSame(now) ? now : new Log.Cause(cmd, said.seat(), "");
    }
    if (before == null) {
      return isHasty(said) ? null : said;
    }
    if (before.payload().equals(said.payload()) && before.seat() == said.seat()) {
      said.from()
          .send(
              Json.frame("ack")
                  .put("cmd", before.cmd())
                  .put("seq", live.minutes().size())
                  .toString());
    } else {
      live.refuse(said, "conflict", "this id has been used for something else", "");
    }
    return null;
  }

  /**
   * Whoever takes back again and again is asked to wait: it must not become a way to plague others.
   */
  private boolean isHasty(Message.Said said) {
    if (!(said.command() instanceof Command.Undo) || chairs.seat(said.seat()).isJudge()) {
      return false;
    }
    Pace pace = undoing.computeIfAbsent(said.seat(), _ -> new Pace(UNDOES, MINUTE));
    boolean hasty = !pace.allows(live.millis());
    if (hasty) {
      live.refuse(said, "too fast", "take back at most " + UNDOES + " times a minute", "");
    }
    return hasty;
  }

  void welcome(Message.Came came) {
    var guest = new Guest(came.seat());
    guests.put(came.who(), guest);
    came.who()
        .send(
            "{\"type\":\"welcome\",\"v\":1,\"seq\":0,"
                + everything(guest)
                + ",\"applied\":"
                + applied(came.pending())
                + "}");
    publish();
  }

  /** The sight of a seat if it came in now. */
  String look(int seat) {
    return "{" + everything(new Guest(seat)) + "}";
  }

  /** The view and the last cards, which the guest has seen from now on. */
  private String everything(Guest guest) {
    Viewpoint eyes = chairs.eyes(guest.seat);
    var view = new StringBuilder("{");
    Map<String, String> parts = tableau.common(eyes);
    tableau.own(parts, guest.seat);
    parts.forEach(
        (name, json) -> {
          if (!name.startsWith("c")) {
            append(view, name, json);
          }
        });
    append(view, "combatants", combatants(parts));
    guest.shown.putAll(parts);
    guest.reads = live.deck().of(eyes);
    List<Card> cards = guest.reads.all();
    int from = Math.max(0, cards.size() - CARDS);
    guest.cards = guest.reads.told().size();
    return "\"view\":" + view.append('}') + ",\"cards\":" + json(cards.subList(from, cards.size()));
  }

  /** Which of these were carried out; those that were not may be sent again. */
  private ObjectNode applied(List<String> pending) {
    var applied = Json.object();
    for (String cmd : pending) {
      if (live.pen().isKnown(cmd)) {
        applied.put(cmd, live.minutes().size());
      } else {
        applied.putNull(cmd);
      }
    }
    return applied;
  }

  /** Cards from before one, as many as somebody is given who comes in. */
  String earlier(int seat, int before) {
    List<Card> cards =
        live.deck().of(chairs.eyes(seat)).all().stream()
            .filter(card -> card.number() < before)
            .toList();
    return json(cards.subList(Math.max(0, cards.size() - CARDS), cards.size()));
  }

  private static void append(StringBuilder object, String name, String json) {
    if (object.length() > 1) {
      object.append(',');
    }
    object.append('"').append(name).append("\":").append(json);
  }

  private static String combatants(Map<String, String> parts) {
    var all = new ArrayList<String>();
    parts.forEach(
        (name, json) -> {
          if (name.startsWith("c")) {
            all.add(json);
          }
        });
    return "[" + String.join(",", all) + "]";
  }

  static String json(List<Card> cards) {
    var all = new ArrayList<String>(cards.size());
    cards.forEach(card -> all.add(card.text()));
    return "[" + String.join(",", all) + "]";
  }

  void leave(Listener who) {
    if (guests.remove(who) != null) {
      publish();
    }
  }

  /**
   * @param moved seats nobody may stay in without coming in again
   */
  void reseat(List<Seat> all, Set<Integer> moved) {
    chairs.set(all);
    guests
        .entrySet()
        .removeIf(
            entry -> {
              int seat = entry.getValue().seat;
              boolean gone = !chairs.isSeat(seat) || moved.contains(seat);
              if (gone) {
                entry.getKey().bye("this seat is no longer yours");
              }
              return gone;
            });
    publish();
  }

  /** All are cut off, and may come back to the table as it is when it is set up anew. */
  void cut(String reason) {
    guests.keySet().forEach(who -> who.cut(reason));
    guests.clear();
  }

  static String noticed(String text, String level) {
    return Json.frame("notice").put("text", text).put("level", level).toString();
  }

  void notice(String text, String level) {
    String frame = noticed(text, level);
    guests.keySet().forEach(who -> who.send(frame));
  }

  /** Everybody is shown what is new to him. */
  void publish() {
    Map<Viewpoint, Map<String, String>> seen = new HashMap<>();
    guests.forEach(
        (who, guest) -> {
          Viewpoint eyes = chairs.eyes(guest.seat);
          Map<String, String> common = seen.computeIfAbsent(eyes, tableau::common);
          update(who, guest, eyes, common);
        });
  }

  private void update(Listener who, Guest guest, Viewpoint eyes, Map<String, String> common) {
    Map<String, String> parts = new LinkedHashMap<>(common);
    tableau.own(parts, guest.seat);
    var changes = new StringBuilder("{");
    Map<String, String> changed = new LinkedHashMap<>();
    parts.forEach(
        (name, json) -> {
          if (!json.equals(guest.shown.put(name, json))) {
            if (name.startsWith("c")) {
              changed.put(name, json);
            } else {
              append(changes, name, json);
            }
          }
        });
    if (!changed.isEmpty()) {
      append(changes, "combatants", combatants(changed));
    }
    var gone = new ArrayList<String>();
    guest
        .shown
        .keySet()
        .removeIf(name -> name.startsWith("c") && !parts.containsKey(name) && gone.add(name));
    if (!gone.isEmpty()) {
      append(changes, "gone", Json.texts(gone).toString());
    }
    if (guest.reads != live.deck().of(eyes)) {
      guest.reads = live.deck().of(eyes);
      guest.cards = 0;
    }
    List<Card> cards = guest.reads.told();
    if (changes.length() == 1 && guest.cards == cards.size()) {
      return;
    }
    guest.seq++;
    who.send(
        "{\"type\":\"update\",\"seq\":"
            + guest.seq
            + ",\"cards\":"
            + json(cards.subList(guest.cards, cards.size()))
            + ",\"changes\":"
            + changes.append('}')
            + "}");
    guest.cards = cards.size();
  }

  /** On how many screens a seat is looked at. */
  private long devices(Seat seat) {
    return guests.values().stream().filter(guest -> guest.seat == seat.number()).count();
  }
}
