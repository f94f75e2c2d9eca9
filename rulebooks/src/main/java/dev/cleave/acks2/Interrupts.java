package dev.cleave.acks2;

import static dev.cleave.acks2.State.FRIGHTENED;
import static dev.cleave.acks2.State.INCAPACITATED;

import dev.cleave.acks2.Trigger.Sign;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Assault;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Acting before one's number, when the moment comes: after a movement, where a mover is last seen,
 * or before a deed. What is done in an interrupt may be interrupted in turn. A2.READY.03-06,
 * A2.READY.11-18, A2.GAP.144
 */
final class Interrupts {

  private final Fight fight;
  private final Field field;
  private final Deque<Move> underWay = new ArrayDeque<>(2);

  Interrupts(Fight fight) {
    this.fight = fight;
    this.field = fight.field;
  }

  /** Whether nobody could interrupt such a movement. */
  boolean isIdle(Gait gait) {
    return !fight.readiness.isAnybody() && !(gait == Gait.CHARGE && fight.battle.round() == 1);
  }

  /** Whether the two are at blows only since the movement that is being interrupted. A2.GAP.115 */
  boolean isFresh(Combatant one, Combatant other) {
    Move move = underWay.peek();
    return move != null
        && (one == move.mover && !move.inMelee[other.index()]
            || other == move.mover && !move.inMelee[one.index()]);
  }

  /** Before the first step: how things stand, and where each watcher would see the mover last. */
  void watch(Move move, Route way, boolean @Nullable [] ignored) {
    if (move.served.length == 0) {
      return;
    }
    Combatant mover = move.mover;
    boolean hides = false;
    for (Stance stance : fight.stances) {
      Combatant other = stance.who;
      int i = other.index();
      move.inMelee[i] =
          fight.engagement.engages(other, mover) || fight.engagement.engages(mover, other);
      move.lastSeen[i] = Move.UNSEEN;
      if (other.isEnemyOf(mover) && other.isStanding()) {
        move.saw[i] = fight.sight.sees(other, mover);
        move.reached[i] = fight.meleeAttack.reaches(other, mover);
        hides |= stance.readied != null;
      }
    }
    move.watched = true;
    if (hides) {
      rehearse(move, way, ignored);
    }
  }

  /** Walks the way in thought. A2.READY.06 */
  private void rehearse(Move move, Route way, boolean @Nullable [] ignored) {
    Stand here = field.stand(move.mover);
    int steps = 0;
    boolean goes = true;
    while (goes && way.step()) {
      steps++;
      if (move.facing != null) {
        field.turn(move.mover, move.facing);
      }
      for (Stance stance : fight.stances) {
        if (stance.readied != null
            && stance.who.isEnemyOf(move.mover)
            && fight.sight.sees(stance.who, move.mover)) {
          move.lastSeen[stance.who.index()] = steps;
        }
      }
      goes = !fight.engagement.isEngagedBut(move.mover, ignored);
    }
    for (int i = 0; i < move.lastSeen.length; i++) {
      if (move.lastSeen[i] == steps) {
        move.lastSeen[i] = Move.UNSEEN; // seen to the end
      }
    }
    way.restart();
    here.restore();
  }

  /** Whether somebody who waits for the mover is about to lose sight of him. */
  boolean isLastSeen(Move move, int steps) {
    if (!move.watched) {
      return false;
    }
    for (Stance stance : fight.stances) {
      if (isLastChance(move, stance, steps)) {
        return true;
      }
    }
    return false;
  }

  private boolean isLastChance(Move move, Stance stance, int steps) {
    return stance.readied != null
        && move.lastSeen[stance.who.index()] == steps
        && isTriggered(move, stance);
  }

  /**
   * On the way, before the mover is out of sight. A2.READY.06
   *
   * @return whether he goes on
   */
  boolean passing(Move move, int steps) {
    Spot here = field.spot(move.mover);
    serve(move, steps);
    return fight.canAct(move.mover)
        && !fight.battle.isOver()
        && here.equals(field.spot(move.mover));
  }

  /** At the end of a movement. A2.READY.05 */
  void after(Move move) {
    if (move.watched) {
      serve(move, Move.UNSEEN);
    }
  }

