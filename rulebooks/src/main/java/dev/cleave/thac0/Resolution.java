package dev.cleave.thac0;

import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.YesNo;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Left;
import dev.cleave.thac0.turn.ReleaseQuestion;
import dev.cleave.thac0.turn.Turns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Step 4: count after count; those of one number act together. TH.RESOLVE.01, TH.C.INIT.20 */
final class Resolution {

  private final Turns fight;

  Resolution(Turns fight) {
    this.fight = fight;
  }

  void resolve() {
    if (fight.numbers.loadedAndAimed && fight.course.count == 0) {
      aimed();
    }
    List<Fighter> due = due();
    while (!due.isEmpty() && !fight.battle.isOver()) {
      fight.table.lull(fight.battle);
      int number = due.getFirst().number;
      if (countApart(due.size() > 1 ? stillFirst(due) : due, Left.ALL)) {
        release(number);
      }
      due = due();
    }
    passes();
    leftOver();
  }

  /** A specialist with the string drawn shoots before anything else happens. TH.C.ATKS.05 */
  private void aimed() {
    for (Fighter fighter : fight.fighters) {
      if (isDue(fighter) && fighter.declared(Deed.SHOOT) && fighter.drawn) {
        fight.course.count++;
        call(fighter);
        fight.turn.take(fighter, Left.ALL);
      }
    }
  }

  /** Those of the lowest number who have still to act. */
  private List<Fighter> due() {
    var due = new ArrayList<Fighter>(2);
    int lowest = Fighter.NEVER;
    for (Fighter fighter : fight.fighters) {
      if (fighter.number <= lowest && isDue(fighter)) {
        if (fighter.number < lowest) {
          due.clear();
          lowest = fighter.number;
        }
        due.add(fighter);
      }
    }
    return due;
  }

  /** Guards and those who parry have nothing to be called for. */
  private static boolean isDue(Fighter fighter) {
    return !fighter.acted
        && fighter.number != Fighter.NEVER
        && !fighter.holding
        && fighter.canAct()
        && !fighter.declared(Deed.GUARD)
        && !fighter.declared(Deed.PARRY);
  }

  /** Who need not move comes first. TH.C.INIT.21 */
  private List<Fighter> stillFirst(List<Fighter> due) {
    var ordered = new ArrayList<Fighter>(due.size());
    int still = 0;
    for (Fighter fighter : due) {
      if (isStill(fighter)) {
        ordered.add(still++, fighter);
      } else {
        ordered.add(fighter);
      }
    }
    return ordered;
  }

  private boolean isStill(Fighter fighter) {
    if (fighter.plan == null || fighter.plan.deed().isGait() || fighter.declared(Deed.CHARGE)) {
      return false;
    }
    if (!fighter.declared(Deed.ATTACK)) {
      return true;
    }
    for (Fighter foe : fight.fighters) {
      if (fight.awareness.isFoe(fighter, foe) && fight.reach.has(fighter, foe)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Of whom players may know nothing he acts right after the others of his number; after a count
   * that is his alone nobody is asked whether he waits any longer. TH.R.69
   *
   * @return whether anybody known had this count
   */
  private boolean countApart(List<Fighter> due, Left left) {
    fight.course.count++;
    if (!isMixed(due)) {
      boolean known = !due.isEmpty() && !fight.isUnknown(due.getFirst());
      count(due, left);
      return known;
    }
    List<Fighter> known = new ArrayList<>(due);
    List<Fighter> unknown = new ArrayList<>(due);
    known.removeIf(fight::isUnknown);
    unknown.removeAll(known);
    count(known, left);
    if (!fight.battle.isOver()) {
      fight.course.count++;
      count(unknown, left);
    }
    return true;
  }

  private boolean isMixed(List<Fighter> due) {
    boolean known = false;
    boolean unknown = false;
    for (Fighter fighter : due) {
      boolean is = fight.isUnknown(fighter);
      known |= !is;
      unknown |= is;
    }
    return known && unknown;
  }

  /** What several do on one count takes effect when it ends. TH.C.INIT.20 */
  private void count(List<Fighter> due, Left left) {
    boolean shared = due.size() > 1;
    if (shared) {
      fight.damage.together();
    }
    for (Fighter fighter : due) {
      fighter.onCount = true;
    }
    if (left == Left.ALL) {
      for (Fighter fighter : due) {
        fight.cover.preempt(fighter); // before anybody on this count: TH.C.INIT.23
      }
    }
    for (Fighter fighter : due) {
      boolean may =
          left == Left.LATER ? fighter.attacksLeft > 0 && fighter.canAct() : isDue(fighter);
      if (may) {
        call(fighter);
        fight.turn.take(fighter, left);
        fighter.onCount = true;
      }
      if (!shared && fight.battle.isOver()) {
        break;
      }
    }
    if (shared) {
      fight.damage.fall();
    }
    for (Fighter fighter : due) {
      fighter.onCount = false;
    }
  }

  private void call(Fighter fighter) {
    if (fight.listens()) {
      fight.tell(
          Event.of(Event.Kind.SEGMENT, "TH.RESOLVE.01")
              .by(fighter.combatant)
              .fact("count", fighter.number)
              .says(fighter + " acts on " + fighter.number + "."));
    }
  }

  /** Who holds may act on the next count. TH.C.HOLD.02, TH.C.HOLD.03 */
  private void release(int after) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.holding
          && !fighter.acted
          && fighter.canAct()
          && fighter.number <= after
          && fight.table.ask(new ReleaseQuestion(fight, fighter, after)) == YesNo.YES) {
        fighter.holding = false;
        fighter.number = after + 1;
        tell(fighter, after + 1);
      }
    }
  }

