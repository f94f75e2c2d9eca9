package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;

/** Mounts as targets of their own, under whoever rides them. TH.C.GAP.03 */
public final class Steeds {

  private static final Reason ATTACK = new Reason("attack throw", "TH.ATK.03");
  private static final Reason DAMAGE = new Reason("damage", "TH.C.GAP.03");

  private final AttackRoom fight;

  Steeds(AttackRoom fight) {
    this.fight = fight;
  }

  /** An attack on the mount, by its own Armour Class. */
  public Strike.Result strike(Fighter attacker, Fighter rider, Blow blow) {
    Creature mount = rider.mount();
    if (mount == null) {
      return Strike.Result.NONE;
    }
    Tally tally =
        fight.throwing.atMount(attacker, rider, blow, fight.numbers.prowess(mount).hide());
    int die = fight.table.roll(Dice.D20, ATTACK, attacker.combatant);
    boolean hit = die >= tally.face();
    fight.states.lose(attacker, State.HIDDEN);
    rider.attacked = true;
    attacker.struckThisRound = true;
    fight.course.stirred = true;
    if (fight.listens()) {
      fight.tell(
          Event.of("strikes mount", "TH.C.GAP.03")
              .by(attacker.combatant)
              .on(rider.combatant)
              .needs(tally)
              .fact("roll", die)
              .fact("hit", hit)
              .says(
                  attacker + " strikes at the mount of " + rider + ":",
                  " " + Words.needs(tally) + ";",
                  " rolled " + die + (hit ? ": hit." : ": miss.")));
    }
    if (hit) {
      Dice dice = blow.mode().damage(mount.size());
      int amount = fight.table.roll(dice, DAMAGE, attacker.combatant);
      wound(rider, mount, Math.max(1, amount + fight.strike.bonus(attacker, blow)));
    }
    return hit ? Strike.Result.HIT : Strike.Result.MISS;
  }

  /** It goes down under him when its hit points are gone. TH.C.GAP.03 */
  private void wound(Fighter rider, Creature mount, int amount) {
    rider.plight.mountHarm += amount;
    boolean slain = rider.plight.mountHarm >= mount.hitPoints(0);
    if (fight.listens()) {
      fight.tell(
          Event.of("mount hurt", "TH.C.GAP.03")
              .on(rider.combatant)
              .fact("amount", amount)
              .fact("slain", slain)
              .says("The mount of " + rider + (slain ? " is slain." : " is hurt.")));
    }
    if (slain) {
      rider.plight.mountSlain = true;
      fight.saddle.thrown(rider, fight.numbers.move.mountSlain, "TH.C.GAP.03");
      fight.states.gain(rider, State.AFOOT, 0);
    }
  }
}
