package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Event;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * What everybody's turns cost the others, to find the one that turned the fight: the one after
 * which the others were worst off, counted in hit points felled, hurt or laid helpless.
 */
final class Turns {

  private static final String HELPLESS = "helpless";

  private final Battle battle;
  private final Map<Integer, Integer> left = new HashMap<>();
  private @Nullable Turn now;
  private @Nullable Turn greatest;

  /** One deed after the other of the same one, until somebody else does something. */
  private static final class Turn {
    final Combatant by;
    final int round;
    final Set<String> felled = new LinkedHashSet<>();
    final Set<String> stopped = new LinkedHashSet<>();
    int card;
    int cost;

    Turn(Combatant by, int round) {
      this.by = by;
      this.round = round;
    }
  }

  Turns(Battle battle) {
    this.battle = battle;
  }

  /**
   * @param card that tells it
   */
  void count(Event event, @Nullable Combatant by, @Nullable Combatant on, int card) {
    if (event.is(Event.Kind.ROUND) || left.isEmpty()) {
      battle.combatants().forEach(who -> left.put(who.index(), points(who)));
    }
    if (event.is(Event.Kind.ROUND) || event.is(Event.Kind.SEGMENT)) {
      now = null;
    }
    boolean acts = event.is(Event.Kind.SEGMENT) || event.isAttack() || event.is("cast");
    if (by != null && acts && (now == null || now.by != by)) {
      now = new Turn(by, battle.round());
    }
    if (on != null) {
      cost(event, on, card);
    }
  }

  private void cost(Event event, Combatant on, int card) {
    int before = left.getOrDefault(on.index(), points(on));
    Turn turn = now;
    boolean stops = HELPLESS.equals(event.fact("gains"));
    if (event.is(Event.Kind.DAMAGE)) {
      left.put(on.index(), points(on));
    } else if (stops) {
      left.put(on.index(), 0);
    }
    if (turn == null || !turn.by.isEnemyOf(on)) {
      return;
    }
    int cost = before - left.getOrDefault(on.index(), before);
    if (cost > 0) {
      turn.cost += cost;
      turn.card = card;
    }
    if (stops) {
      turn.stopped.add(Views.id(on));
    }
    if (event.is(Event.Kind.FALLEN)) {
      turn.felled.add(Views.id(on));
      turn.stopped.remove(Views.id(on));
      turn.card = card;
    }
    boolean tells = !turn.felled.isEmpty() || !turn.stopped.isEmpty();
    if (tells && (greatest == null || turn.cost > greatest.cost)) {
      greatest = turn;
    }
  }

  private static int points(Combatant who) {
    return Math.max(0, who.hitPoints());
  }

  /** Null if nobody fell. */
  @Nullable ObjectNode greatest() {
    Turn turn = greatest;
    if (turn == null) {
      return null;
    }
    return Json.object()
        .put("who", Views.id(turn.by))
        .put("round", turn.round)
        .put("card", turn.card)
        .put("cost", turn.cost)
        .set("felled", Json.texts(List.copyOf(turn.felled)))
        .set("stopped", Json.texts(List.copyOf(turn.stopped)));
  }
}