  private void tell(Fighter fighter, int number) {
    if (fight.listens()) {
      fight.tell(
          Event.of(Event.Kind.RELEASES, "TH.C.HOLD.02")
              .by(fighter.combatant)
              .fact("number", number)
              .says(fighter + " acts now."));
    }
  }

  /** Further attacks, one at a time in the order of initiative. TH.MELEE.04, TH.MISSILE.08 */
  private void passes() {
    fight.course.laterPass = true;
    boolean any = true;
    while (any && !fight.battle.isOver()) {
      any = false;
      int number = nextLater(Integer.MIN_VALUE);
      while (number != Fighter.NEVER && !fight.battle.isOver()) {
        var due = new ArrayList<Fighter>();
        for (Fighter fighter : fight.fighters) {
          if (hasMore(fighter) && fighter.number == number) {
            due.add(fighter);
          }
        }
        int[] before = due.stream().mapToInt(fighter -> fighter.attacksLeft).toArray();
        countApart(due, Left.LATER);
        for (int i = 0; i < before.length; i++) {
          if (due.get(i).attacksLeft == before[i]) {
            due.get(i).attacksLeft = 0; // waived
          }
          any = true;
        }
        number = nextLater(number);
      }
    }
  }

  private static boolean hasMore(Fighter fighter) {
    return fighter.attacksLeft > 0
        && fighter.acted
        && fighter.canAct()
        && fighter.number != Fighter.NEVER
        && !fighter.guarding;
  }

  private int nextLater(int after) {
    int lowest = Fighter.NEVER;
    for (Fighter fighter : fight.fighters) {
      if (hasMore(fighter) && fighter.number > after) {
        lowest = Math.min(lowest, fighter.number);
      }
    }
    return lowest;
  }

  /** Guards nobody came to, and holds not used. TH.GUARD.11, TH.GUARD.12, TH.C.HOLD.05 */
  private void leftOver() {
    var late = new ArrayList<Fighter>();
    for (Fighter fighter : fight.fighters) {
      boolean idle = fighter.guarding && !fighter.attacked && fighter.attacksLeft > 0;
      if (fighter.canAct() && !fighter.acted && (idle || fighter.holding)) {
        late.add(fighter);
      }
    }
    if (late.size() > 1) {
      late.sort(Comparator.comparingInt(fighter -> fighter.number));
    }
    for (Fighter fighter : late) {
      if (fight.battle.isOver()) {
        return;
      }
      if (fighter.canAct()) {
        fight.course.count++;
        boolean held = fighter.holding;
        fighter.holding = false;
        fight.turn.take(fighter, held ? Left.HELD : Left.ABORTED);
      }
    }
  }
}
