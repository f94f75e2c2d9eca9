package dev.cleave.thac0.harm;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Volley;
import java.util.EnumSet;
import java.util.Set;

/** States that come over people and pass. TH.END.06 */
public final class States {

  /** A net about one, a lash or the jaws of a pole: no time to aim. TH.CALL.06 */
  private static final Set<State> SPOILS =
      EnumSet.of(State.DAZED, State.BLIND, State.ENTANGLED, State.CAUGHT);

  private final HarmRoom fight;

  States(HarmRoom fight) {
    this.fight = fight;
  }

  /** Comes over somebody when the count ends, or at once. TH.C.INIT.20 */
  public void lay(Fighter on, State state, int until) {
    if (fight.course.volley.depth > 0) {
      fight.course.volley.pending.add(new Volley.Laid(on.index(), state.ordinal(), until));
    } else {
      gain(on, state, until);
    }
  }

  /** At once. */
  public void gain(Fighter on, State state, int until) {
    if (!on.combatant.isPresent()) {
      return;
    }
    boolean had = on.is(state);
    on.combatant.gain(state);
    int before = on.combatant.until(state);
    if (until > 0 && (!had || before > 0)) {
      on.combatant.setUntil(state, Math.max(until, before));
    } else if (until == 0 && before > 0) {
      on.combatant.setUntil(state, 0);
    }
    if (state == State.PRONE) {
      on.combatant.lose(State.KNEELING);
      on.combatant.lose(State.SITTING);
    }
    if (state == State.PRONE || on.isUnable() || SPOILS.contains(state)) {
      on.spoiled = true; // TH.CALL.06
    }
    if (state == State.PRONE || on.isUnable()) {
      interrupt(on, "is " + state.label());
    }
    if (on.isUnable()) {
      release(on);
    }
    if (!had) {
      tell(on, state, "gains", " is " + state.label() + ".");
    }
    if (state == State.PRONE || on.isUnable()) {
      fight.wings.fall(on);
    }
  }

  public void lose(Fighter on, State state) {
    if (on.is(state)) {
      on.combatant.lose(state);
      on.combatant.setUntil(state, 0);
      tell(on, state, "loses", " is no longer " + state.label() + ".");
    }
  }

  /** A spell in the making is lost, and so is whatever took care. TH.C.CAST.02, TH.CALL.06 */
  public void interrupt(Fighter on, String why) {
    Item scroll = on.plight.reading;
    if (scroll != null && !on.onCount && !on.acted) {
      on.plight.reading = null;
      on.combatant.drop(scroll);
      lose(on, why, scroll.name(), "TH.C.ITEM.01");
    }
    if (on.casting != null && !on.onCount) {
      String spell = on.casting.name();
      on.combatant.forget(on.casting);
      on.casting = null;
      lose(on, why, spell, "TH.C.CAST.02");
    }
  }

  private void lose(Fighter on, String why, String spell, String rule) {
    on.acted = true;
    if (fight.listens()) {
      fight.tell(
          Event.of("spell lost", rule)
              .by(on.combatant)
              .fact("spell", spell)
              .says(on + " " + why + " and loses the spell " + spell + "."));
    }
  }

  /** Holds nobody any more, and no blade. TH.C.WRES.12, TH.C.TRAP.03 */
  public void release(Fighter fighter) {
    if (fighter.holds >= 0) {
      loosen(fighter);
    }
    if (fighter.traps >= 0) {
      fight.fighters[fighter.traps].trappedBy = -1;
      fighter.traps = -1;
    }
    letGo(fighter);
    fighter.guarding = false;
    fighter.parrying = false;
    fighter.covering = -1;
    fighter.wards.clear();
  }

  /** His hands come off whom he held; another may have him still. TH.C.OVER.03 */
  public void loosen(Fighter holder) {
    Fighter held = fight.fighters[holder.holds];
    boolean others = isHeldByOthers(holder);
    holder.holds = -1;
    if (held.heldBy == holder.index() && others) {
      for (Fighter other : fight.fighters) {
        held.heldBy = other.holds == held.index() ? other.index() : held.heldBy;
      }
    } else if (!others) {
      held.heldBy = -1;
      lose(held, State.PINNED);
    }
  }

  /** Whether somebody else holds whom he holds. */
  public boolean isHeldByOthers(Fighter holder) {
    for (Fighter other : fight.fighters) {
      if (other != holder && other.holds == holder.holds) {
        return true;
      }
    }
    return false;
  }

  /** Opens the jaws, or gives the lash slack. TH.C.SPWM.08 */
  public void letGo(Fighter fighter) {
    if (fighter.catches >= 0) {
      Fighter other = fight.fighters[fighter.catches];
      fighter.catches = -1;
      other.caughtBy = -1;
      lose(other, State.CAUGHT);
    }
  }

  /** And is held by nobody. */
  public void free(Fighter fighter) {
    release(fighter);
    if (fighter.heldBy >= 0) {
      for (Fighter other : fight.fighters) {
        other.holds = other.holds == fighter.index() ? -1 : other.holds;
      }
      fighter.heldBy = -1;
      lose(fighter, State.PINNED);
    }
    if (fighter.caughtBy >= 0) {
      letGo(fight.fighters[fighter.caughtBy]);
    }
    if (fighter.trappedBy >= 0) {
      fight.fighters[fighter.trappedBy].traps = -1;
      fighter.trappedBy = -1;
    }
  }

  /** In the end-of-round step: what has run its course ends. TH.END.06, TH.C.COND.01 */
  public void wearOff() {
    for (Fighter fighter : fight.fighters) {
      if (!fighter.combatant.isOnTheClock()) {
        continue;
      }
      for (State state : State.ALL) {
        int last = fighter.combatant.until(state);
        if (last > 0 && fight.round() >= last) {
          lose(fighter, state);
        }
      }
    }
  }

  private void tell(Fighter fighter, State state, String how, String words) {
    if (fight.listens()) {
      fight.tell(
          Event.of("condition", state.rule())
              .on(fighter.combatant)
              .fact(how, state.label())
              .says(fighter + words));
    }
  }
}
