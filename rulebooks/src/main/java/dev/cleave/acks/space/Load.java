package dev.cleave.acks.space;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;

/** A load, and how fast its bearer still is. A2.GAP.109 */
public final class Load {

  private final SpaceRoom fight;
  private final SpaceNumbers numbers;

  Load(SpaceRoom fight) {
    this.fight = fight;
    this.numbers = fight.spaceNumbers();
  }

  /** Feet of a movement action on both feet with open eyes. */
  int speed(Combatant who) {
    Fighter fighter = fight.fighter(who);
    int unladen =
        fight.hasWater() ? fight.waters().speed(fighter, unladen(fighter)) : unladen(fighter);
    Combatant body = fighter.carries;
    if (body != null && !ignores(who, body)) {
      return Math.min(unladen, numbers.speedByStone(laden(who, body, fighter.lifts)));
    }
    return fight.gearSlows() && who.sheet().isCharacter()
        ? Math.min(unladen, numbers.speedByStone(gear(who)))
        : unladen; // monsters by their entries
  }

  /** In the air as fast as its wings. A2.R.180 */
  private int unladen(Fighter fighter) {
    return fighter.prowess.onTheWing != fighter.prowess.onFoot
            && fight.field.elevation(fighter.who) > fight.field.groundUnder(fighter.who)
        ? fighter.prowess.onTheWing
        : fighter.prowess.onFoot;
  }

  /** Stones of armour and gear, as the sheet states them or counted. A2.GAP.109 */
  public int gear(Combatant who) {
    int stated = fight.prowess(who).load;
    return stated >= 0 ? stated : counted(who);
  }

  private int counted(Combatant who) {
    int things = who.items().size();
    for (Weapon weapon : who.weapons()) {
      things += weapon.natural() ? 0 : 1;
    }
    return Math.max(0, fight.fighter(who).stonesOn)
        + who.sheet().shield().stone()
        + Math.ceilDiv(things, numbers.thingsAStone);
  }

  /** Stones with a body: all of it, or half if it is only held by the limbs. A2.MOVE.03-04 */
  public int laden(Combatant who, Combatant body, boolean lifts) {
    int weight = numbers.weight(body.sheet().size().rank());
    int all = body.sheet().number("weight", weight) + gear(body);
    return gear(who) + (lifts ? all : Math.ceilDiv(all, numbers.limbsDivisor));
  }

  /** A2.GAP.109 */
  public boolean isTooMuch(Combatant who, Combatant body, boolean lifts) {
    return !ignores(who, body)
        && laden(who, body, lifts) > numbers.mostLoad + fight.prowess(who).strength;
  }

  /** A2.GAP.139 */
  private boolean ignores(Combatant who, Combatant body) {
    return who.sheet().size().rank() - body.sheet().size().rank() >= numbers.carrierSizes;
  }
}
