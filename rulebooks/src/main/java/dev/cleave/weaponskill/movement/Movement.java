package dev.cleave.weaponskill.movement;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Passage;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.attack.Exchange;
import dev.cleave.weaponskill.attack.Response;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.wrestling.Wrestling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Walking and running, and what it costs to run past drawn steel. WS.MOVE.* */
public final class Movement {

  /** Friends make way; nobody walks through an enemy he knows of. WS.R.12 */
  public static final Passage FRIENDS =
      new Passage() {
        @Override
        public boolean through(Combatant mover, Combatant other) {
          return !mover.isEnemyOf(other);
        }

        @Override
        public boolean overlooks(Combatant mover, Combatant other) {
          return other.is(State.HIDDEN) && mover.isEnemyOf(other);
        }
      };

  /** The same as things are, whether the mover knows it or not. */
  private static final Passage KNOWING = (mover, other) -> !mover.isEnemyOf(other);

  private final Exchange fight;
  private final Wrestling wrestling;

  public Movement(Exchange fight, Wrestling wrestling) {
    this.fight = fight;
    this.wrestling = wrestling;
  }

  /** Feet at normal combat speed; who lies crawls. WS.GAP.16, WS.GAP.39 */
  public int speed(Fighter fighter) {
    if (fighter.isImmobilized() || fighter.isHelpless()) {
      return 0;
    }
    return fighter.is(State.PRONE)
        ? Math.min(fight.numbers.proneCrawl, fighter.skills.speed())
        : fighter.skills.speed();
  }

  public int running(Fighter fighter) {
    return fighter.is(State.PRONE) ? 0 : speed(fighter) * fight.numbers.runMultiplier;
  }

  /** With a normal move. WS.ATK.01 */
  public boolean canReach(Fighter fighter, Fighter target, int reach, int feet) {
    if (fight.field().within(fighter.combatant, target.combatant, reach)) {
      return true;
    }
    if (feet <= 0) {
      return false;
    }
    return fight.field().canReach(fighter.combatant, target.combatant, reach, feet, FRIENDS);
  }

  /** Walks up to somebody as far as the feet carry; nobody strikes at a walker. WS.MOVE.07 */
  public void approach(Fighter fighter, Fighter target, int reach, int feet) {
    if (!fight.field().within(fighter.combatant, target.combatant, reach)) {
      Route way = fight.field().approach(fighter.combatant, target.combatant, reach, feet, FRIENDS);
      if (way != null) {
        walk(fighter, way);
      }
    }
    fight.field().face(fighter.combatant, target.combatant);
  }

  public void walkTo(Fighter fighter, Spot spot) {
    Route way = walk(fighter, spot);
    if (way != null) {
      walk(fighter, way);
    }
  }

  /** The way of a normal move, null if there is none. */
  public @Nullable Route walk(Fighter fighter, Spot spot) {
    return fight.field().route(fighter.combatant, spot, speed(fighter), FRIENDS);
  }

  /** The way of a run, null if there is none. */
  public @Nullable Route run(Fighter fighter, Spot spot) {
    return fight.field().route(fighter.combatant, spot, running(fighter), FRIENDS);
  }

  private void walk(Fighter fighter, Route way) {
    boolean blind = isAnybodyHidden(fighter);
    Spot free = fight.field().spot(fighter.combatant);
    while (way.step()) {
      free = blind ? free(fighter, free) : free;
    }
    if (blind) {
      settle(fighter, free);
    }
    moved(fighter, way, "WS.MOVE.02", "moves");
  }

  public void runTo(Fighter fighter, Spot spot) {
    Route way = run(fighter, spot);
    if (way != null) {
      run(fighter, way);
    }
  }

  private boolean isAnybodyHidden(Fighter fighter) {
    for (Fighter other : fight.fighters) {
      if (FRIENDS.overlooks(fighter.combatant, other.combatant)) {
        return true;
      }
    }
    return false;
  }

  private Spot free(Fighter fighter, Spot before) {
    return fight.field().hasRoom(fighter.combatant, KNOWING)
        ? fight.field().spot(fighter.combatant)
        : before;
  }

  /**
   * A mover who would stop where an enemy is hidden has found him, and stays before him. WS.R.12
   */
  private void settle(Fighter fighter, Spot free) {
    if (!fighter.isStanding() || fight.field().hasRoom(fighter.combatant, KNOWING)) {
      return;
    }
    for (Fighter other : fight.fighters) {
      if (FRIENDS.overlooks(fighter.combatant, other.combatant)
          && other.isStanding()
          && fight.field().distance(fighter.combatant, other.combatant) == 0) {
        other.combatant.lose(State.HIDDEN);
        if (fight.table.listens()) {
          fight.tell(
              Event.of("found", "WS.COND.01")
                  .by(fighter.combatant)
                  .on(other.combatant)
                  .says(fighter + " bumps into " + other + "."));
        }
      }
    }
    fight.field().place(fighter.combatant, free);
  }

  /** At a run up to somebody: a mounted charge. WS.GAP.26 */
  public void runAt(Fighter fighter, Fighter target) {
    Route way = dash(fighter, target.combatant);
    if (way != null) {
      run(fighter, way);
    }
    fight.field().face(fighter.combatant, target.combatant);
  }

