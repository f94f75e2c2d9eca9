package dev.cleave.acks.round;

import dev.cleave.acks.space.Going;
import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Passage;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where all that somebody may do leads. How far it is to hundreds of squares is found at once; the
 * way to each is not.
 */
final class Ways {

  private final RoundRoom fight;
  private final Combatant who;
  private @Nullable Map<Spot, Integer> walks;
  private @Nullable Map<Spot, Integer> runs;

  Ways(RoundRoom fight, Combatant who) {
    this.fight = fight;
    this.who = who;
  }

  /**
   * @param most so many ways are found
   */
  List<Lead> of(List<Option<Action>> options, int most) {
    var leads = new ArrayList<Lead>(options.size());
    int found = 0;
    for (Option<Action> option : options) {
      Integer feet = option.answer() instanceof Going going && ++found > most ? feet(going) : null;
      leads.add(
          feet == null ? option.answer().lead(who) : end(((Going) option.answer()).to(), feet));
    }
    return leads;
  }

  private Lead end(Spot to, int feet) {
    List<Combatant> engagers = fight.engagement().engagersAt(who, to);
    return new Lead(null, to, feet, engagers, List.of(), null);
  }

  /** Null where the way must be found to know. */
  private @Nullable Integer feet(Going going) {
    return switch (going.pace()) {
      case WALK -> walk(going.to());
      case RUN -> run(going.to());
      case OWN -> null;
    };
  }

  private @Nullable Integer walk(Spot to) {
    if (walks == null) {
      walks = all(fight.movement().speed(who), fight.movement().marching);
    }
    return walks.get(to);
  }

  private @Nullable Integer run(Spot to) {
    if (runs == null) {
      runs = all(fight.movement().running(who), fight.movement().running);
    }
    return runs.get(to);
  }

  private Map<Spot, Integer> all(int feet, Passage passage) {
    var all = new LinkedHashMap<Spot, Integer>();
    if (fight.field.spot(who) instanceof Square) {
      for (Reach reach : fight.field.reaches(who, feet, passage)) {
        all.put(reach.spot(), reach.feet());
      }
    }
    return all;
  }
}
