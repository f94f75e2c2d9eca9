package dev.cleave.acks1;

import dev.cleave.acks.attack.Exposure;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Arc;

/** Targets of a backstab besides the unaware and the prone: those in full retreat. A1.GAP.224 */
final class BackstabTargets extends Exposure {

  private final FirstEdition fight;

  BackstabTargets(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected boolean isVulnerable(Combatant attacker, Combatant target, Arc arc, boolean melee) {
    return super.isVulnerable(attacker, target, arc, melee)
        || fight.isRetreating(target); // A1.DEFMOVE.11
  }
}
