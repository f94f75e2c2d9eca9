package dev.cleave.acks2;

import dev.cleave.acks.play.Segment;
import dev.cleave.acks.space.Going;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Declaration;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two alone with each other who have the same number act at the same moment: both choose, both
 * move, both strike, and then both blows fall. A2O.DUEL.01-04, A2O.MIX.25, A2O.GAP.24-25
 */
final class DuelSegment extends Segment {

  private static final Term TOGETHER = new Term("simultaneous duel", "A2O.DUEL.02", Tag.SITUATION);

  private final OptionalRules fight;

  DuelSegment(OptionalRules fight) {
    super(fight);
    this.fight = fight;
  }

  /** One of the two, and his deed. */
  private static final class Part {

    final Combatant who;
    final boolean moves;
    Action chosen;
    @Nullable Action then;

    Part(Combatant who, Action chosen) {
      this.who = who;
      this.chosen = chosen;
      this.moves = chosen.cost() == Cost.MOVEMENT || chosen instanceof Going;
    }
  }

  /** The other of a duel whose moment has come, null if it is none. */
  @Nullable Combatant other(Combatant who) {
    Combatant other = null;
    for (Fighter fighter : fight.fighters) {
      if (fighter.who != who && fighter.who.isStanding()) {
        if (other != null) {
          return null; // A2O.MIX.25
        }
        other = fighter.who;
      }
    }
    return other != null && isTied(who, other) && areAtBlows(who, other) ? other : null;
  }

  /** Neither has waited for it. A2O.GAP.24 */
  private boolean isTied(Combatant one, Combatant other) {
    Fighter first = fight.fighter(one);
    Fighter second = fight.fighter(other);
    return first.waiting
        && second.waiting
        && first.number == second.number
        && first.due == first.number
        && second.due == second.number;
  }

  private boolean areAtBlows(Combatant one, Combatant other) {
    return one.isEnemyOf(other)
        && fight.engagement().engages(one, other)
        && fight.engagement().engages(other, one)
        && mayAct(one)
        && mayAct(other);
  }

  private boolean mayAct(Combatant who) {
    return fight.initiativeIsDue(who)
        && fight.mayChoose(who)
        && fight.canAct(who)
        && !fight.fighter(who).disrupted;
  }

  void play(Combatant one, Combatant other) {
    List<Combatant> both = List.of(one, other);
    tell(one, other);
    for (Combatant who : both) {
      call(who);
      fight.segmentStart().begin(who, fight.fighter(who));
    }
    List<Part> parts = choose(both.stream().filter(this::mayAct).toList());
    if (parts.size() == 2) {
      actTogether(parts);
    } else {
      parts.forEach(part -> follow(part.who, part.chosen, true));
    }
    for (Combatant who : both) {
      if (fight.fighter(who).waiting && !waits(who)) {
        fight.fighter(who).finish();
        fight.segmentStart().end(who);
      }
    }
  }

  /** He has chosen to act later. */
  private boolean waits(Combatant who) {
    return fight.fighter(who).due < fight.fighter(who).number;
  }

  /** Without who waits on. */
  private List<Part> choose(List<Combatant> both) {
    List<Action> answers =
        fight.table.askAll(both.stream().map(who -> fight.question(who, true)).toList());
    var parts = new ArrayList<Part>();
    for (int i = 0; i < both.size(); i++) {
      Combatant who = both.get(i);
      Action action = settled(who, answers.get(i));
      if (action.cost() == Cost.DELAY) {
        action.take(who);
      } else {
        parts.add(new Part(who, action));
      }
    }
    return parts;
  }

  /** After all that costs nothing. */
  private Action settled(Combatant who, Action answer) {
    Action action = answer;
    while (fight.canAct(who) && action.cost() == Cost.FREE) {
      action.take(who);
      action = fight.table.ask(fight.question(who, true));
    }
    return action;
  }

  private void actTogether(List<Part> parts) {
    fight.moment.open();
    boolean flight = parts.stream().anyMatch(this::retreats);
    if (flight) {
      stand(parts);
    }
    for (Part part : parts) {
      if (part.moves) {
        fight.moment.act(part.who, () -> take(part.who, part.chosen, true));
      }
    }
    goOn(parts);
    if (!flight) {
      stand(parts);
    }
    for (Part part : parts) {
      Action then = part.then;
      if (then != null) {
        fight.moment.act(part.who, () -> second(part.who, then));
      }
    }
    parts.stream()
        .filter(part -> !waits(part.who))
        .forEach(part -> fight.fighter(part.who).finish());
    fight.moment.close();
    for (Part part : parts) {
      sink(part.who, parts);
      if (!waits(part.who)) {
        fight.segmentStart().end(part.who);
      }
    }
  }

  /** Whoever runs is struck before he is gone. A2O.GAP.24 */
  private boolean retreats(Part part) {
    return part.moves && fight.fighter(part.who).declared == Declaration.Plan.RETREAT;
  }

  /** Those who do not move; what can no longer be done may be done otherwise. */
  private void stand(List<Part> parts) {
    for (Part part : parts) {
      if (!part.moves) {
        boolean anew = fight.allowance().bars(part.who, part.chosen, true) != null;
        if (anew) {
          part.chosen = settled(part.who, fight.table.ask(fight.question(part.who, true)));
        }
        fight.moment.act(part.who, () -> take(part.who, part.chosen, true));
        if (anew && part.chosen.cost() == Cost.MOVEMENT && mayGoOn(part.who)) {
          part.then = fight.table.ask(fight.question(part.who, false));
        }
      }
    }
  }

  /** Both know where both stand before either strikes. */
  private void goOn(List<Part> parts) {
    List<Part> left =
        parts.stream()
            .filter(part -> part.chosen.cost() == Cost.MOVEMENT && mayGoOn(part.who))
            .toList();
    if (!left.isEmpty()) {
      List<Action> answers =
          fight.table.askAll(left.stream().map(part -> fight.question(part.who, false)).toList());
      for (int i = 0; i < left.size(); i++) {
        left.get(i).then = answers.get(i);
      }
    }
  }

  /** Who falls in it learns at once how badly he is hurt. A2O.DUEL.02-03 */
  private void sink(Combatant who, List<Part> parts) {
    if (who.fate() == Fate.DOWN) {
      Combatant by = parts.getFirst().who == who ? parts.getLast().who : parts.getFirst().who;
      fight.mortalWounds().rollAtOnce(who, by, fight.options.duelWounds, TOGETHER);
    }
  }

  private void tell(Combatant one, Combatant other) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("duel", "A2O.DUEL.01")
              .by(one)
              .on(other)
              .says(one.name() + " and " + other.name() + " act at the same moment."));
    }
  }
}
