package dev.cleave.acks.wounds;

import static dev.cleave.acks.book.State.INCAPACITATED;

import dev.cleave.acks.book.BedRest;
import dev.cleave.acks.book.Health;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.journal.Event;

/** Bed rest: good for nothing until it is over. A2.HEAL.05-07, A2.HEAL.11-14, A2.HEAL.17 */
public final class Recovery {

  private final WoundsRoom fight;

  Recovery(WoundsRoom fight) {
    this.fight = fight;
  }

  /** The wakeful with rest due are incapacitated. A2.HEAL.06 */
  void begin(Combatant who) {
    if (Health.of(who).rest() != null) {
      fight.gain(who, INCAPACITATED);
    }
  }

  /** The most hit points healing may bring somebody to. A2.HEAL.07 */
  public int cap(Combatant who) {
    return Health.of(who).rest() == null
        ? who.mostHitPoints()
        : Math.max(who.hitPoints(), fight.attackNumbers().fallsAt + 1);
  }

  /** Healing magic has been worked, on somebody who may need just that. A2.HEAL.13, A2.HEAL.17 */
  public void magic(Combatant who) {
    BedRest due = Health.of(who).rest();
    if (due != null && (due.needsMagic() || due.savedByMagic() > 0)) {
      set(who, due.healed(), due.needsMagic() ? "A2.HEAL.17" : "A2.HEAL.13");
    }
  }

  /** So many rounds in bed. A2.HEAL.05 */
  public void rest(Combatant who, int rounds) {
    BedRest due = Health.of(who).rest();
    if (due != null && due.rounds() > 0) {
      set(who, due.after(rounds), "A2.HEAL.06");
    }
  }

  private void set(Combatant who, BedRest due, String rule) {
    Health health = Health.of(who);
    health.setRest(due.isOver() ? null : due);
    if (due.isOver() && who.isStanding()) {
      if (fight.table.listens()) {
        fight.table.tell(
            Event.of("recovered", rule)
                .on(who)
                .fact("hp", who.hitPoints())
                .says(who.name() + " needs no more bed rest."));
      }
      fight.lose(who, INCAPACITATED);
    }
  }
}
