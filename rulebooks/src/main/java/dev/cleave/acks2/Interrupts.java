package dev.cleave.acks2;

import dev.cleave.acks2.Trigger.Sign;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Acting before one's number: readied actions, and bows and long weapons against a charge in the
 * first round. What is done in an interrupt may be interrupted in turn. A2.READY.*, A2.GAP.144
 */
final class Interrupts {

  private final Fight fight;
  private final Field field;
  private final Deque<Move> underWay = new ArrayDeque<>();
  private int readied;

  Interrupts(Fight fight) {
    this.fight = fight;
    this.field = fight.field;
  }

  /** A2.READY.01 */
  void ready(Combatant who, Readied action) {
    Stance stance = fight.stance(who);
    stance.readied = action;
    stance.shoves = who.shoves();
    readied++;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("readied", "A2.READY.01")
              .by(who)
              .fact("action", action.verb())
              .fact("trigger", action.trigger().text())
              .says(
                  who.name()
                      + " is ready to "
                      + action.verb()
                      + " when "
                      + action.trigger().text()
                      + "."));
    }
  }

  /**
   * Blood, a failed save or a shove and the moment is gone; the segment is not. A2.READY.08-10,
   * A2.READY.35, A2.GAP.119
   */
  void lose(Stance stance, String rule) {
    stance.opening = false;
    if (stance.readied == null) {
      return;
    }
    stance.readied = null;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("unready", rule)
              .on(stance.who)
              .says(stance.who.name() + " loses the readied action."));
    }
  }

  /** Who has been moved against his will since he made ready is so no longer. A2.READY.10 */
  private void heedShoves() {
    for (Stance stance : fight.stances) {
      if ((stance.readied != null || stance.opening) && stance.who.shoves() != stance.shoves) {
        lose(stance, "A2.READY.10");
      }
    }
  }

  /** Who could interrupt a charge in this first round of the fight. A2.READY.24, A2.READY.28 */
  void openFight() {
    for (Stance stance : fight.stances) {
      Combatant who = stance.who;
      stance.opening = fight.canAct(who) && !stance.engagedAtStart && !fight.escaping.isHeld(who);
      stance.openingBow = bow(who);
      stance.openingPole = pole(who);
      stance.shoves = who.shoves();
      stance.opening &= stance.openingBow != null || stance.openingPole != null;
    }
  }

  /** A weapon that also strikes hand to hand is no missile weapon until it flies. A2.R.17 */
  private @Nullable Weapon bow(Combatant who) {
    Weapon weapon = fight.wielding.missile(who);
    return weapon != null && !weapon.melee() ? weapon : null;
  }

  private @Nullable Weapon pole(Combatant who) {
    Weapon weapon = fight.wielding.melee(who);
    return weapon != null && weapon.has("long") ? weapon : null;
  }

  /** A whole round without a blow, and everybody lowers his weapon. A2.READY.22 */
  void endRound(boolean offence) {
    if (offence || readied == 0) {
      return;
    }
    boolean any = false;
    for (Stance stance : fight.stances) {
      any |= stance.readied != null;
      stance.readied = null;
    }
    readied = 0;
    if (any && fight.table.listens()) {
      fight.table.tell(
          Event.of("standoff", "A2.READY.22")
              .says("Nobody attacks: all lose their readied actions."));
    }
  }

  /** Whether nobody could interrupt such a movement. */
  boolean isIdle(Combatant mover, Gait gait) {
    return readied == 0 && !(gait == Gait.CHARGE && fight.battle.round() == 1)
        || fight.battle.standing(mover.side()) == 0;
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
    heedShoves();
    Combatant next = nextFor(move, steps);
    while (next != null) {
      move.served[next.index()] = true;
      offer(next, move.mover, move);
      heedShoves();
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
              ? isTriggered(move, stance) || isOpening(move, stance)
              : isLastChance(move, stance, steps);
      if (due
          && !move.served[stance.who.index()]
          && stance.who.isEnemyOf(move.mover)
          && fight.canAct(stance.who)
          && !choices(stance.who, move.mover, move).isEmpty()) {
        waiting.add(stance.who);
      }
    }
    return fight.initiative.foremost(waiting);
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

  /** A2.READY.24-36 */
  private boolean isOpening(Move move, Stance stance) {
    return stance.opening
        && stance.waiting
        && move.gait == Gait.CHARGE
        && fight.battle.round() == 1;
  }

  /**
   * Before somebody does something with his hands. A2.GAP.145
   *
   * @return whether anybody interrupted
   */
  boolean before(Combatant actor, Action action) {
    if (readied == 0) {
      return false;
    }
    Sign sign = sign(action);
    boolean interrupted = false;
    if (sign != null) {
      heedShoves();
      var served = new boolean[fight.stances.length];
      Combatant next = nextFor(actor, sign, served);
      while (next != null) {
        served[next.index()] = true;
        interrupted |= offer(next, actor, null);
        heedShoves();
        next = fight.battle.isOver() ? null : nextFor(actor, sign, served);
      }
    }
    return interrupted;
  }

  private static @Nullable Sign sign(Action action) {
    if (action instanceof MeleeAttack.Attack || action instanceof MissileAttack.Shoot) {
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
          && fight.canAct(stance.who)
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
    readied -= opening ? 0 : 1;
    tell(who, opponent, action, opening);
    boolean mayTurn = stance.mayTurn;
    boolean stationary = stance.stationary;
    stance.mayTurn = false; // only who already has the enemy before him. A2.GAP.116
    stance.stationary = used != null && used.stationary();
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
        Event.of("interrupt", rule)
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
    } else if (move != null && isOpening(move, stance)) {
      addOpening(choices, stance, opponent);
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
        if (move != null && move.gait == Gait.CHARGE) {
          addIfLegal(choices, who, new Countercharge(foe));
        }
      }
      case "shoot" -> addIfLegal(choices, who, new MissileAttack.Shoot(foe, null));
      default -> {
        var menu = new Menu(fight, who, false);
        for (var option : menu.options()) {
          if (option.answer().verb().equals(verb)) {
            choices.add(option.answer());
          }
        }
      }
    }
  }

  /** A2.READY.24, A2.READY.28-31, A2.READY.39 */
  private void addOpening(List<Action> choices, Stance stance, Combatant charger) {
    Combatant who = stance.who;
    if (stance.openingBow != null && stance.openingBow.equals(bow(who))) {
      addIfLegal(choices, who, new MissileAttack.Shoot(charger, null));
    }
    if (stance.openingPole != null
        && stance.openingPole.equals(pole(who))
        && pole(charger) == null
        && fight.riding.bulk(charger).rank() <= fight.riding.bulk(who).rank()) {
      addIfLegal(choices, who, new MeleeAttack.Attack(charger, null));
      addIfLegal(choices, who, new Countercharge(charger)); // A2.GAP.117
    }
  }

  private void addIfLegal(List<Action> choices, Combatant who, Action action) {
    if (action.bars(fight, who, Slot.COMBAT) == null) {
      choices.add(action);
    }
  }
}
