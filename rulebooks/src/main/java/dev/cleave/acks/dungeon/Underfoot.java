package dev.cleave.acks.dungeon;

import dev.cleave.acks.space.Hazard;
import dev.cleave.acks.space.Hazards;
import dev.cleave.acks.turn.Cloud;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Pool;
import dev.cleave.engine.field.Trap;
import org.jspecify.annotations.Nullable;

/** All the ground that hurts whoever comes there. A2.OIL.42-43, A2.R.164-165 */
public final class Underfoot implements Hazards {

  private final DungeonRoom fight;

  Underfoot(DungeonRoom fight) {
    this.fight = fight;
  }

  /** Nearly always nothing, and then nothing is looked for. */
  @Override
  public @Nullable Hazard under(Combatant who, boolean willing) {
    Pool pool = fight.pools().under(who);
    if (pool != null) {
      return new Hazard.Patch(pool);
    }
    Trap trap = fight.memory.anySnares ? fight.traps().under(who, willing) : null;
    if (trap != null) {
      return new Hazard.Snare(trap);
    }
    Cloud cloud = fight.memory.clouds.isEmpty() ? null : fight.clouds().under(who);
    return cloud == null ? null : new Hazard.Haze(cloud);
  }

  @Override
  public void enter(Combatant who, Hazard what) {
    switch (what) {
      case Hazard.Snare(Trap pit) when pit.depth() > 0 -> fight.pits().fallIn(pit, who);
      case Hazard.Snare(Trap trap) -> fight.traps().spring(trap, who);
      case Hazard.Haze(Cloud cloud) -> fight.clouds().enter(who, cloud);
      case Hazard.Patch(Pool _) -> fight.pools().enter(who);
    }
  }
}