  /** The way of a mounted charge, null if there is none. */
  public @Nullable Route dash(Fighter fighter, Combatant target) {
    return fight
        .field()
        .approach(fighter.combatant, target, fight.reach.of(fighter), running(fighter), FRIENDS);
  }

  /** Runs as far from the enemy as the legs carry. */
  public void runAway(Fighter fighter) {
    Route way = flight(fighter);
    if (way != null) {
      run(fighter, way);
    }
  }

  /** The way of a flight, null if there is none. */
  public @Nullable Route flight(Fighter fighter) {
    return fight.field().flight(fighter.combatant, enemies(fighter), running(fighter), FRIENDS);
  }

  /** An enemy on his feet of whom he knows. */
  private static boolean isFoe(Fighter fighter, Fighter other) {
    return other.isStanding()
        && other.combatant.isEnemyOf(fighter.combatant)
        && !other.is(State.HIDDEN);
  }

  /** From whom he runs: from nobody of whom his side knows nothing. WS.R.22 */
  private List<Combatant> enemies(Fighter fighter) {
    var enemies = new ArrayList<Combatant>();
    for (Fighter other : fight.fighters) {
      if (isFoe(fighter, other) && !fight.isUnknownTo(fighter, other)) {
        enemies.add(other.combatant);
      }
    }
    return enemies;
  }

  /** Every enemy with his action unspent may strike once as the runner comes within reach. */
  private void run(Fighter runner, Route way) {
    var done = new boolean[fight.fighters.length];
    boolean blind = isAnybodyHidden(runner);
    Spot free = fight.field().spot(runner.combatant);
    do {
      free = blind ? free(runner, free) : free;
      if (isStopped(runner, done)) {
        break;
      }
    } while (way.step());
    if (blind) {
      settle(runner, free);
    }
    moved(runner, way, "WS.MOVE.01", "runs");
  }

  /** Those he knows of to whom a run gives a chance to strike. */
  public List<Combatant> strikers(Fighter runner, Route way) {
    var strikers = new ArrayList<Combatant>();
    Stand here = fight.field().stand(runner.combatant);
    do {
      for (Fighter enemy : fight.fighters) {
        if (isFoe(runner, enemy)
            && !strikers.contains(enemy.combatant)
            && mayStrikeAt(enemy, runner)) {
          strikers.add(enemy.combatant);
        }
      }
    } while (way.step());
    way.restart();
    here.restore();
    return strikers;
  }

  private boolean isStopped(Fighter runner, boolean[] done) {
    for (Fighter enemy : fight.fighters) {
      if (!done[enemy.combatant.index()] && mayStrikeAt(enemy, runner)) {
        done[enemy.combatant.index()] = true;
        stop(enemy, runner, fight.table.ask(new RunQuestion(fight, wrestling, enemy, runner)));
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
        && enemy.weapon().melee() // nobody strikes with a bow
        && fight.reach.has(enemy, runner);
  }

  /** Strikes at who runs by, or lays hands on him, if he wants to and still can. */
  void stop(Fighter enemy, Fighter runner, Response response) {
    if (response == Response.Plain.STAND || !mayStrikeAt(enemy, runner)) {
      return;
    }
    boolean grips = response == Response.Plain.WRESTLE;
    enemy.acted = true; // WS.GAP.17
    enemy.holding = false;
    if (fight.table.listens()) {
      fight.tell(
          Event.of("strikes at runner", grips ? "WS.MOVE.06" : "WS.MOVE.04")
              .by(enemy.combatant)
              .on(runner.combatant)
              .says(runner + " runs through the reach of " + enemy + "."));
    }
    if (grips) {
      wrestling.attempt(enemy, runner);
    } else {
      fight.melee.strike(enemy, runner, 1, true);
    }
  }

  private void moved(Fighter fighter, Route way, String rule, String verb) {
    if (way.walked() == 0) {
      return;
    }
    if (fighter.holds != null) {
      fighter.holds.free();
    }
    fighter.aimedInRound = 0; // WS.GAP.34
    fighter.dropped.clear(); // left behind
    if (fight.table.listens()) {
      Spot spot = fight.field().spot(fighter.combatant);
      fight.tell(
          Event.of(Event.Kind.MOVED, rule)
              .by(fighter.combatant)
              .fact("feet", way.walked())
              .fact("to", spot.text())
              .says(fighter + " " + verb + " " + way.walked() + " feet."));
    }
  }

  /** Gets to his feet: it takes the normal move. WS.GAP.39 */
  public void standUp(Fighter fighter) {
    fighter.combatant.lose(State.PRONE);
    if (fight.table.listens()) {
      fight.tell(
          Event.of("stands up", "WS.GAP.39").by(fighter.combatant).says(fighter + " gets up."));
    }
  }

  /** The nearest enemy on his feet, null if there is none. */
  public @Nullable Fighter nearestEnemy(Fighter fighter) {
    Fighter nearest = null;
    int least = Integer.MAX_VALUE;
    for (Fighter other : fight.fighters) {
      if (isFoe(fighter, other)) {
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
