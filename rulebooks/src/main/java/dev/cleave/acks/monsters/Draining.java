package dev.cleave.acks.monsters;

import dev.cleave.acks.book.Harm;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import java.util.List;
import java.util.Set;

/** Levels and Hit Dice drained, and all that goes with them. A2.R.160 */
public final class Draining {

  private static final Set<String> LIFELESS = Set.of("undead", "construct");
  private static final Harm CHILL = Harm.magic(List.of("necrotic"));

  private final MonstersRoom fight;

  Draining(MonstersRoom fight) {
    this.fight = fight;
  }

  /** The lifeless have nothing to lose; who loses his last level is slain. */
  public void drain(Combatant by, Combatant target, int levels) {
    if (LIFELESS.contains(target.sheet().kind())) {
      return;
    }
    if (fight.defers(target)) {
      fight.later(() -> drain(by, target, levels));
      return;
    }
    int has = levels(target);
    int left = Math.max(0, has - levels);
    int most = target.mostHitPoints();
    int points = left == 0 ? 0 : most * levels / has;
    Health.of(target).drain(has - left);
    target.weaken(points);
    forget(target, has - left);
    fight.fighter(target).reckon(fight.book);
    if (fight.table.listens()) {
      fight.table.tell(event(by, target, has - left, left, points));
    }
    if (left == 0) {
      fight.slay(target, by);
    } else {
      fight.whenHurt(target, by, CHILL); // the last of his hit points may be among them
    }
  }

  /** Whole levels or Hit Dice that are left. */
  private static int levels(Combatant who) {
    int whole = who.sheet().isCharacter() ? who.sheet().level() : who.sheet().hitDice().whole();
    return Math.max(0, whole - Health.drained(who));
  }

  /** The highest of the spells he has in mind, the last of equals, for each level. */
  private static void forget(Combatant who, int levels) {
    for (int i = 0; i < levels && !who.spells().isEmpty(); i++) {
      Spell highest = who.spells().getFirst();
      for (Spell spell : who.spells()) {
        highest = spell.level() >= highest.level() ? spell : highest;
      }
      who.forget(highest);
    }
  }

  private Event event(Combatant by, Combatant target, int levels, int left, int points) {
    Fighter fighter = fight.fighter(target);
    String what = fighter.who.sheet().isCharacter() ? " level" : " Hit Die";
    String many = fighter.who.sheet().isCharacter() ? " levels" : " Hit Dice";
    String lost = levels + (levels == 1 ? what : many);
    return Event.of("drained", "A2.R.160")
        .by(by)
        .on(target)
        .fact("levels", levels)
        .fact("left", left)
        .fact("amount", points)
        .fact("hp", target.hitPoints())
        .says(
            target.name()
                + " loses "
                + lost
                + " and is left with "
                + left
                + (left == 0 ? "." : ", and with " + target.hitPoints() + " hp."))
        .openly(target.name() + " loses " + lost + ".");
  }
}
