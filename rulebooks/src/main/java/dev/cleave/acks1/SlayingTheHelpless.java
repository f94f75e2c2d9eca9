package dev.cleave.acks1;

import dev.cleave.acks.maneuvers.CoupDeGrace;
import dev.cleave.engine.actor.Combatant;

/** The helpless are slain outright, whatever their size. A1.ATK.12 */
final class SlayingTheHelpless extends CoupDeGrace {

  SlayingTheHelpless(FirstArms fight) {
    super(fight);
  }

  @Override
  protected boolean isTooBig(Combatant who, Combatant foe) {
    return false;
  }
}
