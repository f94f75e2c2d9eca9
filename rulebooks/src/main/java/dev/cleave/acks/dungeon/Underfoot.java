package dev.cleave.acks.dungeon;

import dev.cleave.acks.space.Hazard;
import dev.cleave.acks.space.Hazards;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cloud;
import dev.cleave.acks.turn.Offers;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Pool;
import dev.cleave.engine.field.Trap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All the ground that hurts whoever comes there. A2.OIL.42-43, A2.R.164-165 */
public final class Underfoot implements Hazards, Offers {

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
    if (fight.hasWater() && fight.waters().isAfloat(who)) {
      return new Hazard.Depths();
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
      case Hazard.Depths() -> fight.swimming().enter(who);
    }
  }

  /** The fire he stands in, and the water. A2.OIL.42, A2.R.191 */
  public void startSegment(Combatant who) {
    fight.pools().startSegment(who);
    if (fight.hasWater()) {
      fight.swimming().startSegment(who);
    }
    review(who);
  }

  /** Who cannot hold on any more falls. A2.R.196 */
  public void review(Combatant who) {
    if (fight.hasClimbs()) {
      fight.climbing().review(who);
    }
  }

  /** Brought down where he stands, or driven off it. A2.R.196 */
  public void knockedDown(Combatant who) {
    if (fight.hasClimbs()) {
      fight.climbing().knockOff(who);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    fight.pits().offer(who, all);
    fight.drowning().offer(who, all);
    fight.climbing().offer(who, all);
    fight.ladders().offer(who, all);
  }

  @Override
  public @Nullable Action read(Combatant who, String text) {
    Action action = fight.drowning().read(who, text);
    action = action != null ? action : fight.climbing().read(who, text);
    return action != null ? action : fight.ladders().read(who, text);
  }
}
