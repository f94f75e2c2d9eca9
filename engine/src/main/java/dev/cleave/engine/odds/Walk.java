package dev.cleave.engine.odds;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Odds;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plays one attack through every fall of the dice. Ways that have led to the same state are walked
 * on as one; when all are known, the chances are carried along them.
 */
final class Walk {

  /** A way that is still to be played. */
  private record Lead(Knot from, int way) {}

  final Beginning beginning;
  final boolean fallenCount;
  final Combatant attacker;
  final Combatant target;
  final Steps steps;

  private final Battle battle;
  private final String action;
  private final int most;
  private final State.Start start;
  private final Map<State, Knot> knots = new LinkedHashMap<>();
  private final Map<String, List<Throw.Fall>> falls = new LinkedHashMap<>();
  private final Deque<Lead> leads = new ArrayDeque<>();
  private int tried = 1;

  /**
   * @param action as people write it
   * @param bid what of it he is bid at the beginning
   */
  Walk(Beginning beginning, Combatant target, String action, String bid, int most) {
    this.beginning = beginning;
    this.battle = beginning.battle();
    this.attacker = beginning.who();
    this.target = target;
    this.action = action;
    this.steps = Steps.read(bid);
    this.most = most;
    this.fallenCount = beginning.rulebook().strikesTheFallen();
    this.start = new State.Start(battle, fallenCount);
  }

  AttackOdds odds() {
    Knot first = Knot.start();
    leads.push(new Lead(first, 0));
    while (!leads.isEmpty()) {
      Lead lead = leads.pop();
      new Play(this, battle.copy(), lead.from, lead.way).run();
    }
    return Sums.of(first).odds(action, tried);
  }

  State state(Battle now, Throw next, Story story) {
    return start.at(now, next, story);
  }

  @Nullable Knot knot(State state) {
    return knots.get(state);
  }

  List<Throw.Fall> falls(Throw next) {
    if (next.dice().most() - next.dice().least() >= most) {
      throw new Odds.TooMany(most);
    }
    String kind = next.dice() + " " + next.kind().name() + next.line();
    List<Throw.Fall> known = falls.get(kind);
    if (known == null) {
      known = next.falls();
      falls.put(kind, known);
    }
    return known;
  }

  /** Its first way is being played on. */
  void found(State state, Knot knot) {
    tried += knot.ways();
    if (tried > most) {
      throw new Odds.TooMany(most);
    }
    knots.put(state, knot);
    for (int way = knot.ways() - 1; way > 0; way--) {
      leads.push(new Lead(knot, way));
    }
  }

  /** How many enemies of the attacker are no longer on their feet. */
  int fallen(Battle after) {
    int count = 0;
    for (Combatant who : battle.combatants()) {
      if (who.isEnemyOf(attacker)
          && who.isStanding()
          && !after.combatant(who.index()).isStanding()) {
        count++;
      }
    }
    return count;
  }
}
