package dev.cleave.acks.turn;

import dev.cleave.acks.book.State;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Fabric;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The mark of a flask or a shot, or the place where it lands: somebody, something built, or a bare
 * point. A2.OIL.02-03, A2.ARTY.01-02
 *
 * @param creature null for what is no creature
 * @param built a structure, vessel, door or piece; null for what is none
 * @param spot where it is; null only for what is built where nobody is, without a map
 */
public record Impact(@Nullable Combatant creature, @Nullable Feature built, @Nullable Spot spot) {

  public static Impact on(Combatant creature, Field field) {
    return new Impact(creature, null, field.middle(creature));
  }

  /** On the side from which it comes. */
  public static Impact on(Feature built, Combatant from, Field field) {
    return new Impact(null, built, field.spot(built, from));
  }

  public static Impact at(@Nullable Spot spot) {
    return new Impact(null, null, spot);
  }

  /** The fabric of the thing built there, null where nothing is. */
  public @Nullable Fabric fabric() {
    return built == null ? null : built.fabric();
  }

  public int feetFrom(Combatant who, Field field) {
    if (creature != null) {
      return field.distance(who, creature);
    }
    return built != null ? field.range(who, built) : spot == null ? 0 : field.distance(who, spot);
  }

  /** Splashes reach so far, with nothing solid between. A2.OIL.17, A2.GAP.229 */
  public boolean splashes(Combatant who, int feet, Field field) {
    if (creature != null) {
      return who == creature
          || feet > 0 && field.within(creature, who, feet) && field.sees(creature, who);
    }
    return spot != null
        ? field.touches(spot, who, feet)
        : built != null && field.distance(who, built) <= feet;
  }

  /** Those caught of whom somebody knows. A2.COND.HIDE.01 */
  public static List<Combatant> known(List<Combatant> caught, Combatant to) {
    return caught.stream().filter(who -> !who.is(State.HIDDEN) || !who.isEnemyOf(to)).toList();
  }

  public String text() {
    if (creature != null) {
      return creature.name();
    }
    return built != null ? built.name() : place();
  }

  /** Where it is, in words; nothing where nobody can say. */
  public String place() {
    return spot == null ? "" : spot.text();
  }
}
