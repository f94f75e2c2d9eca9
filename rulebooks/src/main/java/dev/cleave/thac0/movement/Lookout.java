package dev.cleave.thac0.movement;

import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import org.jspecify.annotations.Nullable;

/** Which way somebody looks, and when he may look another. TH.FACING.07 to TH.FACING.14 */
public final class Lookout {

  private static final Facing[] SIDES = Facing.values();

  private final MovementRoom fight;

  Lookout(MovementRoom fight) {
    this.fight = fight;
  }

  /** Sides only mean something on a map, and to those who have a front. TH.FACING.06 */
  public boolean hasSides(Fighter fighter) {
    return fight.hasSquare(fighter) && !fighter.prowess.faceless();
  }

  /**
   * How he looks unless he says otherwise: those he is at blows with before him, as few as can be
   * behind him, as many as can be before him; else the nearest he knows of. TH.FACING.07 to .10
   */
  public Facing usual(Fighter fighter) {
    Facing now = fight.field().facing(fighter.combatant);
    Stand here = fight.field().stand(fighter.combatant);
    if (!isPressed(fighter)) {
      Fighter nearest = fight.movement.nearestKnown(fighter);
      if (nearest != null) {
        fight.field().face(fighter.combatant, nearest.combatant);
      }
      Facing toward = fight.field().facing(fighter.combatant);
      here.restore();
      return toward;
    }
    Facing best = now;
    int least = worth(fighter);
    for (Facing side : SIDES) {
      if (fight.field().turn(fighter.combatant, side)) {
        int worth = worth(fighter);
        if (worth < least) {
          least = worth;
          best = side;
        }
      }
    }
    here.restore();
    return best;
  }

  private boolean isPressed(Fighter fighter) {
    for (Fighter foe : fight.fighters) {
      if (isThreat(fighter, foe) || isOpponent(fighter, foe)) {
        return true;
      }
    }
    return false;
  }

  /** The less the better: opponents out of sight weigh most, then backs shown, then flanks. */
  private int worth(Fighter fighter) {
    int worth = 0;
    for (Fighter foe : fight.fighters) {
      boolean opponent = isOpponent(fighter, foe);
      if (opponent || isThreat(fighter, foe)) {
        Arc arc = fight.awareness.arc(fighter, foe);
        worth += opponent && arc != Arc.FRONT ? 10_000 : 0; // TH.FACING.10
        worth += arc == Arc.REAR ? 100 : 0;
        worth += arc == Arc.FRONT ? 0 : 1;
      }
    }
    return worth;
  }

  /** Somebody he fights with. TH.GAP.13 */
  private boolean isOpponent(Fighter fighter, Fighter foe) {
    return fight.fought(fighter, foe)
        && fight.awareness.isFoe(fighter, foe)
        && (fight.reach.has(fighter, foe) || fight.reach.has(foe, fighter));
  }

  /** Somebody who threatens him and of whom he knows. */
  boolean isThreat(Fighter fighter, Fighter foe) {
    return !fighter.is(State.UNAWARE)
        && !foe.is(State.HIDDEN)
        && foe.isEnemyOf(fighter)
        && fight.threat.threatens(foe, fighter);
  }

  /** His count has come: he looks about. TH.FACING.14 */
  public void onCount(Fighter fighter) {
    if (!hasSides(fighter)) {
      return;
    }
    Facing best = usual(fighter);
    if (best != fight.field().facing(fighter.combatant) && !wouldProvoke(fighter, best)) {
      turn(fighter, best);
    }
    remember(fighter);
  }

  private void remember(Fighter fighter) {
    fighter.threats.clear();
    for (Fighter foe : fight.fighters) {
      if (isThreat(fighter, foe)) {
        fighter.threats.set(foe.index());
      }
    }
  }

  /** Somebody has come, gone, shown himself or fallen: those whom it concerns may turn. */
  public void look(@Nullable Fighter but) {
    if (but != null && fight.isUnknown(but)) {
      return; // nobody has noticed. TH.R.69
    }
    if (fight.field().theatre() != null) {
      return; // nobody has sides
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter != but && fighter.canAct() && hasSides(fighter) && isMoment(fighter)) {
        ask(fighter);
        remember(fighter);
      }
    }
  }

  /** Somebody threatens him who did not, or does not any more. TH.FACING.14 */
  private boolean isMoment(Fighter fighter) {
    for (Fighter foe : fight.fighters) {
      if (foe.isEnemyOf(fighter) && fighter.threats.get(foe.index()) != isThreat(fighter, foe)) {
        return true;
      }
    }
    return false;
  }

  private void ask(Fighter fighter) {
    if (usual(fighter) == fight.field().facing(fighter.combatant) && isAllBefore(fighter)) {
      return;
    }
    FacingQuestion.Choice choice = fight.table.ask(new FacingQuestion(fight, fighter));
    if (choice.side() != null && fighter.canAct()) {
      turn(fighter, choice.side());
    }
  }

  private boolean isAllBefore(Fighter fighter) {
    for (Fighter foe : fight.fighters) {
      if (isThreat(fighter, foe) && fight.awareness.arc(fighter, foe) != Arc.FRONT) {
        return false;
      }
    }
    return true;
  }

  boolean wouldProvoke(Fighter fighter, Facing side) {
    boolean[] before = backs(fighter);
    Stand here = fight.field().stand(fighter.combatant);
    boolean shows = false;
    if (fight.field().turn(fighter.combatant, side)) {
      boolean[] after = backs(fighter);
      for (int i = 0; i < after.length; i++) {
        shows |= after[i] && !before[i];
      }
    }
    here.restore();
    return shows;
  }

  /** A turn that shows somebody one's back gives him a blow. TH.OPP.12, TH.FACING.12 */
  public void turn(Fighter fighter, Facing to) {
    boolean[] before = backs(fighter);
    if (!fight.field().turn(fighter.combatant, to)) {
      return;
    }
    if (fight.listens()) {
      fight.tell(
          Event.of(Event.Kind.TURNED, "TH.FACING.12")
              .by(fighter.combatant)
              .fact("facing", to.name())
              .says(fighter + " faces " + to.name() + "."));
    }
    provoke(fighter, before);
  }

  /** Whom he strikes at he has before him; the others may see his back. TH.FACING.13 */
  public void turnTo(Fighter fighter, Fighter target) {
    if (!hasSides(fighter)) {
      fight.field().face(fighter.combatant, target.combatant);
      return;
    }
    boolean[] before = backs(fighter);
    fight.field().face(fighter.combatant, target.combatant);
    provoke(fighter, before);
  }

  private void provoke(Fighter fighter, boolean[] before) {
    boolean[] after = backs(fighter);
    for (Fighter foe : fight.fighters) {
      if (after[foe.index()] && !before[foe.index()] && fight.threat.mayStrikeAt(foe, fighter)) {
        fight.opportunity.one(foe, fighter, Opportunity.Cause.BACK);
      }
    }
  }

  private boolean[] backs(Fighter fighter) {
    var backs = new boolean[fight.fighters.length];
    for (Fighter foe : fight.fighters) {
      backs[foe.index()] =
          fight.threat.threatens(foe, fighter) && fight.awareness.arc(fighter, foe) == Arc.REAR;
    }
    return backs;
  }
}
