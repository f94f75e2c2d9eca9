package dev.cleave.acks.play;

import dev.cleave.acks.attack.Charge;
import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.space.Foes;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Bearing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How a plain fighter comes to blows. */
final class Onset {

  /** Nobody charges a foe he can walk up to. */
  private static final int WORTH_A_CHARGE = 20;

  /** Against so many one still looks at each of them for a way. */
  private static final int SKIRMISH = 48;

  private static final int FEW = 3;

  private final Fight fight;

  Onset(Fight fight) {
    this.fight = fight;
  }

  /** Toward the nearest enemy, at a charge if it is worth one. */
  Action approach(Combatant who, boolean first) {
    Combatant nearest = fight.foes().nearest(who);
    if (nearest == null || isInShot(who, nearest)) {
      return BasicAction.DONE;
    }
    if (first
        && fight.field.distance(who, nearest) >= WORTH_A_CHARGE
        && (!fight.prowess(who).flies || fight.engagement().isLevel(who, nearest))
        && fight.charge().bars(who, nearest) == null) {
      var charge = new Charge.Order(fight, nearest, null);
      if (fight.allowance().restrains(who, charge) == null) {
        return charge;
      }
    }
    var march = new Marching.March(fight, new Bearing(nearest, true));
    return isOpen(who, march, first) ? march : approachAnybody(who, first);
  }

  /** So he may march, now or after he has moved. */
  boolean isOpen(Combatant who, Marching.March march, boolean first) {
    return first
        ? fight.allowance().restrains(who, march) == null && march.bars(who, Slot.MOVEMENT) == null
        : fight.allowance().bars(who, march, false) == null;
  }

  private Action approachAnybody(Combatant who, boolean first) {
    if (fight.engagement().isEngaged(who)) {
      return BasicAction.DONE;
    }
    for (Combatant foe : foes(who)) {
      var march = new Marching.March(fight, new Bearing(foe, true));
      if (isOpen(who, march, first)) {
        return march;
      }
    }
    Action onward = fight.field.isBare() ? null : fight.wayfinding().onward(who, first);
    return onward == null ? BasicAction.DONE : onward;
  }

  /** Every foe in order; in a battle only the nearest few, for behind full ranks one waits. */
  private List<Combatant> foes(Combatant who) {
    var foes = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      if (Foes.isFoe(who, fighter.who)) {
        foes.add(fighter.who);
      }
    }
    if (foes.size() <= SKIRMISH) {
      return foes;
    }
    foes.sort(Comparator.comparingInt(foe -> fight.field.distance(who, foe)));
    return foes.subList(1, 1 + FEW);
  }

  /** A shooter in range waits for a clear shot. */
  private boolean isInShot(Combatant who, Combatant foe) {
    Weapon missile = fight.wielding().missile(who);
    Range range = missile == null || missile.melee() ? null : missile.range();
    return range != null
        && range.band(fight.field.distance(who, foe)) <= 2
        && fight.sight().couldSee(who, foe);
  }
}
