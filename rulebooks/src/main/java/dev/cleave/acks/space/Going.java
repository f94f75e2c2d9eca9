package dev.cleave.acks.space;

import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.table.Lead;
import org.jspecify.annotations.Nullable;

/** An action that takes somebody elsewhere: march, run, sneak, withdraw. A2.MOVE.19 */
public interface Going extends Action {

  SpaceRoom fight();

  Spot to();

  /** How far one gets. */
  enum Pace {
    WALK,
    RUN,
    /** It depends on more than the feet. */
    OWN
  }

  default Pace pace() {
    return Pace.OWN;
  }

  /** The way he would go, null if there is none. */
  @Nullable Route way(Combatant who);

  @Override
  default String gait() {
    return verb();
  }

  /** Without a map, toward or away from whom. */
  @Override
  default @Nullable Combatant aim() {
    return to() instanceof Bearing(Combatant other, boolean _) ? other : null;
  }

  /** With those who would engage him where it ends. A2.ENGAGE.17 */
  @Override
  default Lead lead(Combatant who) {
    Route way = way(who);
    return way == null
        ? Lead.at(aim())
        : Lead.along(way, who, fight().field)
            .on(aim())
            .provoking(fight().engagement().engagersAfter(who, way));
  }
}
