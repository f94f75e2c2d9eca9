package dev.cleave.acks1;

import dev.cleave.acks.round.Declarations;
import dev.cleave.acks.turn.Declaration.Plan;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;

/** Those who fall back from whoever engages them declare it like anybody. A1.MORALE.12-13 */
final class FirstDeclarations extends Declarations {

  private final FirstEdition fight;

  FirstDeclarations(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  public void make() {
    super.make();
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (fight.fallingBack().isDriven(who) && fight.canAct(who) && fighter.engagedAtStart) {
        declare(fighter, fight.fallingBack().retreats(who) ? Plan.RETREAT : Plan.WITHDRAW);
      }
    }
  }

  @Override
  protected boolean fearDeclares(Fighter fighter) {
    return false;
  }

  @Override
  protected boolean hasSomethingToDeclare(Fighter fighter) {
    return super.hasSomethingToDeclare(fighter) && !fight.fallingBack().isDriven(fighter.who);
  }
}
