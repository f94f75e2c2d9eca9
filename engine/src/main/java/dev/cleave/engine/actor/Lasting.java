package dev.cleave.engine.actor;

/**
 * A rulebook's own notes on somebody besides hit points and conditions, from one fight to the next.
 * A book without such rules keeps none.
 */
public interface Lasting {

  /** The same, to be changed apart from this. */
  Lasting copy();
}
