package dev.cleave.thac0.movement;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.bots.Surmise;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Passage;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Going from here to there, step by step, each open to whoever threatens. TH.C.MOVE.04 */
public final class Movement {

  private final MovementRoom fight;
  private final Passage passage;
  private final Passage knowing;
  private final Passage rival;
  private final Provocation provocation;

  Movement(MovementRoom fight) {
    this.fight = fight;
    this.passage = new Ways(fight, true, false);
    this.knowing = new Ways(fight, false, false);
    this.rival = new Ways(fight, true, true);
    this.provocation = new Provocation(fight);
  }

  /** For ways to a place one names: whoever comes there on the same count is no bar. .INIT.22 */
  public Passage passage() {
    return rival;
  }

  /** Nobody else stands where he does. */
  public boolean hasRoom(Fighter fighter) {
    return fight.field().hasRoom(fighter.combatant, knowing);
  }

  public @Nullable Route route(Fighter fighter, Spot spot, int feet) {
    return feet <= 0 ? null : fight.field().route(fighter.combatant, spot, feet, rival);
  }

  public @Nullable Route approach(Fighter fighter, Fighter target, int reach, int feet) {
    return feet <= 0
        ? null
        : fight.field().approach(fighter.combatant, target.combatant, reach, feet, passage);
  }

  public boolean canReach(Fighter fighter, Fighter target, int reach, int feet) {
    if (!fight.flight.isLevel(fighter, target, reach, feet)) {
      return false;
    }
    return fight.field().within(fighter.combatant, target.combatant, reach)
        || feet > 0
            && fight.field().canReach(fighter.combatant, target.combatant, reach, feet, passage);
  }

  /** The straight way of a charge; null if it is barred, too short or too long. TH.C.MOVE.11 */
  public @Nullable Route charge(Fighter fighter, Fighter target) {
    int reach = Math.max(5, fight.reach.farthest(fighter, fighter.weapon()));
    int feet = fight.allowance.charge(fighter);
    if (!fight.flight.isLevel(fighter, target, reach, feet)) {
      return null;
    }
    Route way = fight.field().charge(fighter.combatant, target.combatant, reach, feet, passage);
    return way == null || way.length() < fight.numbers.move.chargeLeast ? null : way;
  }

  /** Within an eighth of a turn of the line of the declared charge. TH.C.MOVE.14 */
  public boolean isNearLine(Fighter fighter, Fighter foe) {
    if (fighter.line == null) {
      return true; // without a map there are no lines
    }
    int apart = Math.abs(toward(fighter, foe).ordinal() - fighter.line.ordinal());
    return Math.min(apart, 8 - apart) <= 1;
  }

  /** The side of the map on which somebody is, null without a map. */
  public @Nullable Facing line(Fighter fighter, Fighter foe) {
    return fight.lookout.hasSides(fighter) ? toward(fighter, foe) : null;
  }

  private Facing toward(Fighter fighter, Fighter foe) {
    Stand here = fight.field().stand(fighter.combatant);
    fight.field().face(fighter.combatant, foe.combatant);
    Facing side = fight.field().facing(fighter.combatant);
    here.restore();
    return side;
  }

  /** The way there has one turn of an eighth at most. TH.C.MOVE.20 */
  public boolean isSprint(Fighter fighter, Spot spot, int feet) {
    Route way = route(fighter, spot, feet);
    if (way == null || !fight.lookout.hasSides(fighter)) {
      return way != null;
    }
    Stand here = fight.field().stand(fighter.combatant);
    Facing before = null;
    int turns = 0;
    while (way.step()) {
      Facing now = fight.field().facing(fighter.combatant);
      if (before != null && now != before) {
        int apart = Math.abs(now.ordinal() - before.ordinal());
        turns += Math.min(apart, 8 - apart);
      }
      before = now;
    }
    way.restart();
    here.restore();
    return turns <= 1;
  }

