package dev.cleave.thac0.aftermath;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.time.Duration;
import org.jspecify.annotations.Nullable;

/** Something the Judge may have happen when the fight is over. */
sealed interface Deed extends Answer {

  /** To whom it is done, null if to nobody in particular. */
  default @Nullable Combatant on() {
    return null;
  }

  /** One person does something for another. */
  sealed interface Care extends Deed {

    Combatant by();

    @Override
    Combatant on();
  }

  /** "bind Anna by Bert". TH.C.DMG.05, TH.C.CRIT.10 */
  record Bind(Combatant by, Combatant on) implements Care {

    @Override
    public String verb() {
      return "bind";
    }

    @Override
    public String text() {
      return "bind " + on.name() + " by " + by.name();
    }
  }

  /** "cast cure light wounds at Anna by Cleo". TH.C.DMG.06 */
  record Cast(Combatant by, Spell spell, Combatant on) implements Care {

    @Override
    public String verb() {
      return "cast";
    }

    @Override
    public String text() {
      return "cast " + spell.name() + " at " + on.name() + " by " + by.name();
    }
  }

  /** "give healing potion to Anna by Bert". TH.C.ITEM.01 */
  record Give(Combatant by, Item item, Combatant on) implements Care {

    @Override
    public String verb() {
      return "give";
    }

    @Override
    public String text() {
      return "give " + item.name() + " to " + on.name() + " by " + by.name();
    }
  }

  /** "wait 2 hours", "rest 7 days". TH.C.HEAL.02 */
  record Pass(Duration lapse, boolean bed) implements Deed {

    @Override
    public String verb() {
      return bed ? "rest" : "wait";
    }

    @Override
    public String text() {
      return verb() + " " + lapse.text();
    }
  }

  /** "test healing potion of Anna against magical fire". TH.C.SAVE.09, TH.R.71 */
  record Test(Combatant on, String thing, String against) implements Deed {

    @Override
    public String verb() {
      return "test";
    }

    @Override
    public String text() {
      return "test " + thing + " of " + on.name() + " against " + against;
    }
  }

  /** The Judge has seen enough. */
  enum Ending implements Deed {
    DONE;

    @Override
    public String text() {
      return "done";
    }

    @Override
    public boolean declines() {
      return true;
    }
  }
}