  /** One after another, the highest number first. A2.READY.18 */
  private void serve(Move move, int steps) {
    underWay.push(move);
    fight.readiness.heedShoves();
    Combatant next = nextFor(move, steps);
    while (next != null) {
      move.served[next.index()] = true;
      offer(next, move.mover, move);
      fight.readiness.heedShoves();
      next = fight.battle.isOver() ? null : nextFor(move, steps);
    }
    underWay.pop();
  }

  private @Nullable Combatant nextFor(Move move, int steps) {
    if (!move.mover.isStanding()) {
      return null;
    }
    var waiting = new ArrayList<Combatant>();
    for (Stance stance : fight.stances) {
      boolean due =
          steps == Move.UNSEEN
              ? isTriggered(move, stance) || fight.readiness.isOpening(move, stance)
              : isLastChance(move, stance, steps);
      if (due
          && !move.served[stance.who.index()]
          && stance.who.isEnemyOf(move.mover)
          && mayInterrupt(stance.who)
          && !choices(stance.who, move.mover, move).isEmpty()) {
        waiting.add(stance.who);
      }
    }
    return fight.initiative.foremost(waiting);
  }

  /** Who is held or has lost his nerve waits for nothing any more. */
  private boolean mayInterrupt(Combatant who) {
    return fight.canAct(who)
        && !who.is(FRIGHTENED)
        && !who.is(INCAPACITATED)
        && !fight.escaping.isHeld(who);
  }

  private boolean isTriggered(Move move, Stance stance) {
    Readied action = stance.readied;
    if (action == null || !action.trigger().isFor(move.mover)) {
      return false;
    }
    int i = stance.who.index();
    return switch (action.trigger().sign()) {
      case MOVES -> fight.sight.sees(stance.who, move.mover);
      case CHARGES -> move.gait == Gait.CHARGE;
      case COMES_INTO_SIGHT -> !move.saw[i] && fight.sight.sees(stance.who, move.mover);
      case COMES_INTO_REACH ->
          !move.reached[i] && fight.meleeAttack.reaches(stance.who, move.mover);
      case ATTACKS, CASTS_A_SPELL -> false;
    };
  }

  /**
   * Before somebody does something with his hands. A2.GAP.145
   *
   * @return whether anybody interrupted
   */
  boolean before(Combatant actor, Action action) {
    if (!fight.readiness.isAnybody()) {
      return false;
    }
    Sign sign = sign(action);
    boolean interrupted = false;
    if (sign != null) {
      fight.readiness.heedShoves();
      var served = new boolean[fight.stances.length];
      Combatant next = nextFor(actor, sign, served);
      while (next != null) {
        served[next.index()] = true;
        interrupted |= offer(next, actor, null);
        fight.readiness.heedShoves();
        next = fight.battle.isOver() ? null : nextFor(actor, sign, served);
      }
    }
    return interrupted;
  }

  /** A charge is a movement first; its blow can be waited for when it comes. */
  private static @Nullable Sign sign(Action action) {
    boolean assault = action instanceof Assault && !(action instanceof Charge.Order);
    if (assault || action instanceof Throwing.Throw || action instanceof Gunnery.Fire) {
      return Sign.ATTACKS;
    }
    return action instanceof Casting.Cast ? Sign.CASTS_A_SPELL : null;
  }

  private @Nullable Combatant nextFor(Combatant actor, Sign sign, boolean[] served) {
    if (!actor.isStanding()) {
      return null;
    }
    var waiting = new ArrayList<Combatant>();
    for (Stance stance : fight.stances) {
      Readied action = stance.readied;
      if (action != null
          && action.trigger().sign() == sign
          && action.trigger().isFor(actor)
          && !served[stance.who.index()]
          && stance.who.isEnemyOf(actor)
          && mayInterrupt(stance.who)
          && fight.sight.sees(stance.who, actor)
          && !choices(stance.who, actor, null).isEmpty()) {
        waiting.add(stance.who);
      }
    }
    return fight.initiative.foremost(waiting);
  }

