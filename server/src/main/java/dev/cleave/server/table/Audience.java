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

  /** So often in a second a ruler that is dragged is shown to others. */
  private static final int RULERS = 8;

  private static final long SECOND = 1_000;

  /** The part of a view that says how the table itself stands. */
  static final String TABLE = "table";

  /** The part that says what a seat is and what the dice want of it. */
  static final String YOU = "you";

  private final LiveTable live;
  private final Haste haste;
  private final Map<Integer, Pace> measuring = new HashMap<>();
  private final Map<Listener, Guest> guests = new LinkedHashMap<>();
  private final Chairs chairs;
  private final Tableau tableau;
  private final Glimpses glimpses;

  Audience(LiveTable live, Chairs chairs) {
    this.live = live;
    this.chairs = chairs;
    this.haste = new Haste(live, chairs);
    this.tableau = new Tableau(live, chairs, this::devices);
    this.glimpses = new Glimpses(live, tableau);
  }

  /** Somebody's screen: what it shows already. */
  private static final class Guest {
    final int seat;
    final Map<String, String> shown = new HashMap<>();

    /** The cards it reads; another chapter, or other eyes, have others. */
    @Nullable Cards reads;

    int cards;
    long seq;

    /** Told nothing but that seeds are gathered: also that they are there. */
    boolean asked;

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
    Role role = chairs.seat(said.seat()).role();
    if (!Rights.may(role, said.command())) {
      if (!(said.command() instanceof Command.Measure)) { // which nobody answers
        live.refuse(said, "not yours", Rights.refusal(role, said.command()), "");
      }
      return null;
    }
    if (said.command() instanceof Command.Measure measure) {
      measured(said, measure);
      return null;
    }
    String cmd = said.cmd();
    Log.Cause before = cmd == null ? null : live.pen().applied(cmd);
    if (cmd != null && before == null && live.pen().isKnown(cmd)) {
      var now = new Log.Cause(cmd, said.seat(), said.payload());
      before = live.pen().isSame(now) ? now : new Log.Cause(cmd, said.seat(), "");
    }
    if (before == null) {
      return haste.is(said) ? null : said;
    }
    if (before.payload().equals(said.payload()) && before.seat() == said.seat()) {
      said.from().send(ack(before.cmd(), said.from()));
    } else {
      live.refuse(said, "conflict", "this id has been used for something else", "");
    }
    return null;
  }

  /** Done; with the number of the last update before it, which counts nothing that is secret. */
  String ack(String cmd, Listener to) {
    Guest guest = guests.get(to);
    long seq = guest == null ? 0 : guest.seq;
    return Json.frame("ack").put("cmd", cmd).put("seq", seq).toString();
  }

  /** All others see the ruler, and who holds it: two squares, and nothing of what is there. */
  private void measured(Message.Said said, Command.Measure measure) {
    Pace pace = measuring.computeIfAbsent(said.seat(), _ -> new Pace(RULERS, SECOND));
    // The last word, that it is put away, is always passed on.
    if (!pace.allows(live.millis()) && !measure.line().isEmpty()) {
      return;
    }
    var json =
        Json.frame("measure").put("seat", said.seat()).put("name", chairs.seat(said.seat()).name());
    if (measure.line().size() == 4) {
      json.set("from", Json.array().add(measure.line().get(0)).add(measure.line().get(1)));
      json.set("to", Json.array().add(measure.line().get(2)).add(measure.line().get(3)));
    }
    String frame = json.toString();
    guests.forEach(
        (who, guest) -> {
          if (guest.seat != said.seat()) {
            who.send(frame);
          }
        });
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
    if (live.settings().isTired() && chairs.seat(came.seat()).isJudge()) {
      came.who().send(noticed(Labour.TIRED, "warning"));
    }
    publish();
  }

  /** The sight of a seat if it came in now. */
  String look(int seat) {
    return "{" + everything(new Guest(seat)) + "}";
  }

  /** The view and the last cards, which the guest has seen from now on. */
  private String everything(Guest guest) {
    Viewpoint eyes = chairs.eyes(guest.seat);
    Glimpse last = glimpses.withheldFrom(guest.seat);
    Glimpse now =
        last == null
            ? now(guest.seat, eyes, tableau.common(eyes))
            : live.cup().isAsking() || tableau.isOfEarlierDice(last.parts().get(TABLE))
                ? tableau.withDice(guest.seat, last)
                : last;
    var view = new StringBuilder("{");
    now.parts()
        .forEach(
            (name, json) -> {
              if (!name.startsWith("c")) {
                append(view, name, json);
              }
            });
    append(view, "combatants", combatants(now.parts()));
    guest.shown.putAll(now.parts());
    guest.reads = now.reads();
    guest.cards = now.told();
    return "\"view\":" + view.append('}') + ",\"cards\":" + now.cards();
  }

  /** As it is for a seat, whether or not it may be told. */
  Glimpse glimpse(int seat) {
    Viewpoint eyes = chairs.eyes(seat);
    return now(seat, eyes, tableau.common(eyes));
  }

  Glimpses glimpses() {
    return glimpses;
  }

  private Glimpse now(int seat, Viewpoint eyes, Map<String, String> common) {
    Map<String, String> parts = new LinkedHashMap<>(common);
    tableau.own(parts, seat);
    return Glimpse.of(parts, live.deck().of(eyes));
  }

  /** Which of these were carried out; those that were not may be sent again. */
  private ObjectNode applied(List<String> pending) {
    var applied = Json.object();
    for (String cmd : pending) {
      if (live.pen().isKnown(cmd)) {
        applied.put(cmd, 0);
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
    glimpses.forget(); // it was another's
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

  /** A word to those who sit in a seat. */
  void remind(int seat, String text) {
    guests.forEach(
        (who, guest) -> {
          if (guest.seat == seat) {
            who.send(noticed(text, "reminder"));
          }
        });
  }

  /** A word of warning to the Judge alone. */
  void tellJudge(String text) {
    guests.forEach(
        (who, guest) -> {
          if (chairs.seat(guest.seat).isJudge()) {
            who.send(noticed(text, "warning"));
          }
        });
  }

  /** Newcomers are told why nothing moves; who looks sees what was written. */
  Mailbox.Meanwhile meanwhile(String why) {
    return new Mailbox.Meanwhile() {
      @Override
      public void came(Message.Came came) {
        came.who().send(noticed(why, "warning"));
      }

      @Override
      public void looked(Message.Looked looked) {
        looked.to().accept(live.archive().last().audience().look(looked.seat()));
      }
    };
  }

  void notice(String text, String level) {
    String frame = noticed(text, level);
    guests.keySet().forEach(who -> who.send(frame));
  }

  /** Everybody is shown what is new to him, when it can be without telling of anybody unknown. */
  void publish() {
    Map<Viewpoint, Map<String, String>> seen = new HashMap<>();
    for (Seat seat : chairs.all()) {
      Viewpoint eyes = chairs.eyes(seat.number());
      boolean isSat = devices(seat) > 0;
      if ((isSat || !eyes.isJudge()) && !tableau.isSecret(eyes)) {
        Map<String, String> common = seen.computeIfAbsent(eyes, tableau::common);
        glimpses.show(seat.number(), now(seat.number(), eyes, common));
      }
    }
    guests.forEach(
        (who, guest) -> {
          Viewpoint eyes = chairs.eyes(guest.seat);
          Glimpse now = glimpses.shown(guest.seat);
          if (now != null && !tableau.isSecret(eyes)) {
            guest.asked = false;
            update(who, guest, eyes, now.parts());
          } else if (now != null && (guest.asked || live.cup().isAsking())) {
            updateDice(who, guest, now);
          }
        });
  }

  private void update(Listener who, Guest guest, Viewpoint eyes, Map<String, String> parts) {
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
    send(who, guest, json(cards.subList(guest.cards, cards.size())), changes);
    guest.cards = cards.size();
  }

  private static void send(Listener who, Guest guest, String cards, StringBuilder changes) {
    guest.seq++;
    String head = "{\"type\":\"update\",\"seq\":" + guest.seq + ",\"cards\":" + cards;
    who.send(head + ",\"changes\":" + changes.append('}') + "}");
  }

  /** Whoever is told nothing else gives seeds all the same, and hears of the promise for them. */
  private void updateDice(Listener who, Guest guest, Glimpse last) {
    Glimpse now = tableau.withDice(guest.seat, last);
    guest.asked = live.cup().isAsking();
    glimpses.show(guest.seat, now);
    var changes = new StringBuilder("{");
    for (String part : List.of(TABLE, YOU)) {
      String json = now.parts().get(part);
      if (json != null && !json.equals(guest.shown.put(part, json))) {
        append(changes, part, json);
      }
    }
    if (changes.length() > 1) {
      send(who, guest, "[]", changes);
    }
  }

  /** On how many screens a seat is looked at. */
  private long devices(Seat seat) {
    return guests.values().stream().filter(guest -> guest.seat == seat.number()).count();
  }
}
