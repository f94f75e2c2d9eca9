package dev.cleave.acks.attack;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;

/** Magic that is stronger against one kind of foe: a sword +1, +3 against undead. A2.MELEE.15 */
final class Bane {

  private static final String TRAIT = "bane";

  private Bane() {}

  /** By how much it is stronger against this one; 0 for most. */
  static int of(Weapon weapon, Combatant target) {
    return weapon.has(TRAIT) ? of(weapon, TRAIT + " of " + target.sheet().kind() + " ") : 0;
  }

  private static int of(Weapon weapon, String words) {
    for (String trait : weapon.traits()) {
      if (trait.startsWith(words)) {
        return Integer.parseInt(trait.substring(words.length()));
      }
    }
    return 0;
  }
}
