package dev.cleave.acks.fire;

import dev.cleave.acks.space.Places;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Impact;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Naming an impact point, and finding where it really is. A2.OIL.02-05, A2.ARTY.01-04 */
public final class Aiming {

  private final FireRoom fight;

  Aiming(FireRoom fight) {
    this.fight = fight;
  }

  /** Everything built that can be battered and has been found. */
  public List<Feature> targets() {
    var targets = new ArrayList<Feature>();
    for (Feature feature : fight.field.features()) {
      Fabric fabric = feature.fabric();
      if (fabric != null && !fabric.isDestroyed() && !feature.isHidden()) {
        targets.add(feature);
      }
    }
    return targets;
  }

  /** Somebody, something or a square, as people write it; null if it is none of these. */
  public @Nullable Impact wanted(Combatant who, String words) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.name().toLowerCase(Locale.ROOT).equals(words)) {
        return Impact.on(fighter.who, fight.field);
      }
    }
    for (Feature feature : targets()) {
      if (feature.name().toLowerCase(Locale.ROOT).equals(words)) {
        return Impact.on(feature, who, fight.field);
      }
    }
    Square square = Places.square(words);
    return square == null ? null : at(Square.of(square.column(), square.row()));
  }

  /** A square of a deck or a wall stands for the deck or the wall. A2.R.61 */
  private Impact at(Spot spot) {
    Structure built = fight.field.structure(spot);
    return built == null || built.isHidden() ? Impact.at(spot) : new Impact(null, built, spot);
  }

  /** An obstacle on the line is hit instead, as a bare point. A2.OIL.05, A2.ARTY.04, A2.GAP.223 */
  public Impact settled(Combatant who, Impact wanted) {
    Combatant target = wanted.creature();
    Feature built = wanted.built();
    Spot spot = wanted.spot();
    if (target != null && fight.field.sees(who, target)
        || built != null && fight.field.sees(who, built)
        || spot == null) {
      return wanted;
    }
    return Impact.at(fight.field.landing(who, spot));
  }

  public void turn(Combatant who, Impact wanted) {
    if (!fight.fighter(who).mayTurn) {
      return;
    }
    Combatant target = wanted.creature();
    if (target != null) {
      fight.engagement().face(who, target);
    } else if (wanted.spot() instanceof Square(int toX, int toY)
        && fight.field.middle(who) instanceof Square(int fromX, int fromY)
        && (toX != fromX || toY != fromY)) {
      Facing facing = Facing.toward(toX - fromX, toY - fromY);
      if (fight.field.facing(who) != facing) {
        fight.engagement().face(who, facing);
      }
    }
  }
}
