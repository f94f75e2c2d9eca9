package dev.cleave.acks.maneuvers;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuver;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/**
 * A blow that wounds and then, unless who takes it saves, leaves him worse off: disarmed, driven
 * back, thrown down. Whom the wound fells saves no more. A2.GAP.336
 */
abstract class Hampering implements Maneuver {

  final ManeuversRoom fight;
  private final String verb;
  private final Term why;

  Hampering(ManeuversRoom fight, String verb, String rule) {
    this.fight = fight;
    this.verb = verb;
    this.why = new Term(verb, rule, Tag.SITUATION);
  }

  @Override
  public final String verb() {
    return verb;
  }

  @Override
  public final Term why() {
    return why;
  }

  @Override
  public void make(Combatant who, Combatant foe, Weapon weapon, Bonus bonus) {
    if (fight.maneuversWound()) {
      fight.meleeAttack().strike(who, foe, weapon, bonus);
      return;
    }
    if (fight.meleeAttack().lands(who, foe, weapon, bonus)) {
      fight.soon(foe, () -> struck(who, foe, weapon, 0));
    }
    fight.whenAttacked(who);
  }

  @Override
  public void struck(Combatant who, Combatant foe, Weapon weapon, int dealt) {
    if (foe.isInTheWay()) {
      attempt(who, foe, weapon, dealt);
    }
  }

  /**
   * The save against it, and what comes of a failed one; no throw, no wound.
   *
   * @param dealt the damage of the blow it goes with
   */
  public abstract void attempt(Combatant who, Combatant foe, Weapon weapon, int dealt);

  /** With whom one holds one does as one likes. A2.COND.WREST.02 */
  @Override
  public @Nullable String sure(Combatant who, Combatant foe) {
    return fight.escaping().wrestles(who, foe) ? "A2.COND.WREST.02" : null;
  }

  @Override
  public boolean worksHeld() {
    return true;
  }

  final void tell(String event, String rule, Combatant who, Combatant foe, String says) {
    if (fight.table.listens()) {
      fight.table.tell(Event.of(event, rule).by(who).on(foe).says(says));
    }
  }
}
