package dev.cleave.thac0.manoeuvres;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.field.Spot;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.fray.Fighter;
import java.util.ArrayList;
import java.util.Comparator;

/** A cask rolled at people: a trip at each of them. TH.MAN.03 */
public final class Rolling {

  private final ManoeuvreRoom fight;

  Rolling(ManoeuvreRoom fight) {
    this.fight = fight;
  }

  /** Everybody on the way to the target, and the target, the nearest first; friends too. */
  public void roll(Fighter fighter, Fighter target, Item cask) {
    if (!fighter.combatant.items().contains(cask)) {
      return;
    }
    fighter.combatant.drop(cask);
    Spot from = fight.field().middle(fighter.combatant);
    var path = new ArrayList<Fighter>();
    for (Fighter other : fight.fighters) {
      if (other == target
          || other != fighter
              && other.isStanding()
              && fight.field().crosses(fighter.combatant, target.combatant, other.combatant)) {
        path.add(other);
      }
    }
    path.sort(Comparator.comparingInt(one -> fight.field().distance(one.combatant, from)));
    Blow blow =
        Blow.missile(fight.arms(fighter.combatant.bareHands()).flying(), Trick.GRENADE, Trick.TRIP);
    for (Fighter one : path) {
      fight.trip.make(fighter, one, blow, 0);
    }
  }
}
