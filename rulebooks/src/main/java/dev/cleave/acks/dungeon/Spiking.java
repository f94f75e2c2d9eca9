package dev.cleave.acks.dungeon;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Tools;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Door;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Iron spikes in doors, to keep them shut or open. A2.FULL.45, A2.GAP.135 */
final class Spiking implements Offers {

  private static final Forbidden FAR = new Forbidden("it is out of WHO's reach", "A2.FULL.45");
  private static final Forbidden NO_DOOR = new Forbidden("spikes are for doors", "A2.FULL.45");
  private static final Forbidden NO_HAMMER =
      new Forbidden("WHO has no hammer at hand", "A2.GAP.135");
  private static final Forbidden NO_SPIKES =
      new Forbidden("WHO has no iron spikes at hand", "A2.GAP.135");
  private static final Forbidden FULL =
      new Forbidden("there is no room for more spikes", "A2.GAP.135");

  private final DungeonRoom fight;

  Spiking(DungeonRoom fight) {
    this.fight = fight;
  }

  /** One at a time. A2.FULL.45 */
  record Spike(DungeonRoom fight, Door door) implements Action {

    @Override
    public String verb() {
      return "spike";
    }

    @Override
    public String text() {
      return "spike " + door.name();
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!fight.tools().reaches(who, door)) {
        return FAR;
      }
      if (door.kind() != Door.Kind.DOOR) {
        return NO_DOOR;
      }
      if (!Tools.isAtHand(who, Tools.HAMMER)) {
        return NO_HAMMER;
      }
      if (!Tools.isAtHand(who, Tools.SPIKES)) {
        return NO_SPIKES;
      }
      return door.spikes() >= fight.dungeonNumbers().spikes ? FULL : null;
    }

    @Override
    public void take(Combatant who) {
      door.setSpikes(door.spikes() + 1);
      fight.tools().tell(who, "spiked", "A2.FULL.45", door, "hammers a spike into");
    }

    @Override
    public String detail(Combatant who) {
      return door.isOpen() ? "to hold it open" : "to hold it shut";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Door door : fight.tools().found(Door.class)) {
      all.add(new Spike(fight, door));
    }
  }
}
