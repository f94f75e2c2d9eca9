package dev.cleave.acks1;

import dev.cleave.acks.attack.MeleeAttack;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.ready.Interrupts;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Route;
import org.jspecify.annotations.Nullable;

/**
 * Others' deeds as somebody closes happen at the same moment as what he does then. Besides,
 * everybody's steps as all see them: who runs, who flees, who follows. A1.INIT.12-13
 */
final class Reactions extends Interrupts {

  private static final int NOBODY = Integer.MAX_VALUE;

  private final FirstEdition fight;

  /** The one who acts now has set his weapon against it. */
  private boolean braced;

  Reactions(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected boolean follow(Combatant who, Combatant opponent, @Nullable Move move, Action action) {
    braced = fight.setWeapon().meets(who, move);
    Combatant before = fight.moment.turnTo(who);
    boolean acted = super.follow(who, opponent, move, action);
    fight.moment.turnTo(before);
    if (acted) {
      fight.ours.reserved[who.index()] = false;
    }
    return acted;
  }

  /**
   * A blow like any other, unless his weapon is set against the charge. A1.INIT.12, A1.CHARGE.11
   */
  @Override
  protected void take(Combatant who, Action action, boolean atCharge) {
    Combatant foe = action instanceof MeleeAttack.Attack ? action.aim() : null;
    if (braced && foe != null) {
      fight.meleeAttack().take(who, foe, SetWeapon.BRACED);
    } else {
      action.take(who);
    }
  }

  @Override
  protected String opens(Combatant who, Action action) {
    if (braced && action instanceof MeleeAttack.Attack) {
      return "A1.CHARGE.14";
    }
    return fight.ours.reserved[who.index()] ? "A1.DEFMOVE.06" : super.opens(who, action);
  }

  /** Whoever is attacked is pursued; who attacks has kept no blow. A1.MORALE.14, A1.GAP.220 */
  @Override
  public boolean before(Combatant actor, Action action) {
    if (action.takes(Demand.ATTACK, actor)) {
      Combatant aim = action.aim();
      if (aim != null) {
        fight.ours.pursued[aim.index()] = true;
      }
      fight.ours.reserved[actor.index()] = false;
    }
    return super.before(actor, action);
  }

  @Override
  public void watch(Move move, Route way, boolean @Nullable [] ignored) {
    super.watch(move, way, ignored);
    for (Fighter fighter : fight.fighters) {
      move.apart[fighter.who.index()] = feet(move.mover, fighter.who);
    }
  }

  private int feet(Combatant mover, Combatant other) {
    return mover.isEnemyOf(other) && other.isStanding()
        ? fight.field.distance(mover, other)
        : NOBODY;
  }

  @Override
  public void after(Move move) {
    Combatant mover = move.mover;
    int nearest = NOBODY;
    int nearestNow = NOBODY;
    for (Fighter fighter : fight.fighters) {
      int i = fighter.who.index();
      int now = feet(mover, fighter.who);
      fight.ours.pursued[i] |= now < move.apart[i];
      nearest = Math.min(nearest, move.apart[i]);
      nearestNow = Math.min(nearestNow, now);
    }
    fight.moment.hasMoved(mover);
    fight.endurance.hasMoved(mover, move.gait);
    if (move.gait == Gait.RETREAT || move.gait == Gait.RUN && nearestNow > nearest) {
      fight.ours.fled[mover.index()] = fight.battle.round();
    }
    super.after(move);
  }
}
