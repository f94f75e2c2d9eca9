package dev.cleave.acks.turn;

import dev.cleave.acks.book.State;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.odds.Rehearsal;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/**
 * The issue of an answer: the number its die must show, or what settles it without one. Of an
 * attack it is what the first throw will need when it comes to it: at the end of the charge, with
 * the weapon drawn, facing the foe.
 *
 * @param needs null if no die is thrown
 * @param decides what settles it without a die, null if a die does or there is nothing to settle
 */
public record Prospect(@Nullable Tally needs, @Nullable Term decides) {

  public static final Prospect NONE = new Prospect(null, null);

  /** Of a throw at somebody from where one stands. The helpless are hit without one. */
  public static Prospect at(Combatant target, Tally needs) {
    return target.is(State.HELPLESS) || !target.isInTheWay()
        ? new Prospect(null, certain("A2.COND.HELPLESS.03"))
        : new Prospect(needs, null);
  }

  private static Term certain(String rule) {
    return new Term("hit without a throw", rule, Tag.STATE);
  }

  /** Of an action that somebody may choose. */
  public static Prospect of(Question<?> question, Combatant asked, Action action) {
    Prospect attack =
        action instanceof Assault assault && assault.target() != null
            ? ofAttack(question, action.text())
            : null;
    return attack == null ? new Prospect(action.needs(asked), action.decides(asked)) : attack;
  }

  /** As far as the one who is asked can know; null if the answer leads to no attack of his. */
  public static @Nullable Prospect ofAttack(Question<?> question, String answer) {
    Battle known = Battle.in(question.scene()).copy();
    Actor asked = question.who();
    for (Combatant other : known.combatants()) {
      if (other.is(State.HIDDEN)
          && asked != null
          && other.side() != asked.side()
          && !bearsSomebodySeen(known, other)) {
        known.field().remove(other); // A2.COND.HIDE.01
        other.setFate(Fate.REMOVED);
      }
    }
    Event attack = Rehearsal.firstAttack(question, known, answer);
    if (attack == null) {
      return null;
    }
    Tally needs = Rehearsal.needs(attack);
    return needs == null ? new Prospect(null, certain(attack.rule())) : new Prospect(needs, null);
  }

  /** Whoever knows of the rider knows of the mount. */
  private static boolean bearsSomebodySeen(Battle known, Combatant mount) {
    for (Combatant rider : known.combatants()) {
      if (rider != mount
          && rider.isInTheWay()
          && !rider.is(State.HIDDEN)
          && known.field().seat(rider) == mount) {
        return true;
      }
    }
    return false;
  }

  /** "needs 12+", or what settles it; empty if nothing has to be settled. */
  public String words() {
    if (needs != null) {
      return "needs " + needs.least() + "+";
    }
    return decides == null ? "" : decides.label();
  }
}
