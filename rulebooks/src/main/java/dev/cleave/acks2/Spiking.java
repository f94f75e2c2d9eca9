package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Door;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Iron spikes in doors, to keep them shut or open. A2.FULL.45, A2.GAP.135 */
final class Spiking implements Offers {

  private static final Bar FAR = new Bar("it is out of WHO's reach", "A2.FULL.45");
  private static final Bar NO_DOOR = new Bar("spikes are for doors", "A2.FULL.45");
  private static final Bar NO_HAMMER = new Bar("WHO has no hammer at hand", "A2.GAP.135");
  private static final Bar NO_SPIKES = new Bar("WHO has no iron spikes at hand", "A2.GAP.135");
  private static final Bar FULL = new Bar("there is no room for more spikes", "A2.GAP.135");

  private final Fight fight;

  Spiking(Fight fight) {
    this.fight = fight;
  }

  /** One at a time. A2.FULL.45 */
  record Spike(Door door) implements Action {

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
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      if (!fight.chores().tools.reaches(who, door)) {
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
      return door.spikes() >= fight.numbers.spikes ? FULL : null;
    }

    @Override
    public void take(Fight fight, Combatant who) {
      door.setSpikes(door.spikes() + 1);
      fight.chores().tools.tell(who, "spiked", "A2.FULL.45", door, "hammers a spike into");
    }

    @Override
    public String detail(Fight fight, Combatant who) {
      return door.isOpen() ? "to hold it open" : "to hold it shut";
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Door door : fight.chores().tools.found(Door.class)) {
      all.add(new Spike(door));
    }
  }
}
