package dev.cleave.acks.attack;

import dev.cleave.acks.book.Might;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;

/** What training or brute strength puts into a hit with a weapon. A2.R.201 */
public final class Muscle {

  private final AttackRoom fight;

  Muscle(AttackRoom fight) {
    this.fight = fight;
  }

  /** Tooth and claw have it in their dice, and so has a net, which deals nothing. */
  int of(Combatant attacker, Weapon weapon, boolean hurled) {
    Might might = fight.prowess(attacker).might;
    boolean counts = might.of(hurled) != 0 && !weapon.natural() && fight.havePowers();
    return counts ? might.of(hurled) : 0;
  }

  /** The same for a hit that is made, and told. */
  int into(Combatant attacker, Weapon weapon, boolean hurled) {
    int amount = of(attacker, weapon, hurled);
    if (amount != 0 && fight.table.listens()) {
      String why = fight.prowess(attacker).might.words();
      fight.table.tell(
          Event.of("might", "A2.R.201")
              .by(attacker)
              .fact("amount", amount)
              .fact("why", why)
              .says(attacker.name() + ": " + (amount > 0 ? "+" : "") + amount + " " + why + "."));
    }
    return amount;
  }
}
