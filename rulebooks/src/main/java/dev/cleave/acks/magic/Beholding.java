package dev.cleave.acks.magic;

import dev.cleave.engine.actor.Combatant;

/** Near enough to look somebody in the face. A2.SPELL.06-07, A2.GAP.318 */
final class Beholding {

  private final MagicRoom fight;

  Beholding(MagicRoom fight) {
    this.fight = fight;
  }

  /** In line of sight, and within a tenth of how far off a thing of its size can be seen. */
  boolean beholds(Combatant viewer, Combatant seen) {
    return fight.sight().couldSee(viewer, seen) && isNear(viewer, seen);
  }

  /** The same of one who does not turn for it. */
  boolean sees(Combatant viewer, Combatant seen) {
    return fight.sight().sees(viewer, seen) && isNear(viewer, seen);
  }

  private boolean isNear(Combatant viewer, Combatant seen) {
    if (!fight.mustBehold()) {
      return true;
    }
    int feet = fight.magicNumbers().beholding(seen.sheet().size().rank());
    return fight.field.within(viewer, seen, feet);
  }
}
