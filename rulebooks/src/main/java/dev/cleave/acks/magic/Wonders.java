package dev.cleave.acks.magic;

import static dev.cleave.acks.book.State.INCAPACITATED;

import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.journal.Event;

/** What spells do that no other word of their vocabulary says, each by its name. */
final class Wonders {

  private final MagicRoom fight;

  Wonders(MagicRoom fight) {
    this.fight = fight;
  }

  void work(String name, Combatant by, Combatant target) {
    switch (name) {
      case "slay" -> fight.soon(target, () -> slay(by, target));
      case "dispel" -> dispel(target);
      case "dissolve" -> fight.corroding().dissolve(by, target);
      case "rust" -> {} // it has found no metal, and only wounds. A2.R.203
      default -> throw new IllegalArgumentException("no spell does \"" + name + "\"");
    }
  }

  /** Killed outright, whatever hit points were left. A2.SAVE.06 */
  private void slay(Combatant by, Combatant target) {
    boolean destroyed = fight.prowess(target).destroyed;
    Health health = Health.of(target);
    if (target.isStanding()) {
      health.fall(fight.battle.round(), "");
    }
    target.setFate(Fate.DEAD);
    health.die(fight.battle.round(), !destroyed);
    health.setRest(null);
    target.lose(INCAPACITATED);
    fight.grabbing().end(target);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.FALLEN, "A2.SAVE.06")
              .on(target)
              .fact("fate", target.fate().label())
              .by(by)
              .says(target.name() + (destroyed ? " is destroyed." : " is slain.")));
    }
  }

  /** All that has been laid on him for a time ends, and all that he keeps up. A2.COND.03 */
  private void dispel(Combatant target) {
    Fighter fighter = fight.fighter(target);
    if (fighter.concentration != null) {
      fight.concentrating().end(fighter, "A2.COND.03");
    }
    fight.enchanting().strip(fighter);
    fight.fright().dispel(fighter);
    for (State state : State.ALL) {
      if (target.until(state) > 0) {
        target.setUntil(state, 0);
        fight.lose(target, state);
      }
    }
  }
}