  /** The last place on a way that so many feet lead to; null if it is at the beginning. */
  public @Nullable Spot upTo(Fighter fighter, Route way, int feet) {
    Stand here = fight.field().stand(fighter.combatant);
    Spot last = null;
    while (way.step() && way.walked() <= feet) {
      if (hasRoom(fighter)) {
        last = fight.field().spot(fighter.combatant);
      }
    }
    way.restart();
    here.restore();
    return last;
  }

  public @Nullable Route flight(Fighter fighter, int feet) {
    var foes = new ArrayList<Combatant>();
    for (Fighter other : fight.fighters) {
      if (isKnownFoe(fighter, other)) {
        foes.add(other.combatant);
      }
    }
    return foes.isEmpty() || feet <= 0
        ? null
        : fight.field().flight(fighter.combatant, foes, feet, passage);
  }

  /**
   * Walks a way as far as he is let.
   *
   * @return false if he was stopped before its end
   */
  public boolean walk(Fighter mover, Route way, Deed gait) {
    List<List<Fighter>> provoked =
        gait == Deed.WITHDRAW ? List.of() : provocation.along(mover, way);
    if (mover.holds >= 0 && gait != Deed.WITHDRAW) {
      fight.states.release(mover); // who does anything else lets go: TH.C.WRES.06
    }
    fight.states.lose(mover, State.HIDDEN);
    mover.fast |= mover.feet + way.length() > fight.allowance.full(mover); // TH.C.MOVE.21
    Opportunity.Cause cause = gait == Deed.FLEE ? Opportunity.Cause.FLIGHT : Opportunity.Cause.AWAY;
    boolean stopped = false;
    Fighter left = gait == Deed.WITHDRAW ? fight.threat.first(mover) : null;
    BitSet near = near(mover);
    boolean squares = fight.field().theatre() == null; // elsewhere there is room everywhere
    Spot free = squares ? fight.field().spot(mover.combatant) : null;
    Spot before = free;
    for (int step = 0; !stopped; step++) {
      if (step < provoked.size()) {
        stopped = isStopped(mover, provoked.get(step), cause);
      }
      if (stopped || !way.step()) {
        break;
      }
      if (squares && fight.field().hasRoom(mover.combatant, knowing)) {
        before = free;
        free = fight.field().spot(mover.combatant);
      }
      stopped =
          gait != Deed.WITHDRAW && isMet(mover, near, gait == Deed.CHARGE || gait == Deed.RUSH);
    }
    if (free != null) {
      settle(mover, free);
    }
    if (left != null && mover.combatant.isPresent()) {
      fight.field().face(mover.combatant, left.combatant); // TH.C.MOVE.15
    }
    mover.lastFree = before instanceof Square square ? square : null;
    mover.movedOn = fight.course.count;
    moved(mover, way, gait);
    fight.lookout.look(mover);
    return !stopped && way.walked() == way.length();
  }

