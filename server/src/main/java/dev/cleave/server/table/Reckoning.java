package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.rulebooks.Chapter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A fight that is over, in numbers: who did what, how lucky he was, and how it went from round to
 * round. It is played again from its minutes; what some eyes could not see does not count for them,
 * but hit points are no secret any more.
 */
final class Reckoning {

  private final Rulebook rulebook;
  private final Viewpoint eyes;
  private final Scene scene;
  private final Battle battle;
  private final Cards cards;
  private final Fog fog;
  private final List<Integer> numbers;
  private final Map<Integer, Deeds> deeds = new LinkedHashMap<>();
  private final Turns turns;
  private final Map<Side, ArrayNode> courses = new LinkedHashMap<>();
  private final ObjectNode json = Json.object().put("over", true);
  private final Rolls rolls = new Rolls();
  private int throwsMade;

  private Reckoning(
      Chapter chapter,
      List<Recorded> entries,
      Viewpoint eyes,
      List<Viewpoint> all,
      List<Integer> numbers) {
    this.rulebook = chapter.game().rulebook();
    this.eyes = eyes;
    this.scene = chapter.newScene(entries);
    this.battle = Battle.in(scene);
    this.cards = new Cards(eyes, Marks.FIRST);
    this.fog = new Fog(rulebook, all);
    this.numbers = numbers;
    this.turns = new Turns(battle);
  }

  /** What there is to say before a fight is over. */
  static ObjectNode none() {
    return Json.object().put("over", false);
  }

  /**
   * @param all the eyes there are at the table
   * @param numbers of the cards that stand, in order
   */
  static ObjectNode of(
      Chapter chapter,
      List<Recorded> entries,
      Viewpoint eyes,
      List<Viewpoint> all,
      List<Integer> numbers) {
    var reckoning = new Reckoning(chapter, entries, eyes, all, numbers);
    var count = new int[1];
    var table =
        new RecordedTable(
            List.copyOf(entries),
            reckoning.scene,
            entry -> reckoning.write(entry, count[0]++),
            null);
    try {
      table.setUp();
      chapter.play(reckoning.scene, table, _ -> {});
    } catch (RecordedTable.RecordEnds | Divergence there) {
      return reckoning.told();
    }
    return reckoning.told();
  }

  private void write(Entry entry, int index) {
    int before = cards.size();
    fog.look(battle);
    cards.write(entry, index, battle, fog);
    if (entry instanceof Entry.Rolled rolled) {
      rolls.add(rolled);
    } else if (entry instanceof Entry.Told(Event event)) {
      if (event.is(Event.Kind.ROUND)) {
        mark();
      }
      if (cards.size() > before) {
        count(event, before < numbers.size() ? numbers.get(before) : 0);
      }
      rolls.clear();
    }
  }

  /** How many hit points a side has left on its feet. */
  private void mark() {
    for (Side side : battle.sides()) {
      int left = 0;
      for (Combatant who : battle.combatants()) {
        if (who.side() == side && who.isStanding() && fog.sees(eyes, who)) {
          left += Math.max(0, who.hitPoints());
        }
      }
      courses.computeIfAbsent(side, _ -> Json.array()).add(left);
    }
  }

  private Deeds of(Combatant who) {
    return deeds.computeIfAbsent(who.index(), _ -> new Deeds());
  }

  private @Nullable Combatant named(Event event, String fact) {
    return event.fact(fact) instanceof String name ? battle.named(name) : null;
  }

  private void count(Event event, int card) {
    Combatant by = named(event, "by");
    Combatant on = named(event, "on");
    turns.count(event, by, on, card);
    if (event.isAttack() && by != null) {
      attack(event, by);
    }
    if (event.is(Event.Kind.DAMAGE) && on != null && event.fact("amount") instanceof Integer lost) {
      of(on).taken += lost;
      if (by != null && by != on) {
        of(by).dealt += lost;
      }
    }
    if (event.is(Event.Kind.FALLEN) && on != null && by != null && by != on) {
      of(by).felled.add(Views.id(on));
    }
    if (event.is(Event.Kind.ENDED)) {
      json.put("winner", String.valueOf(event.fact("winner")));
      json.put("how", String.valueOf(event.fact("how")));
    }
  }

  /** What was due is the chance that was known when the die was thrown. */
  private void attack(Event event, Combatant by) {
    var needed = event.tally();
    if (needed == null || !(event.fact("roll") instanceof Integer roll)) {
      return;
    }
    throwsMade++;
    Integer faces = Rolls.sides(rolls.of(event), roll);
    int sides = faces == null ? 20 : faces;
    of(by).throwsMade++;
    of(by).hits += event.isHit() ? 1 : 0;
    of(by).due += Math.clamp((sides + 1.0 - needed.face()) / sides, 0, 1);
  }

  private ObjectNode told() {
    mark();
    json.put("rounds", battle.round()).put("throws", throwsMade);
    var people = Json.array();
    var views = new Views(rulebook, new Ribbon());
    for (Combatant who : seen()) {
      ObjectNode person = views.combatant(who, battle, eyes, fog);
      deeds.getOrDefault(who.index(), new Deeds()).put(person);
      people.add(person);
    }
    json.set("people", people);
    json.set("rows", new Rows(seen(), deeds).json());
    var sides = Json.array();
    courses.forEach(
        (side, left) ->
            sides.add(
                Json.object()
                    .put("name", side.name())
                    .put("judge", side.isJudges())
                    .set("hp", left)));
    json.set("sides", sides);
    ObjectNode turn = turns.greatest();
    if (turn != null) {
      json.set("turn", turn);
    }
    return json;
  }

  private List<Combatant> seen() {
    var seen = new ArrayList<Combatant>();
    for (Combatant who : battle.combatants()) {
      if (fog.sees(eyes, who) && !who.isThing()) {
        seen.add(who);
      }
    }
    return seen;
  }
}
