package dev.cleave.acks.ready;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Charge;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.acks.attack.Maneuvers;
import dev.cleave.acks.attack.MeleeAttack;
import dev.cleave.acks.attack.MissileAttack;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.round.Menu;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.space.Watchers;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.Readied;
import dev.cleave.acks.turn.Slot;
import dev.cleave.acks.turn.Trigger;
import dev.cleave.acks.turn.Trigger.Sign;
import dev.cleave.acks.turn.Underway;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Acting before one's number, when the moment comes: after a movement, where a mover is last seen,
 * or before a deed. What is done in an interrupt may be interrupted in turn. A2.READY.03-06,
 * A2.READY.11-18, A2.GAP.144
 */
public class Interrupts implements Watchers {

  private final ReadyRoom fight;

  protected Interrupts(ReadyRoom fight) {
    this.fight = fight;
  }

  /** Before the first step: how things stand, and where each watcher would see the mover last. */
  @Override
  public void watch(Move move, Route way, boolean @Nullable [] ignored) {
    if (move.served.length == 0) {
      return;
    }
    Combatant mover = move.mover;
    boolean hides = false;
    for (Fighter fighter : fight.fighters) {
      Combatant other = fighter.who;
      int i = other.index();
      move.inMelee[i] =
          fight.engagement().engages(other, mover) || fight.engagement().engages(mover, other);
      move.saw[i] = fight.sight().sees(other, mover);
      move.reached[i] = fight.meleeAttack().reaches(other, mover);
      hides |= fighter.readied != null;
    }
    move.watched = true;
    if (hides) {
      rehearse(move, way, ignored);
    }
  }

  /** Walks the way in thought. A2.READY.06 */
  private void rehearse(Move move, Route way, boolean @Nullable [] ignored) {
    Stand here = fight.field.stand(move.mover);
    int steps = 0;
    boolean goes = true;
    while (goes && way.step()) {
      steps++;
      if (move.facing != null) {
        fight.field.turn(move.mover, move.facing);
      }
      for (Fighter fighter : fight.fighters) {
        if (fighter.readied != null && fight.sight().sees(fighter.who, move.mover)) {
          move.lastSeen[fighter.who.index()] = steps;
        }
      }
      goes = !fight.engagement().isEngagedBut(move.mover, ignored);
    }
    for (int i = 0; i < move.lastSeen.length; i++) {
      if (move.lastSeen[i] == steps) {
        move.lastSeen[i] = Move.UNSEEN; // seen to the end
      }
    }
    way.restart();
    here.restore();
  }

  /** The last step at which somebody who waits for the mover has him in sight. */
  @Override
  public boolean isLastSeen(Move move, int steps) {
    for (int last : move.lastSeen) {
      if (last == steps) {
        return true;
      }
    }
    return false;
  }

  /**
   * On the way, before the mover is out of sight. A2.READY.06
   *
   * @return whether he goes on
   */
  @Override
  public boolean passing(Move move, int steps) {
    Spot here = fight.field.spot(move.mover);
    serve(move, steps);
    return fight.canAct(move.mover)
        && !fight.breaksOff()
        && here.equals(fight.field.spot(move.mover));
  }

  /** At the end of a movement. A2.READY.05 */
  @Override
  public void after(Move move) {
    if (move.watched) {
      serve(move, Move.UNSEEN);
    }
  }

  /** One after another, the highest number first. A2.READY.18 */
  private void serve(Move move, int steps) {
    fight.memory.underway.push(new Underway(move.mover, move.inMelee));
    fight.readiness().heedShoves();
    Combatant next = nextFor(move, steps);
    while (next != null) {
      move.served[next.index()] = true;
      offer(next, move.mover, move);
      fight.readiness().heedShoves();
      next = nextFor(move, steps);
    }
    fight.memory.underway.pop();
  }

