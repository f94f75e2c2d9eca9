package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.rulebooks.Chapter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A battle from its beginning as some eyes may see it: a frame for each card that stands. */
final class Reel {

  private final Viewpoint eyes;
  private final Scene scene;
  private final Battle battle;
  private final Ribbon ribbon = new Ribbon();
  private final Fog fog;
  private final Views views;
  private final Cards cards;
  private final Map<String, String> shown = new LinkedHashMap<>();
  private final ArrayNode frames = Json.array();
  private final List<Integer> numbers;

  /**
   * @param numbers of the cards that stand, in order: those taken back are not shown again
   */
  private Reel(
      Chapter chapter,
      List<Recorded> entries,
      Viewpoint eyes,
      List<Viewpoint> all,
      List<Integer> numbers) {
    Rulebook rulebook = chapter.game().rulebook();
    this.eyes = eyes;
    this.scene = chapter.newScene(entries);
    this.battle = Battle.in(scene);
    this.fog = new Fog(rulebook, all);
    this.views = new Views(rulebook, ribbon);
    this.cards = new Cards(eyes, Marks.FIRST);
    this.numbers = numbers;
  }

  static ArrayNode of(
      Chapter chapter,
      List<Recorded> entries,
      Viewpoint eyes,
      List<Viewpoint> all,
      List<Integer> numbers) {
    var reel = new Reel(chapter, entries, eyes, all, numbers);
    reel.frame(0);
    var count = new int[1];
    var table =
        new RecordedTable(
            List.copyOf(entries), reel.scene, entry -> reel.write(entry, count[0]++), null);
    try {
      table.setUp();
      chapter.play(reel.scene, table, _ -> {});
    } catch (RecordedTable.RecordEnds | Divergence there) {
      return reel.frames;
    }
    return reel.frames;
  }

  private void write(Entry entry, int index) {
    ribbon.write(entry, battle);
    int before = cards.size();
    fog.look(battle);
    cards.write(entry, index, battle, fog);
    if (cards.size() > before && before < numbers.size()) {
      frame(numbers.get(before));
    }
  }

  /** The first holds everything, the others what has changed. */
  private void frame(int card) {
    fog.look(battle);
    var changes = Json.object();
    var all = Json.array();
    for (Combatant who : battle.combatants()) {
      String id = Views.id(who);
      if (fog.sees(eyes, who)) {
        ObjectNode now = views.combatant(who, battle, eyes, fog);
        String text = now.toString();
        if (!text.equals(shown.put(id, text))) {
          all.add(now);
        }
      } else if (shown.remove(id) != null) {
        changes.withArray("gone").add(id);
      }
    }
    changes.set("combatants", all);
    if (fog.isOn()) {
      put(changes, "field", views.field(battle, eyes, fog).toString());
    }
    put(changes, "engaged", views.engaged(battle, eyes, fog).toString());
    put(changes, "features", views.features(battle, eyes, fog).toString());
    put(changes, "distances", views.distances(battle, eyes, fog).toString());
    frames.add(
        Json.object().put("card", card).put("round", battle.round()).set("changes", changes));
  }

  private void put(ObjectNode changes, String part, String json) {
    if (!json.equals(shown.put(part, json))) {
      changes.set(part, Json.MAPPER.readTree(json));
    }
  }
}
