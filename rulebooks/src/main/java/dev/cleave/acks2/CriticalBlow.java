package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;

/**
 * A critical hit.
 *
 * @param damage before resistances, with all dice and bonuses. A2O.GAP.17
 * @param dealt what was left of it
 * @param extraordinary the sort of its damage
 * @param melee rather than shot or thrown
 */
record CriticalBlow(
    Combatant by,
    Combatant on,
    Weapon weapon,
    int damage,
    int dealt,
    boolean extraordinary,
    boolean melee) {}
