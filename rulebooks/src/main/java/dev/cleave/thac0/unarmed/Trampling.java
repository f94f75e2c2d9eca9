package dev.cleave.thac0.unarmed;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.attack.Words;
import dev.cleave.thac0.book.Prowess;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.Body;
import dev.cleave.thac0.harm.Checks;
import dev.cleave.thac0.movement.Opportunity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A mount that rides down whoever is in its way. TH.C.OVER.04, TH.OPP.15 */
public final class Trampling {

  private static final Reason ATTACK = new Reason("attack throw", "TH.C.OVER.04");
  private static final Reason HOOVES = new Reason("damage", "TH.C.OVER.04");

  private final UnarmedRoom fight;

  Trampling(UnarmedRoom fight) {
    this.fight = fight;
  }

  /** Why somebody cannot be ridden down; null if he can. */
  public @Nullable String whyNot(Fighter rider, Fighter target) {
    Creature mount = rider.mount();
    if (mount == null) {
      return rider + " does not ride";
    }
    if (target.size().rank() >= mount.size().rank()) {
      return target + " is as large as the mount";
    }
    Fighter first = along(rider, target, mount).getFirst();
    return fight.movement.charge(rider, first) == null ? "there is no straight way" : null;
  }

  /** One after the other along the way, until somebody stays on his feet. */
  public void ride(Fighter rider, Fighter target) {
    Creature mount = rider.mount();
    if (mount == null) {
      return;
    }
    rider.charged = true;
    rider.fast = true;
    for (Fighter foe : along(rider, target, mount)) {
      if (!reaches(rider, foe) || !fells(rider, foe, mount)) {
        return;
      }
    }
  }

  /** The smaller ones on the straight way to him, and he himself, the nearest first. */
  private List<Fighter> along(Fighter rider, Fighter target, Creature mount) {
    var foes = new ArrayList<Fighter>();
    for (Fighter foe : fight.fighters) {
      if (foe.isEnemyOf(rider)
          && (foe.isStanding() || foe == target)
          && foe.size().rank() < mount.size().rank()
          && (foe == target
              || fight.field().crosses(rider.combatant, target.combatant, foe.combatant))) {
        foes.add(foe);
      }
    }
    foes.sort(
        Comparator.comparingInt(foe -> fight.field().distance(rider.combatant, foe.combatant)));
    return foes;
  }

  private boolean reaches(Fighter rider, Fighter foe) {
    if (!fight.field().within(rider.combatant, foe.combatant, 5)) {
      int feet = fight.allowance.charge(rider) - rider.feet;
      Route way = fight.movement.approach(rider, foe, 5, feet);
      if (way == null || !fight.movement.walk(rider, way, Deed.CHARGE)) {
        return false;
      }
    }
    fight.opportunity.all(rider, Opportunity.Cause.UNARMED, null);
    return rider.canAct() && fight.field().within(rider.combatant, foe.combatant, 5);
  }

  /** The mount's own throw and strength; who goes down is trodden on and not held. */
  private boolean fells(Fighter rider, Fighter foe, Creature mount) {
    Prowess horse = fight.numbers.prowess(mount);
    Tally tally =
        fight.throwing.mount(
            rider, foe, fight.pummelling.blow(rider, Trick.OVERBEAR), horse.thac0());
    int die = fight.table.roll(Dice.D20, ATTACK, rider.combatant);
    boolean hit = die >= tally.face();
    fight.engage(rider, foe);
    foe.attacked = true;
    rider.struckThisRound = true;
    fight.course.stirred = true;
    if (fight.listens()) {
      fight.tell(
          Event.of("tramples", "TH.C.OVER.04")
              .by(rider.combatant)
              .on(foe.combatant)
              .needs(tally)
              .fact("roll", die)
              .fact("hit", hit)
              .says(
                  rider + " rides at " + foe + ":",
                  " " + Words.needs(tally) + ";",
                  " rolled " + die + (hit ? ": hit." : ": miss.")));
    }
    if (!hit) {
      return false;
    }
    var figures = fight.numbers.unarmed;
    int score =
        horse.strength()
            + (mount.size().rank() - foe.size().rank()) * figures.overbearSize
            + Math.max(0, Body.legs(foe) - 2) * figures.overbearLeg
            + figures.overbearCharge;
    if (fight.checks.strength(rider, score, foe, foe.prowess.strength(), "TH.C.OVER.02")
        != Checks.Contest.WON) {
      return false;
    }
    fight.injuries.knockDown(foe);
    int amount = fight.table.roll(figures.trample, HOOVES, rider.combatant);
    fight.damage.deal(foe, amount, "bludgeoning");
    return true;
  }
}
