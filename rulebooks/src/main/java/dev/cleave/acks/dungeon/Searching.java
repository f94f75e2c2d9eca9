package dev.cleave.acks.dungeon;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Tools;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A hasty look for what is hidden. A2.FULL.21-22 */
final class Searching implements Offers {

  private static final String SEARCHING = "searching";

  private static final Forbidden UNTRAINED =
      new Forbidden("WHO is not proficient in searching", "A2.GAP.134");

  private final DungeonRoom fight;

  Searching(DungeonRoom fight) {
    this.fight = fight;
  }

  /** One throw for all there is; who fails may try again. A2.GAP.134, A2.GAP.137 */
  record Search(DungeonRoom fight) implements Action {

    @Override
    public String verb() {
      return "search";
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.proficiency().has(who, SEARCHING) ? null : UNTRAINED;
    }

    @Override
    public void take(Combatant who) {
      var needs = fight.proficiency().needs(who, SEARCHING);
      if (fight.proficiency().made(who, SEARCHING, needs, "A2.FULL.21")) {
        fight.searching().find(who);
      }
    }

    @Override
    public Tally needs(Combatant who) {
      return fight.proficiency().needs(who, SEARCHING);
    }

    @Override
    public String detail(Combatant who) {
      return "within "
          + fight.searching().reach(who)
          + "', needs "
          + fight.proficiency().needs(who, SEARCHING).least()
          + "+";
    }
  }

  private int reach(Combatant who) {
    return Tools.isInHand(who, Tools.POLE)
        ? fight.dungeonNumbers().searchReachPole
        : fight.dungeonNumbers().searchReach;
  }

  private void find(Combatant who) {
    int feet = reach(who);
    for (Feature feature : fight.field.features()) {
      if (feature.isHidden() && fight.field.distance(who, feature) <= feet) {
        feature.setHidden(false);
        fight
            .tools()
            .tell(
                who,
                "found",
                feet > fight.dungeonNumbers().searchReach ? "A2.FULL.22" : "A2.FULL.21",
                feature,
                "finds");
      }
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    all.add(new Search(fight));
  }
}
