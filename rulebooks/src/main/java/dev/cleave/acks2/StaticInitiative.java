package dev.cleave.acks2;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Numbers are found in the first round and kept; a delay lowers one for good. Its hybrids have some
 * roll again. A2O.STATIC.01-04, A2O.HYBRID.01-03, A2O.MIX.20-23
 */
final class StaticInitiative extends GroupInitiative {

  private static final Forbidden TOO_LOW =
      new Forbidden("WHO cannot wait that long", "A2O.STATIC.04");

  private final List<Reroll> rerolls;

  StaticInitiative(OptionalRules fight, List<Reroll> rerolls) {
    super(fight);
    this.rerolls = rerolls;
  }

  @Override
  public void roll() {
    settle();
    for (Reroll reroll : rerolls) {
      reroll.open();
    }
    super.roll();
    OptionMemory ours = fight.ours;
    ours.first = OptionMemory.NOBODY;
    ours.last = OptionMemory.NOBODY;
    for (Reroll reroll : rerolls) {
      reroll.close();
    }
  }

  @Override
  protected void number(Fighter fighter) {
    OptionMemory ours = fight.ours;
    int index = fighter.who.index();
    if (!ours.numbered[index]) {
      super.number(fighter);
      return;
    }
    for (Reroll reroll : rerolls) {
      if (reroll.isDue(fighter)) {
        if (reroll.isAlone()) {
          ours.groups[index] = index;
        }
        super.number(fighter);
        return;
      }
    }
    keep(fighter);
  }

  /** Who has waited leaves the count of his group. A2O.STATIC.02-03, A2O.GAP.20 */
  private void keep(Fighter fighter) {
    OptionMemory ours = fight.ours;
    int index = fighter.who.index();
    if (ours.called[index] < fighter.number) {
      leave(index);
    }
    actOn(fighter, Math.min(fighter.number, ours.called[index]), "A2O.STATIC.02");
  }

  /** The group goes by its first member who is left. */
  private void leave(int index) {
    int[] groups = fight.ours.groups;
    int heir = OptionMemory.NOBODY;
    for (int i = 0; i < groups.length; i++) {
      if (i != index && groups[i] == index) {
        heir = heir == OptionMemory.NOBODY ? i : heir;
        groups[i] = heir;
      }
    }
    groups[index] = index;
  }

  @Override
  protected void take(Fighter fighter, int die, int modifier) {
    super.take(fighter, die, modifier);
    int index = fighter.who.index();
    fight.ours.numbered[index] = true;
    fight.ours.rolled[index] = fighter.number;
    fight.ours.called[index] = fighter.number;
  }

  @Override
  public @Nullable Combatant next() {
    settle();
    Combatant next = super.next();
    if (next != null) {
      fight.ours.lastCalled = next.index();
      fight.ours.called[next.index()] = count();
    }
    return next;
  }

  @Override
  void actsToo(Combatant other) {
    settle();
    fight.ours.lastCalled = other.index();
  }

  /** Who was called last has acted, unless he waits on. */
  private void settle() {
    OptionMemory ours = fight.ours;
    if (ours.lastCalled != OptionMemory.NOBODY && !fight.fighters[ours.lastCalled].waiting) {
      ours.first = ours.first == OptionMemory.NOBODY ? ours.lastCalled : ours.first;
      ours.last = ours.lastCalled;
    }
    ours.lastCalled = OptionMemory.NOBODY;
  }

  /** However often he has waited, the number the dice gave limits it. A2O.STATIC.04, A2O.GAP.22 */
  @Override
  protected int floor(Combatant who) {
    int rolled = fight.ours.rolled[who.index()];
    int number = fight.fighter(who).number;
    return rolled > 0 ? Math.max(fight.roundNumbers().lastCount, -rolled) : number;
  }

  @Override
  protected Forbidden barsDelay(Combatant who) {
    return TOO_LOW;
  }
}
