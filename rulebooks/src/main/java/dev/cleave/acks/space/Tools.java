package dev.cleave.acks.space;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;

/** Working on what is there: what is in reach, and what one works with. */
public final class Tools {

  public static final String HAMMER = "hammer";
  public static final String SPIKES = "iron spikes";
  public static final String CROWBAR = "crowbar";
  public static final String POLE = "long pole";

  private final SpaceRoom fight;

  Tools(SpaceRoom fight) {
    this.fight = fight;
  }

  /** Features of a kind that are there and have been found. */
  public <F extends Feature> List<F> found(Class<F> kind) {
    var found = new ArrayList<F>();
    for (Feature feature : fight.field.features()) {
      if (kind.isInstance(feature) && !feature.isHidden()) {
        found.add(kind.cast(feature));
      }
    }
    return found;
  }

  public boolean reaches(Combatant who, Feature feature) {
    return fight.field.distance(who, feature) <= fight.spaceNumbers().handReach;
  }

  /** In hand, at the belt or in a pouch; what is in the pack must be got out first. */
  public static boolean isAtHand(Combatant who, String item) {
    return has(who, item, Item.Place.POUCH);
  }

  public static boolean isInHand(Combatant who, String item) {
    return has(who, item, Item.Place.HAND);
  }

  private static boolean has(Combatant who, String item, Item.Place farthest) {
    for (Item carried : who.items()) {
      if (carried.id().equals(item) && carried.kept().compareTo(farthest) <= 0) {
        return true;
      }
    }
    return false;
  }

  /** Tells what somebody has done to something: "Kara opens the oak door." */
  public void tell(Combatant who, String event, String rule, Feature what, String does) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(event, rule)
              .by(who)
              .fact("what", what.name())
              .says(who.name() + " " + does + " the " + what.name() + "."));
    }
  }
}
