package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a card tells besides its sentence, so that nobody has to read the sentence for it. */
final class Facts {

  private static final Comparator<Named> FIRST_AND_LONGEST =
      Comparator.comparingInt(Named::from).thenComparingInt(named -> -named.to());

  private final Event event;
  private final Viewpoint eyes;
  private final Battle battle;

  private record Named(int from, int to, String id) {}

  Facts(Event event, Viewpoint eyes, Battle battle) {
    this.event = event;
    this.eyes = eyes;
    this.battle = battle;
  }

  /**
   * @param sentence as these eyes may read it
   */
  void put(ObjectNode json, String sentence, List<Entry.Rolled> dice) {
    ArrayNode names = names(sentence, battle);
    if (!names.isEmpty()) {
      json.set("names", names);
    }
    boolean whole = sentence.equals(event.sentence());
    if (whole && event.numbersFrom() > 0) {
      String deed = sentence.substring(0, event.numbersFrom());
      json.put("deed", deed.endsWith(":") ? deed.length() - 1 : deed.length());
    }
    Tally tally = event.tally();
    if (tally != null) {
      json.set("throw", thrown(tally, dice));
      if (whole && event.numbersTo() > event.numbersFrom()) {
        json.set("numbers", Json.array().add(event.numbersFrom()).add(event.numbersTo()));
      }
    }
    if (event.is(Event.Kind.ATTACK) && "missile".equals(event.fact("way"))) {
      json.put("shot", true);
    }
    count(json);
    harm(json);
    morale(json);
    ending(json);
    condition(json);
  }

  private void count(ObjectNode json) {
    if (event.is(Event.Kind.INITIATIVE)
        && event.fact("who") instanceof String who
        && event.fact("number") instanceof Integer number) {
      json.set("count", Json.object().put("name", who).put("number", number));
    }
  }

  /** What is left of somebody only those are told who know his hit points. */
  private void harm(ObjectNode json) {
    boolean damage = event.is(Event.Kind.DAMAGE);
    Combatant on = event.fact("on") instanceof String name ? battle.named(name) : null;
    boolean known = on == null || eyes.knowsHitPoints(on);
    if (!(event.fact("amount") instanceof Integer amount) || !damage && !known) {
      return;
    }
    var harm = Json.object().put("amount", amount);
    if (known && event.fact("hp") instanceof Integer left) {
      harm.put("hp", left);
    }
    if (damage) {
      json.set("harm", harm);
    } else if (event.is("heal")) {
      json.set("heals", harm);
    }
  }

  private void morale(ObjectNode json) {
    Event.Bar bar = event.bar();
    if (bar != null
        && event.fact("roll") instanceof Integer roll
        && (event.fact("side") == null ? event.fact("by") : event.fact("side"))
            instanceof String whose) {
      var morale =
          Json.object()
              .put("whose", whose)
              .put("roll", roll)
              .put("number", bar.number())
              .put("orMore", bar.orMore())
              .put("holds", bar.met());
      if (event.fact("result") instanceof String result) {
        morale.put("result", result);
      }
      json.set("morale", morale);
    }
  }

  private void ending(ObjectNode json) {
    if (event.is(Event.Kind.FALLEN) && event.fact("fate") instanceof String fate) {
      json.put("fate", fate);
    }
    if (event.is(Event.Kind.ENDED)) {
      var ended = Json.object().put("winner", String.valueOf(event.fact("winner")));
      if (event.fact("how") instanceof String how) {
        ended.put("how", how);
      }
      json.set("ended", ended.put("rounds", battle.round()));
    }
  }

  private void condition(ObjectNode json) {
    for (String change : List.of("gains", "loses")) {
      if (event.fact(change) instanceof String condition) {
        json.set("condition", Json.object().put(change, condition));
      }
    }
  }

  private ObjectNode thrown(Tally tally, List<Entry.Rolled> dice) {
    var json = Json.object();
    if (event.fact("roll") instanceof Integer roll) {
      json.put("roll", roll).put("total", roll + tally.bonus()).put("target", tally.target());
      boolean made = event.isAttack() ? event.isHit() : roll >= tally.face();
      json.put("made", made);
      if (!made && roll < tally.face()) {
        json.put("short", tally.face() - roll);
      }
      Integer sides = Rolls.sides(dice, roll);
      json.put("sides", sides == null ? 20 : sides);
    }
    if (event.fact("hit") instanceof Boolean hit) {
      json.put("hit", hit);
    }
    return json.put("needs", tally.face()).set("terms", Cards.terms(tally));
  }

  /** Where in a sentence somebody is named, and who it is: the longest name counts. */
  static ArrayNode names(String sentence, Battle battle) {
    var found = new ArrayList<Named>();
    for (Combatant who : battle.combatants()) {
      String name = who.name();
      for (int at = find(sentence, name, 0); at >= 0; at = find(sentence, name, at + 1)) {
        found.add(new Named(at, at + name.length(), Views.id(who)));
      }
    }
    found.sort(FIRST_AND_LONGEST);
    var names = Json.array();
    int end = 0;
    for (Named named : found) {
      if (named.from() >= end) {
        names.add(Json.array().add(named.from()).add(named.to()).add(named.id()));
        end = named.to();
      }
    }
    return names;
  }

  /** Where a name stands as a word of its own: "Orc 1" is not in "Orc 12 falls". */
  static int find(String sentence, String name, int from) {
    int at = sentence.indexOf(name, from);
    while (at >= 0) {
      int end = at + name.length();
      boolean begins = at == 0 || !Character.isLetterOrDigit(sentence.charAt(at - 1));
      boolean ends = end == sentence.length() || !Character.isLetterOrDigit(sentence.charAt(end));
      if (begins && ends) {
        return at;
      }
      at = sentence.indexOf(name, at + 1);
    }
    return -1;
  }
}
