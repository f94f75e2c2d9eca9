package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Spot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The people and things of a copied battle, found by those of the original. */
public record Copies(Battle original, Battle copy) {

  public Combatant of(Combatant who) {
    return copy.combatant(who.index());
  }

  @Nullable Combatant orNobody(@Nullable Combatant who) {
    return who == null ? null : of(who);
  }

  /** Things no longer on the field are copied by themselves. */
  public Feature of(Feature thing) {
    int at = original.field().features().indexOf(thing);
    return at < 0 ? thing.copy() : copy.field().features().get(at);
  }

  public List<Feature> of(List<Feature> originals) {
    var copies = new ArrayList<Feature>(originals.size());
    for (Feature each : originals) {
      copies.add(of(each));
    }
    return copies;
  }

  /** A spot may be beside somebody. */
  public Spot of(Spot spot) {
    return spot instanceof Bearing(Combatant other, boolean toward)
        ? new Bearing(of(other), toward)
        : spot;
  }

  public Impact of(Impact impact) {
    Combatant creature = impact.creature();
    Feature built = impact.built();
    Spot spot = impact.spot();
    return new Impact(
        creature == null ? null : of(creature),
        built == null ? null : of(built),
        spot == null ? null : of(spot));
  }
}
