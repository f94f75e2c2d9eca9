package dev.cleave.acks.monsters;

import dev.cleave.acks.turn.Grip;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Clutch;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import java.util.List;

/** Whom all the claws have hit is hugged or torn. A2.R.205 */
public final class Hugging {

  private static final Reason DAMAGE = new Reason("damage", "A2.R.205");
  private static final List<String> CRUSHED = List.of("bludgeoning");

  private final MonstersRoom fight;

  Hugging(MonstersRoom fight) {
    this.fight = fight;
  }

  /** One of the limbs has drawn blood; the last of them brings the hug. */
  void struck(Combatant by, Combatant target, Weapon weapon, Clutch clutch) {
    int round = fight.battle.round();
    int limb = fight.fighter(by).limb;
    Grip before = fight.memory.grip;
    boolean again = before != null && before.goesOn(by.index(), target.index(), round, limb);
    int hits = again && before != null ? before.hits() + 1 : 1;
    fight.memory.grip = new Grip(by.index(), target.index(), round, limb, hits);
    if (hits < weapon.count() || !target.isStanding()) {
      return;
    }
    fight.memory.grip = null;
    boolean hug = clutch.way() == Clutch.Way.HUG;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("hugs", "A2.R.205")
              .by(by)
              .on(target)
              .fact("how", hug ? "hugs" : "rends")
              .says(by.name() + (hug ? " hugs " : " rends ") + target.name() + "."));
    }
    int rolled = fight.table.roll(clutch.damage(), DAMAGE, by);
    List<String> types = hug ? CRUSHED : weapon.types();
    fight.damage().deal(by, target, rolled, fight.damageTypes().harm(by, weapon).besides(types));
  }
}
