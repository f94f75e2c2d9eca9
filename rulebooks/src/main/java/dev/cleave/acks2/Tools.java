package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;

/** Working on what is there: what is in reach, and what one works with. */
final class Tools {

  static final String HAMMER = "hammer";
  static final String SPIKES = "iron spikes";
  static final String CROWBAR = "crowbar";
  static final String POLE = "long pole";

  private final Fight fight;
  private final Field field;

  Tools(Fight fight) {
    this.fight = fight;
    this.field = fight.field;
  }

  /** What of a kind is there and has been found. */
  <F extends Feature> List<F> found(Class<F> kind) {
    var found = new ArrayList<F>();
    for (Feature feature : field.features()) {
      if (kind.isInstance(feature) && !feature.isHidden()) {
        found.add(kind.cast(feature));
      }
    }
    return found;
  }

  boolean reaches(Combatant who, Feature feature) {
    return field.distance(who, feature) <= fight.numbers.handReach;
  }

  /** In hand, at the belt or in a pouch; what is in the pack must be got out first. */
  static boolean isAtHand(Combatant who, String item) {
    return has(who, item, Item.Place.POUCH);
  }

  static boolean isInHand(Combatant who, String item) {
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
  void tell(Combatant who, String event, String rule, Feature what, String does) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(event, rule)
              .by(who)
              .fact("what", what.name())
              .says(who.name() + " " + does + " the " + what.name() + "."));
    }
  }
}
