package dev.cleave.acks1;

import dev.cleave.acks.round.Initiative;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Whoever has the same number acts at the same moment. A1.INIT.01-06, A1.INIT.10-11 */
final class Simultaneous extends Initiative {

  private final FirstEdition fight;
  private final List<Combatant> group = new ArrayList<>();
  private final List<Fighter> puttingOff = new ArrayList<>();

  Simultaneous(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  /** A1.INIT.02-03, A1.GAP.207 */
  @Override
  protected int modifier(Fighter fighter) {
    int modifier = fighter.prowess.initiative;
    if (fight.own.bonusOnly) {
      modifier -= Math.min(0, fighter.prowess.dexterity);
    }
    return isSlow(fighter) ? modifier + fight.own.largeWeapon : modifier;
  }

  /** Made for two hands alone; a lance is so on foot. A1.INIT.03, A1.GAP.259 */
  private boolean isSlow(Fighter fighter) {
    Weapon weapon = fighter.who.weapon();
    return weapon.melee()
        && !weapon.natural()
        && weapon.size() == Size.LARGE
        && (weapon.hands() == 2 || fight.mount(fighter.who) == null);
  }

  /** A1.GAP.256 */
  @Override
  protected boolean isAlike(Combatant one, Combatant other) {
    return super.isAlike(one, other)
        && one.weapon().equals(other.weapon())
        && fight.prowess(one).dexterity == fight.prowess(other).dexterity
        && one.spells().equals(other.spells());
  }

  @Override
  protected boolean tiesAreBroken() {
    return false;
  }

  /** Until all others have acted of whom players may know. A1.GAP.209, A2.R.209 */
  @Override
  protected int floor(Combatant who) {
    int lowest = fight.memory.count + 1;
    for (Fighter fighter : fight.fighters) {
      if (fighter.who != who && isWaiting(fighter) && !fight.sight().isUnknown(fighter.who)) {
        lowest = Math.min(lowest, fighter.due);
      }
    }
    return Math.max(fight.roundNumbers().lastCount, lowest - 1);
  }

  /** Acts when all others have, unless somebody charges him before. A1.CHARGE.13, A1.GAP.219 */
  void hold(Combatant who) {
    callOn(fight.fighter(who), floor(who));
  }

  @Override
  protected String until(Combatant awaited) {
    return "until " + awaited.name() + " acts";
  }

  /**
   * All who act on the next number, with those who have waited for any of them. Of whom players may
   * know nothing he acts right after them, at a moment of his own. A1.INIT.11, A2.R.209
   */
  List<Combatant> together() {
    group.clear();
    while (group.isEmpty() && call()) {
      puttingOff.clear();
      boolean known = false;
      for (Fighter fighter : fight.fighters) {
        if (isDue(fighter)) {
          if (waitsOn(fighter)) {
            puttingOff.add(fighter);
          } else {
            group.add(fighter.who);
            known |= !fight.sight().isUnknown(fighter.who);
          }
        }
      }
      if (known) {
        group.removeIf(fight.sight()::isUnknown);
      }
      for (Fighter fighter : puttingOff) { // instead of acting now he goes on waiting
        callOn(fighter, fight.roundNumbers().lastCount);
      }
    }
    if (fight.memory.anybodyAwaits) {
      join();
    }
    return group;
  }

  private boolean isDue(Fighter fighter) {
    return isWaiting(fighter) && fighter.due == fight.memory.count;
  }

  /** His man has yet to act, on another number than this. */
  private boolean waitsOn(Fighter fighter) {
    Combatant awaited = fighter.after;
    return awaited != null
        && fight.memory.count > fight.roundNumbers().lastCount
        && isToCome(awaited)
        && fight.fighter(awaited).due != fighter.due;
  }

  /** In the order of the battle. */
  private void join() {
    boolean grown = !group.isEmpty();
    boolean known = grown && !fight.sight().isUnknown(group.getFirst());
    while (grown) {
      grown = false;
      for (Fighter fighter : fight.fighters) {
        if (fighter.after != null
            && isWaiting(fighter)
            && group.contains(fighter.after)
            && !group.contains(fighter.who)) {
          if (known && fight.sight().isUnknown(fighter.who)) {
            callOn(fighter, fight.memory.count);
          } else {
            group.add(fighter.who);
            grown = true;
          }
        }
      }
    }
    group.sort(Comparator.comparingInt(Combatant::index));
  }
}
