package dev.cleave.weaponskill.attack;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;

/** A response to an attack, made before its die is thrown. */
public sealed interface Response extends Answer {

  /** A blow at whoever provokes it, which lands first. */
  record Blow(String text, Combatant target) implements Response, Assault {}

  /** Answers that strike nobody. */
  enum Plain implements Response {
    FULL_DEFENCE("full defence"),
    WRESTLE("wrestle"),
    STAND("stand");

    private final String text;

    Plain(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }

    @Override
    public boolean declines() {
      return this == STAND;
    }
  }
}
