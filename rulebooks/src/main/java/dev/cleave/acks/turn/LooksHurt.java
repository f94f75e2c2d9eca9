package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Option;

/** How hurt a foe is: in hit points for the Judge, in a word for whoever faces him. */
public final class LooksHurt {

  private LooksHurt() {}

  public static <T extends Answer> Option<T> option(T answer, Combatant foe) {
    return new Option<>(answer, foe.hitPoints() + " hp").openly(foe.looks());
  }

  /** The same of one who is to be attacked. */
  public static <T extends Answer> Option<T> option(T answer, Combatant foe, Prospect prospect) {
    String words = prospect.words().isEmpty() ? "" : ", " + prospect.words();
    return new Option<>(answer, foe.hitPoints() + " hp" + words).openly(foe.looks() + words);
  }
}