  private @Nullable Combatant nextFor(Move move, int steps) {
    if (!move.mover.isStanding()) {
      return null;
    }
    var waiting = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      int i = fighter.who.index();
      if ((steps == Move.UNSEEN || move.lastSeen[i] == steps)
          && !move.served[i]
          && fighter.who.isEnemyOf(move.mover)
          && fight.mayInterrupt(fighter.who)
          && !choices(fighter.who, move.mover, move).isEmpty()) {
        waiting.add(fighter.who);
      }
    }
    return fight.initiative().foremost(waiting);
  }

  private boolean isTriggered(Move move, Combatant who, Trigger trigger) {
    if (!trigger.isFor(move.mover)) {
      return false;
    }
    int i = who.index();
    return switch (trigger.sign()) {
      case MOVES -> fight.sight().sees(who, move.mover);
      case CHARGES -> move.gait == Gait.CHARGE;
      case COMES_INTO_SIGHT -> !move.saw[i] && fight.sight().sees(who, move.mover);
      case COMES_INTO_REACH -> !move.reached[i] && fight.meleeAttack().reaches(who, move.mover);
      case ATTACKS, CASTS_A_SPELL -> false;
    };
  }

  /**
   * Before somebody does something with his hands. A2.GAP.145
   *
   * @return whether anybody interrupted
   */
  @Override
  public boolean before(Combatant actor, Action action) {
    if (!fight.readiness().isAnybody()) {
      return false;
    }
    Sign sign = sign(actor, action);
    boolean interrupted = false;
    if (sign != null) {
      fight.readiness().heedShoves();
      var served = new boolean[fight.fighters.length];
      Combatant next = nextFor(actor, sign, served);
      while (next != null) {
        served[next.index()] = true;
        interrupted |= offer(next, actor, null);
        fight.readiness().heedShoves();
        next = nextFor(actor, sign, served);
      }
    }
    return interrupted;
  }

  /** A charge is a movement first; its blow can be waited for when it comes. */
  private static @Nullable Sign sign(Combatant actor, Action action) {
    if (action.takes(Demand.ATTACK, actor) && !(action instanceof Charge.Order)) {
      return Sign.ATTACKS;
    }
    return action.takes(Demand.SPELL, actor) ? Sign.CASTS_A_SPELL : null;
  }

  private @Nullable Combatant nextFor(Combatant actor, Sign sign, boolean[] served) {
    if (!actor.isStanding()) {
      return null;
    }
    var waiting = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      Readied action = fighter.readied;
      if (action != null
          && action.trigger().sign() == sign
          && action.trigger().isFor(actor)
          && !served[fighter.who.index()]
          && fighter.who.isEnemyOf(actor)
          && fight.mayInterrupt(fighter.who)
          && fight.sight().sees(fighter.who, actor)
          && !choices(fighter.who, actor, null).isEmpty()) {
        waiting.add(fighter.who);
      }
    }
    return fight.initiative().foremost(waiting);
  }

  /**
   * Asks, and lets him act.
   *
   * @return whether he did
   */
  private boolean offer(Combatant who, Combatant opponent, @Nullable Move move) {
    Fighter fighter = fight.fighter(who);
    boolean mayTurn = fighter.mayTurn;
    fighter.mayTurn = false; // nor while he thinks about it. A2.GAP.116
    Action action = fight.table.ask(new InterruptQuestion(fight, who, opponent, move));
    fighter.mayTurn = mayTurn;
    return follow(who, opponent, move, action);
  }

  /** Does it, if it can still be done. */
  protected boolean follow(Combatant who, Combatant opponent, @Nullable Move move, Action action) {
    Fighter fighter = fight.fighter(who);
    if (action == BasicAction.WAIT || !fight.canAct(who)) {
      return false;
    }
    Readied used = fighter.readied;
    boolean opening = used == null;
    fighter.readied = null;
    tell(who, opponent, action, opening);
    boolean mayTurn = fighter.mayTurn;
    boolean stationary = fighter.stationary;
    fighter.mayTurn = false; // only who already has the enemy before him. A2.GAP.116
    fighter.stationary = used != null && used.stationary();
    fighter.walked = 0; // of the segment that is interrupted. A2.MAN.OVERRUN.07
    take(who, action, move != null && move.gait == Gait.CHARGE);
    fighter.mayTurn = mayTurn;
    fighter.stationary = stationary;
    if (opening) {
      fighter.finish(); // A2.READY.26, A2.READY.32
    }
    return true;
  }

  /** Against a charge a weapon is set, or meets it at a charge of its own. A2.READY.11-17 */
  protected void take(Combatant who, Action action, boolean atCharge) {
    if (atCharge && action instanceof MeleeAttack.Attack(ReadyRoom _, Combatant foe, Weapon _)) {
      fight.meleeAttack().take(who, foe, Bonus.SET);
    } else if (atCharge
        && action instanceof Maneuvers.Attempt(ReadyRoom _, Maneuver maneuver, Combatant foe)) {
      fight.meleeAttack().take(who, foe, Bonus.SET.in(maneuver)); // A2.GAP.333
    } else {
      action.take(who);
    }
  }

  private void tell(Combatant who, Combatant opponent, Action action, boolean opening) {
    if (!fight.table.listens()) {
      return;
    }
    fight.table.tell(
        Event.of(Event.Kind.INTERRUPT, opening ? opens(who, action) : "A2.READY.05")
            .by(who)
            .on(opponent)
            .fact("action", action.text())
            .says(who.name() + " interrupts " + opponent.name() + "."));
  }

  /** The rule by which somebody acts now who has not readied anything. */
  protected String opens(Combatant who, Action action) {
    return action instanceof MissileAttack.Shoot ? "A2.READY.25" : "A2.READY.29";
  }

  /** The deeds open to him in an interrupt; none if the moment is not his. */
  List<Action> choices(Combatant who, Combatant opponent, @Nullable Move move) {
    Fighter fighter = fight.fighter(who);
    var choices = new ArrayList<Action>();
    boolean mayTurn = fighter.mayTurn;
    boolean stationary = fighter.stationary;
    fighter.mayTurn = false;
    Readied readiedAction = fighter.readied;
    fighter.stationary = readiedAction != null && readiedAction.stationary();
    if (readiedAction != null
        && (move == null || isTriggered(move, who, readiedAction.trigger()))) {
      addReadied(choices, who, opponent, readiedAction.verb(), move);
    } else if (move != null && fight.readiness().isOpening(move, fighter)) {
      fight.readiness().addOpening(choices, fighter, opponent);
    }
    fighter.mayTurn = mayTurn;
    fighter.stationary = stationary;
    return choices;
  }

  private void addReadied(
      List<Action> choices, Combatant who, Combatant foe, String verb, @Nullable Move move) {
    switch (verb) {
      case "attack" -> {
        addIfLegal(choices, who, new MeleeAttack.Attack(fight, foe, null));
        addCountercharge(choices, who, foe, null, move);
      }
      case "shoot" -> addIfLegal(choices, who, new MissileAttack.Shoot(fight, foe, null));
      default -> {
        Maneuver maneuver = fight.maneuvers().called(verb);
        if (maneuver == null) {
          addFromMenu(choices, who, verb);
        } else {
          addIfLegal(choices, who, new Maneuvers.Attempt(fight, maneuver, foe));
          if (fight.endsCharge(maneuver)) {
            addCountercharge(choices, who, foe, maneuver, move);
          }
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
      addIfLegal(choices, who, new Countercharge(fight, foe, maneuver));
    }
  }

  private void addFromMenu(List<Action> choices, Combatant who, String verb) {
    for (var option :
        new Menu(fight, who, false)
            .options(fight.question(who, false), action -> action.verb().equals(verb))) {
      choices.add(option.answer());
    }
  }

  public final void addIfLegal(List<Action> choices, Combatant who, Action action) {
    if (action.bars(who, Slot.COMBAT) == null) {
      choices.add(action);
    }
  }
}
