package dev.cleave.engine.odds;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Memory;
import java.util.ArrayList;
import java.util.Arrays;

/**
 * All that may count for what comes next: the throw, the battle as everybody can see it, what the
 * book notes of its memory, and what has been done in this turn. A rule that remembers more than
 * that would have to have told it.
 */
final class State {

  private final Throw next;
  private final Story story;
  private final Object[] changed;
  private final int hash;

  private State(Throw next, Story story, Object[] changed) {
    this.next = next;
    this.story = story;
    this.changed = changed;
    int told = story.told().hashCode() * 31 + story.blows();
    this.hash = (told * 31 + next.dice().most()) * 31 + Arrays.deepHashCode(changed);
  }

  /** How everybody was when the turn began; of a later moment only what differs is noted. */
  static final class Start {

    private final Battle battle;
    private final long[][] whereabouts;
    private final boolean fallenCount;

    /**
     * @param fallenCount whether the hit points of the fallen matter
     */
    Start(Battle battle, boolean fallenCount) {
      this.battle = battle;
      this.fallenCount = fallenCount;
      this.whereabouts = new long[battle.size()][];
      for (Combatant who : battle.combatants()) {
        whereabouts[who.index()] = battle.field().whereabouts(who);
      }
    }

    State at(Battle now, Throw next, Story story) {
      var changed = new ArrayList<Object>();
      for (int i = 0; i < whereabouts.length; i++) {
        Combatant who = now.combatant(i);
        long[] where = now.field().whereabouts(who);
        boolean moved = !Arrays.equals(where, whereabouts[i]);
        if (moved || isOther(battle.combatant(i), who)) {
          note(who, changed);
          changed.add(where);
        }
      }
      Memory memory = now.memory();
      if (memory != null) {
        memory.note(changed);
      }
      return new State(next, story, changed.toArray());
    }

    private static boolean isOther(Combatant then, Combatant now) {
      return now.hitPoints() != then.hitPoints()
          || now.fate() != then.fate()
          || now.conditions() != then.conditions()
          || !now.weapon().name().equals(then.weapon().name())
          || !now.offHand().name().equals(then.offHand().name())
          || now.bearsShield() != then.bearsShield()
          || belongings(now) != belongings(then);
    }

    private void note(Combatant who, ArrayList<Object> changed) {
      changed.add(who.index());
      changed.add(who.fate());
      changed.add(who.isStanding() || fallenCount ? who.hitPoints() : 0);
      changed.add(who.conditions());
      changed.add(who.weapon().name());
      changed.add(who.offHand().name());
      changed.add(who.bearsShield());
      changed.add(belongings(who));
    }

    private static long belongings(Combatant who) {
      return who.weapons().size()
          + 100L * who.items().size()
          + 10_000L * who.spells().size()
          + 1_000_000L * who.ammunition().size();
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof State state
        && hash == state.hash
        && story.isLike(state.story)
        && next.isLike(state.next)
        && Arrays.deepEquals(changed, state.changed);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
