package dev.cleave.thac0;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.magic.Casting;
import dev.cleave.thac0.turn.Turns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Step 3: a die, what one does and how one stands; the lowest number first. TH.C.INIT.02 */
final class Initiative {

  private static final Reason INITIATIVE = new Reason("initiative", "TH.C.INIT.02");

  private final Turns fight;

  Initiative(Turns fight) {
    this.fight = fight;
  }

  void roll() {
    if (fight.numbers.groupInitiative || fight.numbers.modifiedGroup) {
      bySide();
    } else {
      byEach();
    }
    if (fight.listens()) {
      tell();
    }
  }

  /** One die a side; with the plain method nothing of one's own counts. TH.C.INIT.03, .06 */
  private void bySide() {
    for (Side side : fight.battle.sides()) {
      if (fight.battle.standing(side) == 0) {
        continue;
      }
      Fighter roller = roller(side);
      int die =
          fight.table.roll(
              fight.numbers.initiative.initiative,
              INITIATIVE,
              roller == null ? null : roller.combatant);
      int shared = fight.numbers.groupInitiative ? shared(side) : 0;
      if (shared != 0 && fight.listens()) {
        announce(side, shared);
      }
      for (Fighter fighter : fight.fighters) {
        if (fighter.combatant.side() == side && fighter.canAct()) {
          fighter.die = die;
          fighter.number = fight.numbers.groupInitiative ? die + shared : own(fighter, die);
        }
      }
    }
  }

  /** The one who is named for it, else the first of the side that can act. TH.INIT.03 */
  private @Nullable Fighter roller(Side side) {
    Fighter first = null;
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.side() == side && fighter.canAct()) {
        if (fighter.sheet().has("rolls for the side")) {
          return fighter;
        }
        first = first == null ? fighter : first;
      }
    }
    return first;
  }

  /** TH.INIT.04 */
  private void announce(Side side, int shared) {
    fight.tell(
        Event.of("situation", "TH.INIT.04")
            .fact("side", side.name())
            .fact("modifier", shared)
            .says("All of " + side.name() + ": " + (shared > 0 ? "+" : "") + shared + "."));
  }

  /** A situation counts for the side only if all of it are in it. TH.C.INIT.05 */
  private int shared(Side side) {
    Tally common = null;
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.side() == side && fighter.canAct()) {
        Tally own = fight.numbering.situation(fighter);
        common = common == null ? own : both(common, own);
      }
    }
    return common == null ? 0 : common.target();
  }

  private static Tally both(Tally one, Tally other) {
    var both = new Tally();
    for (int i = 0; i < one.size(); i++) {
      for (int j = 0; j < other.size(); j++) {
        Term term = one.term(i);
        if (isAlike(term, other.term(j))) {
          both.against(one.value(i), term);
        }
      }
    }
    return both;
  }

  /** To be set for a charge and to be charged are one bonus. TH.C.INIT.18 */
  private static boolean isAlike(Term one, Term other) {
    return one.equals(other) || one.label().contains("charge") && other.label().contains("charge");
  }

  private void byEach() {
    for (Fighter fighter : fight.fighters) {
      if (!fighter.canAct()) {
        continue;
      }
      Fighter leader = fight.numbers.sharedDie ? leader(fighter) : null;
      fighter.die =
          leader == null
              ? fight.table.roll(fight.numbers.initiative.initiative, INITIATIVE, fighter.combatant)
              : leader.die;
      fighter.number = own(fighter, fighter.die);
    }
  }

  /** The first of like creatures that have declared the same. TH.C.INIT.08 */
  private @Nullable Fighter leader(Fighter fighter) {
    for (Fighter other : fight.fighters) {
      if (other == fighter) {
        return null;
      }
      Plan plan = other.plan;
      if (other.canAct()
          && !other.isEnemyOf(fighter)
          && other.sheet().id().equals(fighter.sheet().id())
          && plan != null
          && fighter.plan != null
          && plan.isLike(fighter.plan)) {
        return other;
      }
    }
    return null;
  }

  private int own(Fighter fighter, int die) {
    Plan plan = fighter.plan;
    if (plan == null) {
      return die;
    }
    if (plan.spell() != null && Casting.rounds(plan.spell()) > 0) {
      return Fighter.NEVER; // TH.C.INIT.15
    }
    return die + fight.numbering.all(fighter, plan);
  }

  private void tell() {
    var order = new ArrayList<Fighter>();
    for (Fighter fighter : fight.fighters) {
      if (fighter.canAct() && fighter.number != Fighter.NEVER) {
        order.add(fighter);
      }
    }
    order.sort(Comparator.comparingInt(fighter -> fighter.number));
    var event =
        Event.of(Event.Kind.INITIATIVE, "TH.C.INIT.02")
            .says(words(order, true))
            .openly(words(order, false));
    for (Fighter fighter : order) {
      event.fact(fighter.name(), fighter.number);
    }
    fight.tell(event);
  }

  private static String words(List<Fighter> order, boolean all) {
    var words = new StringBuilder("Initiative:");
    String sign = " ";
    for (Fighter fighter : order) {
      if (all || !fighter.is(State.HIDDEN)) {
        words.append(sign).append(fighter).append(' ').append(fighter.number);
        sign = ", ";
      }
    }
    return words.append('.').toString();
  }
}
