package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;

/**
 * The people of a fight as its account lists them: each by himself, but the Judge's and those of a
 * crowd together.
 */
final class Rows {

  /** More of one side than these are told together. */
  private static final int CROWD = 8;

  private final List<Combatant> people;
  private final Map<Integer, Deeds> deeds;

  Rows(List<Combatant> people, Map<Integer, Deeds> deeds) {
    this.people = people;
    this.deeds = deeds;
  }

  ArrayNode json() {
    var sides = new LinkedHashMap<Side, List<Combatant>>();
    for (Combatant who : people) {
      sides.computeIfAbsent(who.side(), _ -> new ArrayList<>()).add(who);
    }
    var rows = Json.array();
    sides.forEach(
        (side, all) -> {
          if (all.size() > 1 && (side.isJudges() || all.size() > CROWD)) {
            add(rows, side.name(), all);
          } else {
            all.forEach(who -> add(rows, who.name(), List.of(who)));
          }
        });
    return rows;
  }

  private void add(ArrayNode rows, String name, List<Combatant> all) {
    var sum = new Deeds();
    var ids = new ArrayList<String>();
    for (Combatant who : all) {
      sum.add(deeds.getOrDefault(who.index(), new Deeds()));
      ids.add(Views.id(who));
    }
    var row = Json.object().put("name", name).put("side", all.getFirst().side().name());
    row.set("people", Json.texts(ids));
    sum.put(row);
    rows.add(row);
  }
}
