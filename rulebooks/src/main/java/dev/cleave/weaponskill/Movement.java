package dev.cleave.weaponskill;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.field.Passage;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Walking and running, and what it costs to run past drawn steel. WS.MOVE.* */
final class Movement {

  /** Friends make way; nobody walks through an enemy. */
  static final Passage FRIENDS = (mover, other) -> !mover.isEnemyOf(other);

  private final Fight fight;

  Movement(Fight fight) {
    this.fight = fight;
  }

  /** Feet at normal combat speed; who lies crawls. WS.GAP.16, WS.GAP.39 */
  int speed(Fighter fighter) {
    if (fighter.isImmobilized() || fighter.isHelpless()) {
      return 0;
    }
    return fighter.is(State.PRONE)
        ? Math.min(fight.numbers.proneCrawl, fighter.speed)
        : fighter.speed;
  }

  int running(Fighter fighter) {
    return fighter.is(State.PRONE) ? 0 : speed(fighter) * fight.numbers.runMultiplier;
  }

  /** Whether a normal move brings the target within reach. WS.ATK.01 */
  boolean canReach(Fighter fighter, Fighter target, int reach, int feet) {
    if (fight.field().within(fighter.combatant, target.combatant, reach)) {
      return true;
    }
    if (feet <= 0) {
      return false;
    }
    return fight.field().canReach(fighter.combatant, target.combatant, reach, feet, FRIENDS);
  }

  /** Walks up to somebody as far as the feet carry; nobody strikes at a walker. WS.MOVE.07 */
  void approach(Fighter fighter, Fighter target, int reach, int feet) {
    if (!fight.field().within(fighter.combatant, target.combatant, reach)) {
      Route way = fight.field().approach(fighter.combatant, target.combatant, reach, feet, FRIENDS);
      if (way != null) {
        walk(fighter, way);
      }
    }
    fight.field().face(fighter.combatant, target.combatant);
  }

  void walkTo(Fighter fighter, Spot spot) {
    Route way = fight.field().route(fighter.combatant, spot, speed(fighter), FRIENDS);
    if (way != null) {
      walk(fighter, way);
    }
  }

  private void walk(Fighter fighter, Route way) {
    while (way.step()) {
      continue;
    }
    moved(fighter, way, "WS.MOVE.02", "moves");
  }

  void runTo(Fighter fighter, Spot spot) {
    Route way = fight.field().route(fighter.combatant, spot, running(fighter), FRIENDS);
    if (way != null) {
      run(fighter, way);
    }
  }

  /** At a run up to somebody: a mounted charge. WS.GAP.26 */
  void runAt(Fighter fighter, Fighter target) {
    Route way =
        fight
            .field()
            .approach(
                fighter.combatant,
                target.combatant,
                fight.reach.of(fighter),
                running(fighter),
                FRIENDS);
    if (way != null) {
      run(fighter, way);
    }
    fight.field().face(fighter.combatant, target.combatant);
  }

  /** Runs as far from the enemy as the legs carry. */
  void runAway(Fighter fighter) {
    List<Combatant> enemies = enemies(fighter);
    Route way = fight.field().flight(fighter.combatant, enemies, running(fighter), FRIENDS);
    if (way != null) {
      run(fighter, way);
    }
  }

  private List<Combatant> enemies(Fighter fighter) {
    var enemies = new ArrayList<Combatant>();
    for (Fighter other : fight.fighters) {
      if (other.isStanding() && other.combatant.isEnemyOf(fighter.combatant)) {
        enemies.add(other.combatant);
      }
    }
    return enemies;
  }

  /** Every enemy with his action unspent may strike once as the runner comes within reach. */
  private void run(Fighter runner, Route way) {
    var done = new boolean[fight.fighters.length];
    do {
      if (isStopped(runner, done)) {
        break;
      }
    } while (way.step());
    moved(runner, way, "WS.MOVE.01", "runs");
  }

  private boolean isStopped(Fighter runner, boolean[] done) {
    for (Fighter enemy : fight.fighters) {
      if (!done[enemy.combatant.index()] && mayStrikeAt(enemy, runner)) {
        done[enemy.combatant.index()] = true;
        strikeAt(enemy, runner);
        if (!runner.isStanding() || runner.isImmobilized()) {
          return true; // WS.GAP.17
        }
      }
    }
    return false;
  }

  /** WS.MOVE.04, WS.MOVE.05 */
  private boolean mayStrikeAt(Fighter enemy, Fighter runner) {
    return !enemy.acted
        && enemy.canAct()
        && enemy.combatant.isEnemyOf(runner.combatant)
        && !enemy.isImmobilized()
        && enemy.holds == null
        && enemy.searchingFor == null
        && !fight.awareness.isUnaware(enemy, runner)
        && fight.reach.has(enemy, runner);
  }

  private void strikeAt(Fighter enemy, Fighter runner) {
    var question = new ResponseQuestion(fight, enemy, runner, ResponseQuestion.Cause.RUN);
    Response answer = fight.table.ask(question);
    if (answer == Response.STAND || !mayStrikeAt(enemy, runner)) {
      return;
    }
    enemy.acted = true; // WS.GAP.17
    enemy.holding = false;
    if (fight.table.listens()) {
      fight.tell(
          Event.of("strikes at runner", answer == Response.WRESTLE ? "WS.MOVE.06" : "WS.MOVE.04")
              .by(enemy.combatant)
              .on(runner.combatant)
              .says(runner + " runs through the reach of " + enemy + "."));
    }
    if (answer == Response.WRESTLE) {
      fight.wrestling.attempt(enemy, runner);
    } else {
      fight.melee.strike(enemy, runner, 1, true);
    }
  }

  private void moved(Fighter fighter, Route way, String rule, String verb) {
    if (way.walked() == 0) {
      return;
    }
    if (fighter.holds != null) {
      fight.wrestling.free(fighter.holds);
    }
    fighter.aimedInRound = 0; // WS.GAP.34
    fighter.dropped.clear(); // left behind
    if (fight.table.listens()) {
      Spot spot = fight.field().spot(fighter.combatant);
      fight.tell(
          Event.of("moved", rule)
              .by(fighter.combatant)
              .fact("feet", way.walked())
              .fact("to", spot.text())
              .says(fighter + " " + verb + " " + way.walked() + " feet."));
    }
  }

  /** Gets to his feet: it takes the normal move. WS.GAP.39 */
  void standUp(Fighter fighter) {
    fighter.combatant.lose(State.PRONE);
    if (fight.table.listens()) {
      fight.tell(
          Event.of("stands up", "WS.GAP.39").by(fighter.combatant).says(fighter + " gets up."));
    }
  }

  /** The nearest enemy on his feet, null if there is none. */
  @Nullable Fighter nearestEnemy(Fighter fighter) {
    Fighter nearest = null;
    int least = Integer.MAX_VALUE;
    for (Fighter other : fight.fighters) {
      if (other.isStanding() && other.combatant.isEnemyOf(fighter.combatant)) {
        int feet = fight.field().distance(fighter.combatant, other.combatant);
        boolean weaker =
            nearest != null
                && feet == least
                && other.combatant.hitPoints() < nearest.combatant.hitPoints();
        if (feet < least || weaker) {
          nearest = other;
          least = feet;
        }
      }
    }
    return nearest;
  }
}
