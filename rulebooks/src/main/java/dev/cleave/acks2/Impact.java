package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Spot;
import org.jspecify.annotations.Nullable;

/**
 * What a flask is aimed at, or where it lands: somebody, or a bare point. A2.OIL.02-03
 *
 * @param creature null for a bare point
 * @param spot where it is
 */
record Impact(@Nullable Combatant creature, Spot spot) {

  static Impact on(Combatant creature, Field field) {
    return new Impact(creature, field.middle(creature));
  }

  static Impact at(Spot spot) {
    return new Impact(null, spot);
  }

  int feetFrom(Combatant who, Field field) {
    return creature == null ? field.distance(who, spot) : field.distance(who, creature);
  }

  /** Whether a splash reaches somebody, with nothing solid between. A2.OIL.17, A2.GAP.229 */
  boolean splashes(Combatant who, int feet, Field field) {
    if (creature == null) {
      return field.touches(spot, who, feet);
    }
    return who == creature || field.within(creature, who, feet) && field.sees(creature, who);
  }

  String text() {
    return creature == null ? spot.text() : creature.name();
  }
}
