package dev.cleave.acks.attack;

import dev.cleave.acks.book.Might;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;

/** What training or brute strength puts into a hit with a weapon. A2.R.201 */
public final class Muscle {

  /** In attack throws. A2.R.208 */
  static final Term SKILL = new Term("skill", "A2.R.208", Tag.LEVEL);

  private final AttackRoom fight;

  Muscle(AttackRoom fight) {
    this.fight = fight;
  }

  /** What a people or a class adds to attack throws. A2.R.208 */
  int aim(Combatant attacker, boolean hurled) {
    Might might = fight.prowess(attacker).might;
    return hurled ? might.aim() : might.skill();
  }

  /** Tooth and claw have it in their dice, and so has a net, which deals nothing. */
  int of(Combatant attacker, Weapon weapon, boolean hurled) {
    return weapon.natural() ? 0 : fight.prowess(attacker).might.of(weapon, hurled);
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
