package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.battle.Fate;
import dev.cleave.engine.journal.Event;

/** Out of hit points: unconscious, or destroyed at once. A2.WOUND.01-02, A2.WOUND.39-40 */
final class Falling {

  private final Fight fight;

  Falling(Fight fight) {
    this.fight = fight;
  }

  void check(Combatant target, Combatant by, Harm harm) {
    if (!target.isStanding() || target.hitPoints() > fight.numbers.fallsAt) {
      return;
    }
    boolean destroyed = fight.prowess(target).destroyed;
    target.setFate(destroyed ? Fate.DEAD : Fate.DOWN);
    target.health().fall(fight.battle.round(), harm.table()); // A2.WOUND.10, A2.GAP.253
    if (destroyed) {
      target.health().die(fight.battle.round(), false);
    }
    fight.grabbing.end(target);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("fallen", destroyed ? "A2.WOUND.39" : "A2.WOUND.01")
              .on(target)
              .fact("fate", target.fate().label())
              .by(by)
              .says(target.name() + (destroyed ? " is destroyed." : " falls.")));
    }
  }
}
