package dev.cleave.weaponskill.wrestling;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Answer;
import org.jspecify.annotations.Nullable;

/** The winner's choice after a wrestling contest. WS.WRESTLE.06 */
sealed interface Hold extends Answer {

  /** Holds him so that he can do little but struggle. */
  record Immobilize() implements Hold {
    @Override
    public String text() {
      return "immobilize";
    }
  }

  /** Goes for something in his hands; if it is neither weapon nor item, for the shield. WS.R.19 */
  record Disarm(@Nullable Weapon weapon, @Nullable Item item) implements Hold {

    String what() {
      return weapon != null ? weapon.name() : item != null ? item.name() : "shield";
    }

    @Override
    public String verb() {
      return "disarm";
    }

    @Override
    public String text() {
      return "disarm " + what();
    }
  }

  /** Lets him go. */
  record Release() implements Hold {
    @Override
    public String text() {
      return "release";
    }
  }
}
