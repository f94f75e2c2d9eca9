package dev.cleave.acks2;

import dev.cleave.engine.table.Answer;

/**
 * The effect an attacker settles on.
 *
 * @param nonlethal of brawling: to knock out. A2O.FX.BRAWL.02
 */
record Stroke(CriticalEffect effect, boolean nonlethal) implements Answer {

  Stroke(CriticalEffect effect) {
    this(effect, false);
  }

  @Override
  public String verb() {
    return effect.text;
  }

  @Override
  public String text() {
    return effect.text + (nonlethal ? " nonlethal" : "");
  }
}