  /** A critical hit or a fall ends the way; nothing less does. TH.OPP.17, TH.OPP.18 */
  private boolean isStopped(Fighter mover, List<Fighter> foes, Opportunity.Cause cause) {
    for (Fighter foe : foes) {
      if (fight.threat.mayStrikeAt(foe, mover)) {
        Strike.Result result = fight.opportunity.one(foe, mover, cause);
        if (result == Strike.Result.CRITICAL
            || !mover.canAct()
            || mover.stance() == Stance.PRONE && result.hits()) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Guards strike as he comes within reach; at a charger on the way only if their reach is the
   * longer. TH.GUARD.01, TH.GUARD.08, TH.GAP.41
   */
  private boolean isMet(Fighter mover, BitSet near, boolean charging) {
    for (Fighter guard : fight.fighters) {
      if (guard.guarding
          && !near.get(guard.index())
          && fight.guards.mayMeet(guard, mover)
          && (!charging || fight.guards.isLonger(guard, mover))) {
        near.set(guard.index());
        fight.damage.first(() -> fight.guards.meet(guard, mover, charging, false));
        if (!mover.canAct()) {
          return true;
        }
      }
    }
    return false;
  }

  /** The guards he was within reach of before he set out. */
  private BitSet near(Fighter mover) {
    var near = new BitSet();
    for (Fighter guard : fight.fighters) {
      if (guard.guarding && fight.guards.mayMeet(guard, mover)) {
        near.set(guard.index());
      }
    }
    return near;
  }

  /** Those he knows of who may strike at him on the way, for who draws it. */
  public List<Combatant> strikers(Fighter mover, Route way, Deed gait) {
    var strikers = new ArrayList<Combatant>();
    if (gait != Deed.WITHDRAW) {
      for (List<Fighter> step : provocation.along(mover, way)) {
        for (Fighter foe : step) {
          if (!strikers.contains(foe.combatant)
              && fight.awareness.isFoe(mover, foe)
              && fight.threat.mayStrikeAt(foe, mover)) {
            strikers.add(foe.combatant);
          }
        }
      }
    }
    return strikers;
  }

  /** Nobody ends in another's place: who was stopped there goes back to where there was room. */
  private void settle(Fighter mover, Spot free) {
    if (!mover.combatant.isPresent() || fight.field().hasRoom(mover.combatant, knowing)) {
      return;
    }
    if (fight.jostle.isWon(mover) && fight.field().hasRoom(mover.combatant, knowing)) {
      return;
    }
    for (Fighter other : fight.fighters) {
      if (other.is(State.HIDDEN)
          && other.isEnemyOf(mover)
          && fight.field().distance(mover.combatant, other.combatant) == 0) {
        other.combatant.lose(State.HIDDEN);
        if (fight.listens()) {
          fight.tell(
              Event.of("found", "TH.C.COVR.04")
                  .by(mover.combatant)
                  .on(other.combatant)
                  .says(mover + " bumps into " + other + "."));
        }
      }
    }
    fight.field().place(mover.combatant, free);
  }

  private void moved(Fighter mover, Route way, Deed gait) {
    if (way.walked() == 0) {
      return;
    }
    mover.feet += way.walked();
    mover.lastMoved = fight.round();
    mover.dropped.clear(); // left behind
    if (mover.covering >= 0) {
      mover.covering = -1; // TH.GAP.42
    }
    if (mover.casting != null && !mover.onCount) {
      fight.states.interrupt(mover, "moves");
    }
    if (fight.listens()) {
      fight.tell(
          Event.of(Event.Kind.MOVED, "TH.C.MOVE.04")
              .by(mover.combatant)
              .fact("feet", way.walked())
              .fact("to", fight.field().spot(mover.combatant).text())
              .says(mover + verb(gait) + way.walked() + " feet."));
    }
  }

  private static String verb(Deed gait) {
    return switch (gait) {
      case WITHDRAW -> " withdraws ";
      case FLEE -> " flees ";
      case RUN -> " runs ";
      case SPRINT -> " sprints ";
      case CHARGE, RUSH -> " charges ";
      default -> " moves ";
    };
  }

  /** An enemy of whom he knows, also in the fog: others make him neither run nor turn. TH.R.69 */
  public boolean isKnownFoe(Fighter fighter, Fighter other) {
    return fight.awareness.isFoe(fighter, other) && !fight.isUnknownTo(fighter, other);
  }

  /** The nearest enemy on his feet, of several who looks the weakest; null if there is none. */
  public @Nullable Fighter nearest(Fighter fighter) {
    return nearest(fighter, false);
  }

  /** The same of those whom his side has made out: to whom he turns unasked. TH.R.69 */
  public @Nullable Fighter nearestKnown(Fighter fighter) {
    return nearest(fighter, true);
  }

  private @Nullable Fighter nearest(Fighter fighter, boolean known) {
    Fighter nearest = null;
    int least = Integer.MAX_VALUE;
    for (Fighter other : fight.fighters) {
      if (fight.awareness.isFoe(fighter, other)) {
        int feet = fight.field().distance(fighter.combatant, other.combatant);
        boolean weaker =
            nearest != null
                && feet == least
                && Surmise.left(other.combatant) < Surmise.left(nearest.combatant);
        if ((feet < least || weaker) && !(known && fight.isUnknownTo(fighter, other))) {
          nearest = other;
          least = feet;
        }
      }
    }
    return nearest;
  }
}
