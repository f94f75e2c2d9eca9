package dev.cleave.thac0.unarmed;

import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.UnarmedNumbers;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.Body;
import dev.cleave.thac0.harm.Checks;
import java.util.ArrayList;
import java.util.List;

/** Bearing somebody down by weight and numbers. TH.C.OVER.01 */
public final class Overbearing {

  private final UnarmedRoom fight;
  private final UnarmedNumbers figures;

  Overbearing(UnarmedRoom fight) {
    this.fight = fight;
    this.figures = fight.numbers.unarmed;
  }

  /** The friends beside the target who declared the same and have not acted join in. */
  public void bear(Fighter leader, Fighter target) {
    List<Fighter> all = helpers(leader, target);
    for (Fighter one : all) {
      fight.pummelling.provoke(one, target);
      one.acted = true;
    }
    all.removeIf(one -> !one.canAct());
    if (all.isEmpty()) {
      return;
    }
    Fighter best = all.getFirst();
    Fighter strongest = best;
    for (Fighter one : all) {
      best = one.prowess.thac0() < best.prowess.thac0() ? one : best;
      strongest = one.prowess.strength() > strongest.prowess.strength() ? one : strongest;
    }
    fight.field().face(best.combatant, target.combatant);
    Strike.Result result =
        fight.strike.attempt(best, target, fight.pummelling.blow(best, Trick.OVERBEAR));
    if (!result.hits()) {
      return;
    }
    Checks.Contest contest =
        fight.checks.strength(
            strongest,
            score(strongest, target, all.size()),
            target,
            target.prowess.strength(),
            "TH.C.OVER.02");
    switch (contest) {
      case WON -> {
        fight.injuries.knockDown(target);
        Fighter first = leader.canAct() ? leader : best;
        fight.wrestling.hold(first, target, "TH.C.OVER.03");
        for (Fighter one : all) {
          if (one != first) {
            fight.wrestling.join(one, target);
          }
        }
      }
      case LOST -> {
        if (fight.checks.onlyResisted()) {
          fight.injuries.knockDown(best); // TH.C.OVER.03
        }
      }
      case BOTH_FAILED -> {}
    }
  }

  private List<Fighter> helpers(Fighter leader, Fighter target) {
    var all = new ArrayList<Fighter>();
    all.add(leader);
    for (Fighter other : fight.fighters) {
      if (other != leader
          && !other.isEnemyOf(leader)
          && other.declared(Deed.OVERBEAR)
          && !other.acted
          && other.canAct()
          && fight.field().within(other.combatant, target.combatant, 5)) {
        all.add(other);
      }
    }
    return all;
  }

  /** TH.C.OVER.02 */
  private int score(Fighter strongest, Fighter target, int attackers) {
    int legs = Math.max(0, Body.legs(target) - 2);
    return strongest.prowess.strength()
        + (strongest.size().rank() - target.size().rank()) * figures.overbearSize
        + (attackers - 1) * figures.overbearHelper
        + legs * figures.overbearLeg
        + (strongest.charged ? figures.overbearCharge : 0);
  }
}
