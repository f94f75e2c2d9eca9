package dev.cleave.acks.turn;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.table.Answer;

/** A declaration before the dice: a spell, or defensive movement. A2.ROUND.05-06 */
public sealed interface Declaration extends Answer {

  /** Everything but a spell. */
  enum Plan implements Declaration {
    NOTHING("nothing"),
    WITHDRAW("withdraw"),
    RETREAT("retreat");

    private final String text;

    Plan(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }

    @Override
    public boolean declines() {
      return this == NOTHING;
    }
  }

  /** A spell to be cast on the caster's segment; at whom is said then. */
  record Casting(Spell spell) implements Declaration {

    @Override
    public String verb() {
      return "cast";
    }

    @Override
    public String text() {
      return "cast " + spell.name();
    }
  }

  /** The same from a scroll in hand. A2.FULL.02 */
  record Reading(Item scroll, Spell spell) implements Declaration {

    @Override
    public String verb() {
      return "read";
    }

    @Override
    public String text() {
      return "read " + scroll.name();
    }
  }
}
