package dev.cleave.acks.morale;

import static dev.cleave.acks.book.State.FRIGHTENED;

import dev.cleave.acks.attack.Charge;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Going;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.MoraleGroup;
import dev.cleave.acks.turn.Restraint;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.journal.Event;
import org.jspecify.annotations.Nullable;

/**
 * Whether the Judge's creatures go after those who run: by the result of their morale roll, and as
 * long as they see somebody. Players follow whom they like. A2.COWARD.05-07
 */
public final class Pursuit implements Restraint {

  private static final Forbidden STAYS = new Forbidden("WHO does not follow FOE", "A2.COWARD.06");

  private final MoraleRoom fight;

  Pursuit(MoraleRoom fight) {
    this.fight = fight;
  }

  /** Those who merely fight on do not go after who flees. A2.MORALE.25, A2.COWARD.06 */
  @Override
  public @Nullable Forbidden bars(Combatant who, Action action) {
    if (!fight.memory.anybodyStays || !who.side().isJudges()) {
      return null;
    }
    Combatant followed = followed(action);
    return followed != null
            && who.isEnemyOf(followed)
            && fight.fighter(followed).isRunning()
            && group(who).stays
        ? STAYS
        : null;
  }

  /** Whom somebody goes after by it. */
  public static @Nullable Combatant followed(Action action) {
    if (action instanceof Charge.Order) {
      return action.aim();
    }
    return action instanceof Going going
            && going.to() instanceof Bearing(Combatant other, boolean toward)
            && toward
        ? other
        : null;
  }

  MoraleGroup group(Combatant who) {
    return fight.memory.groups[who.side().index()];
  }

  /** They are after somebody who runs. */
  boolean isOn(MoraleGroup group) {
    return group.side.isJudges()
        && group.sawFlight
        && group.result > Morale.FIGHT_ON
        && !group.stays;
  }

  /**
   * At the end of a pursuer's segment: with nobody in sight it is over, but not by one who is still
   * to come, nor one of whom players know nothing. A2.COWARD.07, A2.R.209
   */
  public void endSegment(Combatant who) {
    if (!fight.memory.anybodyStays
        || !who.side().isJudges()
        || !who.isStanding()
        || !isOn(group(who))
        || fight.sight().isUnknown(who)) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isEnemyOf(who)
          && fighter.who.isStanding()
          && fight.sight().couldSee(who, fighter.who)) {
        return;
      }
    }
    stop(group(who), "A2.COWARD.07", "nobody is in sight any more");
  }

  /** How far he is from those who run in fear, as he sets out. A2.COND.FRIGHT.05 */
  void setOut(Move move) {
    if (!fight.memory.anybodyFears) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      if (isPrey(fighter, move.mover)) {
        move.apart[fighter.who.index()] = fight.field.distance(move.mover, fighter.who);
      }
    }
  }

  /** Whoever has come nearer goes after him. A2.R.156 */
  void arrived(Move move) {
    if (!fight.memory.anybodyFears) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      if (isPrey(fighter, move.mover)
          && fight.field.distance(move.mover, fighter.who) < move.apart[fighter.who.index()]) {
        fighter.hunted = true;
      }
    }
  }

  /** So does whoever strikes or shoots at him, and be it in vain. A2.R.156 */
  void thrown(Combatant attacker, Combatant target) {
    if (fight.memory.anybodyFears && attacker.isEnemyOf(target)) {
      fight.fighter(target).hunted = true;
    }
  }

  private boolean isPrey(Fighter fighter, Combatant hunter) {
    return fighter.routed
        && fighter.who.is(FRIGHTENED)
        && hunter.isEnemyOf(fighter.who)
        && fight.field.isOn(hunter)
        && fight.field.isOn(fighter.who);
  }

  /** In the round that ends now somebody was after him, or stands over him still. A2.R.156 */
  boolean isPursued(Fighter fighter) {
    return fighter.hunted || fighter.hurt || fight.engagement().isEngaged(fighter.who);
  }

  /** With nobody after him he comes to himself. A2.COND.FRIGHT.05 */
  void tellEscape(Combatant who) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("pursuit", "A2.COND.FRIGHT.05")
              .on(who)
              .fact("goes on", false)
              .says("Nobody is after " + who.name() + " any longer."));
    }
  }

  void stop(MoraleGroup group, String rule, String why) {
    group.stays = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("pursuit", rule)
              .fact("side", group.side.name())
              .fact("goes on", false)
              .says("The pursuit by " + group.side.name() + " ends: " + why + "."));
    }
  }
}