  /**
   * Asks, and lets him act.
   *
   * @return whether he did
   */
  private boolean offer(Combatant who, Combatant opponent, @Nullable Move move) {
    Action action = fight.table.ask(new InterruptQuestion(fight, who, opponent, move));
    Stance stance = fight.stance(who);
    if (action == Plain.WAIT || !fight.canAct(who)) {
      return false;
    }
    Readied used = stance.readied;
    boolean opening = used == null;
    stance.readied = null;
    stance.opening = false;
    tell(who, opponent, action, opening);
    boolean mayTurn = stance.mayTurn;
    boolean stationary = stance.stationary;
    stance.mayTurn = false; // only who already has the enemy before him. A2.GAP.116
    stance.stationary = used != null && used.stationary();
    stance.walked = 0; // of the segment that is interrupted. A2.MAN.OVERRUN.07
    take(who, action, move != null && move.gait == Gait.CHARGE);
    stance.mayTurn = mayTurn;
    stance.stationary = stationary;
    if (opening) {
      stance.finish(); // A2.READY.26, A2.READY.32
    }
    return true;
  }

  /** Against a charge a weapon is set, or meets it at a charge of its own. A2.READY.11-17 */
  private void take(Combatant who, Action action, boolean atCharge) {
    if (atCharge && action instanceof MeleeAttack.Attack(Combatant foe, Weapon _)) {
      fight.meleeAttack.take(who, foe, Bonus.SET);
    } else if (atCharge && action instanceof Maneuvers.Attempt(Maneuver maneuver, Combatant foe)) {
      fight.meleeAttack.take(who, foe, Bonus.SET.in(maneuver)); // A2.GAP.333
    } else {
      action.take(fight, who);
    }
  }

  private void tell(Combatant who, Combatant opponent, Action action, boolean opening) {
    if (!fight.table.listens()) {
      return;
    }
    String rule =
        !opening
            ? "A2.READY.05"
            : action instanceof MissileAttack.Shoot ? "A2.READY.25" : "A2.READY.29";
    fight.table.tell(
        Event.of(Event.Kind.INTERRUPT, rule)
            .by(who)
            .on(opponent)
            .fact("action", action.text())
            .says(who.name() + " interrupts " + opponent.name() + "."));
  }

  /** What somebody could do in an interrupt; nothing if it is none of his. */
  List<Action> choices(Combatant who, Combatant opponent, @Nullable Move move) {
    Stance stance = fight.stance(who);
    var choices = new ArrayList<Action>();
    boolean mayTurn = stance.mayTurn;
    boolean stationary = stance.stationary;
    stance.mayTurn = false;
    Readied readiedAction = stance.readied;
    stance.stationary = readiedAction != null && readiedAction.stationary();
    if (readiedAction != null && (move == null || isTriggered(move, stance))) {
      addReadied(choices, who, opponent, readiedAction.verb(), move);
    } else if (move != null && fight.readiness.isOpening(move, stance)) {
      fight.readiness.addOpening(choices, stance, opponent);
    }
    stance.mayTurn = mayTurn;
    stance.stationary = stationary;
    return choices;
  }

  private void addReadied(
      List<Action> choices, Combatant who, Combatant foe, String verb, @Nullable Move move) {
    switch (verb) {
      case "attack" -> {
        addIfLegal(choices, who, new MeleeAttack.Attack(foe, null));
        addCountercharge(choices, who, foe, null, move);
      }
      case "shoot" -> addIfLegal(choices, who, new MissileAttack.Shoot(foe, null));
      default -> {
        Maneuver maneuver = fight.maneuvers.called(verb);
        if (maneuver == null) {
          addFromMenu(choices, who, verb);
        } else {
          addIfLegal(choices, who, new Maneuvers.Attempt(maneuver, foe));
          addCountercharge(choices, who, foe, maneuver, move);
        }
      }
    }
  }

  private void addCountercharge(
      List<Action> choices,
      Combatant who,
      Combatant foe,
      @Nullable Maneuver maneuver,
      @Nullable Move move) {
    if (move != null && move.gait == Gait.CHARGE) {
      addIfLegal(choices, who, new Countercharge(foe, maneuver));
    }
  }

  private void addFromMenu(List<Action> choices, Combatant who, String verb) {
    for (var option : new Menu(fight, who, false).options()) {
      if (option.answer().verb().equals(verb)) {
        choices.add(option.answer());
      }
    }
  }

  void addIfLegal(List<Action> choices, Combatant who, Action action) {
    if (action.bars(fight, who, Slot.COMBAT) == null) {
      choices.add(action);
    }
  }
}
