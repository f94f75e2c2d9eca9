package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.State;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import java.util.HashSet;
import java.util.Set;

/** Looks on while a battle is fought: nobody is ever where or what he cannot be. */
final class Watch {

  private final Battle battle;
  private final boolean meddled;
  private final Set<String> risen = new HashSet<>();

  /**
   * @param meddled whether the Judge puts people where he likes
   */
  Watch(Battle battle, boolean meddled) {
    this.battle = battle;
    this.meddled = meddled;
  }

  void see(Entry entry) {
    if (entry instanceof Entry.Told(Event event)) {
      if (event.is("attack") || event.is("cast") || event.is("segment") && !meddled) {
        Combatant by = battle.named(String.valueOf(event.fact("by")));
        assertThat(by == null || by.isStanding()).as("%s acts: %s", by, event).isTrue();
      }
      if (event.is("heal")) {
        risen.add(String.valueOf(event.fact("on")));
      }
      if (event.is("rises")) { // of itself, where it has lain: A1.R.25
        risen.add(String.valueOf(event.fact("by")));
      }
      if (event.is("round")) {
        look(event.toString());
      }
    }
  }

  /** The last look. */
  void end() {
    look("the end");
  }

  private void look(String when) {
    for (Combatant combatant : battle.combatants()) {
      assertThat(combatant.hitPoints())
          .as("%s: hit points of %s", when, combatant)
          .isLessThanOrEqualTo(combatant.mostHitPoints());
      assertThat(combatant.isStanding() && combatant.hitPoints() <= 0 && !meddled)
          .as("%s: %s stands with %d", when, combatant, combatant.hitPoints())
          .isFalse();
    }
    Battlemap map = battle.field().map();
    if (map != null && !meddled) {
      for (Combatant combatant : battle.combatants()) {
        if (combatant.isStanding()
            && !combatant.is(State.SWALLOWED)
            && battle.field().seat(combatant) == combatant) {
          room(map, combatant, when);
        }
      }
    }
  }

  private void room(Battlemap map, Combatant who, String when) {
    var at = (Square) map.spot(who);
    boolean fits = map.fits(who, at.halvesAcross(), at.halvesDown());
    assertThat(fits || sharesWithSmallFolk(who) || isUnderOrOver(who))
        .as("%s: %s stands at %s", when, who, at.text())
        .isTrue();
  }

  /**
   * On somebody's back; or one of those in the place has lain there, and the other stood over him.
   */
  private boolean isUnderOrOver(Combatant who) {
    for (Combatant other : battle.combatants()) {
      if (other.isStanding() && battle.field().distance(who, other) == 0 && isLow(other)) {
        return true;
      }
    }
    return false;
  }

  private boolean isLow(Combatant who) {
    return risen.contains(who.name())
        || battle.conditions().stream()
            .anyMatch(is -> is.label().equals("clambering") && who.is(is));
  }

  /** The huge may stop on their own small folk. A2.MAP.38 */
  private boolean sharesWithSmallFolk(Combatant who) {
    for (Combatant other : battle.combatants()) {
      int sizes = Math.abs(other.sheet().size().rank() - who.sheet().size().rank());
      if (other != who
          && other.isStanding()
          && !other.isEnemyOf(who)
          && sizes >= 2
          && battle.field().distance(who, other) == 0) {
        return true;
      }
    }
    return false;
  }
}
