package dev.cleave.engine.odds;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Odds;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plays one attack through every fall of the dice, throw by throw. Ways that have led to the same
 * state are walked on as one: what came before is in the sums already.
 */
final class Walk {

  private final Rulebook rulebook;
  private final Battle battle;
  private final Combatant attacker;
  private final Combatant target;
  private final String action;
  private final int most;
  private final Sums sums;
  private int tried;

  Walk(
      Rulebook rulebook,
      Battle battle,
      Combatant attacker,
      Combatant target,
      String action,
      int most) {
    this.rulebook = rulebook;
    this.battle = battle;
    this.attacker = attacker;
    this.target = target;
    this.action = action;
    this.most = most;
    this.sums = new Sums(battle, attacker, target);
  }

  AttackOdds odds() {
    Map<Knot.State, Knot> knots = new LinkedHashMap<>();
    play(Knot.START, knots);
    while (!knots.isEmpty()) {
      var next = new LinkedHashMap<Knot.State, Knot>();
      for (Knot knot : knots.values()) {
        for (Knot fallen : knot.falls()) {
          play(fallen, next);
        }
      }
      knots = next;
    }
    return sums.odds(action, tried);
  }

  /** On from the last throw to the next, or to the end. */
  private void play(Knot from, Map<Knot.State, Knot> knots) {
    if (++tried > most) {
      throw new Odds.TooMany(most);
    }
    Battle copy = battle.copy();
    Combatant by = copy.combatant(attacker.index());
    var table = new Fall(from.sums(), new Bidding(by, action), copy.combatant(target.index()));
    Fall.@Nullable Throw pending = null;
    try {
      rulebook.turn(copy, table, by);
    } catch (Fall.Pending stopped) {
      pending = stopped.next();
    }
    sums.hurt(table.lost(), from.chance());
    Story story = from.story();
    boolean heard = false;
    for (Object piece : table.told()) {
      if (piece instanceof Event event) {
        heard = true;
        story = sums.hear(event, story, from.chance());
      } else if (piece instanceof Fall.Asked asked) {
        story = story.with(asked);
      }
    }
    if (pending == null) {
      sums.end(copy, story, from.chance());
    } else {
      story = heard ? story : untold(story, from.sums());
      var state = Knot.State.of(copy, pending, story, rulebook.strikesTheFallen());
      var knot = new Knot(from.sums(), from.chance(), story, pending);
      knots.merge(state, knot, Knot::and);
    }
  }

  /** A throw of which nothing has come to light yet is still in somebody's head. */
  private static Story untold(Story story, int[] thrown) {
    return thrown.length == 0
        ? story
        : story.with("throw " + thrown.length + " fell " + thrown[thrown.length - 1]);
  }
}
