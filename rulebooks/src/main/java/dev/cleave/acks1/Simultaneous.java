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

  /** Until all others have acted. A1.GAP.209 */
  @Override
  protected int floor(Combatant who) {
    int lowest = fight.memory.count + 1;
    for (Fighter fighter : fight.fighters) {
      if (fighter.who != who && isWaiting(fighter)) {
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

  /** All who act on the next number, with those who have waited for any of them. A1.INIT.11 */
  List<Combatant> together() {
    group.clear();
    while (group.isEmpty() && call()) {
      boolean puttingOff = false;
      for (Fighter fighter : fight.fighters) {
        if (isWaiting(fighter) && fighter.due == fight.memory.count) {
          if (waitsOn(fighter)) {
            puttingOff = true;
          } else {
            group.add(fighter.who);
          }
        }
      }
      if (puttingOff) {
        putOff();
      }
    }
    if (fight.memory.anybodyAwaits) {
      join();
    }
    return group;
  }

  /** His man has yet to act, on another number than this. */
  private boolean waitsOn(Fighter fighter) {
    Combatant awaited = fighter.after;
    return awaited != null
        && fight.memory.count > fight.roundNumbers().lastCount
        && isToCome(awaited)
        && fight.fighter(awaited).due != fighter.due;
  }

  /** Whoever waited for somebody instead of acting now goes on waiting. */
  private void putOff() {
    for (Fighter fighter : fight.fighters) {
      if (isWaiting(fighter) && fighter.due == fight.memory.count && !group.contains(fighter.who)) {
        callOn(fighter, fight.roundNumbers().lastCount);
      }
    }
  }

  /** In the order of the battle. */
  private void join() {
    boolean grown = !group.isEmpty();
    while (grown) {
      grown = false;
      for (Fighter fighter : fight.fighters) {
        if (fighter.after != null
            && isWaiting(fighter)
            && group.contains(fighter.after)
            && !group.contains(fighter.who)) {
          group.add(fighter.who);
          grown = true;
        }
      }
    }
    group.sort(Comparator.comparingInt(Combatant::index));
  }
}
