package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Square;
import java.util.ArrayList;
import java.util.List;

/** A fire of burning pitch: where it is, what it feeds on and how much it has been fought. */
public final class Blaze {

  public final Combatant by;
  public final Impact centre;
  public final int radius;
  public final int since;
  public final int count;
  public final List<Feature> wood = new ArrayList<>();
  public int burned;
  public int fought;

  /**
   * @param since the round in which it began
   * @param count the initiative count on which it burns in every round after that
   */
  public Blaze(Combatant by, Impact centre, int radius, int since, int count) {
    this.by = by;
    this.centre = centre;
    this.radius = radius;
    this.since = since;
    this.count = count;
    this.burned = since;
  }

  /** The same in a copy of the battle. */
  Blaze copy(Copies copies) {
    var copy = new Blaze(copies.of(by), copies.of(centre), radius, since, count);
    copy.wood.addAll(copies.of(wood));
    copy.burned = burned;
    copy.fought = fought;
    return copy;
  }

  /** "fire at galley", "fire at 5,6". */
  public String name() {
    return "fire at " + centre.text();
  }

  /** The burning things that still stand. */
  public List<Feature> standing() {
    var standing = new ArrayList<Feature>();
    for (Feature feature : wood) {
      Fabric fabric = feature.fabric();
      if (fabric != null && !fabric.isDestroyed()) {
        standing.add(feature);
      }
    }
    return standing;
  }

  /** Wood keeps it alive, or ground where there are squares. A2.R.62 */
  public boolean lasts() {
    return centre.spot() instanceof Square || !standing().isEmpty();
  }

  /**
   * Without a map one is near a fire by being beside a thing that burns.
   *
   * @param beyond feet beside the area that count too
   */
  public boolean reaches(Combatant who, int beyond, Field field) {
    if (centre.spot() instanceof Square spot) {
      return field.touches(spot, who, radius + beyond);
    }
    for (Feature feature : standing()) {
      if (field.distance(who, feature) <= radius + beyond) {
        return true;
      }
    }
    return false;
  }
}
