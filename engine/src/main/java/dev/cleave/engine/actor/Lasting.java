package dev.cleave.engine.actor;

/**
 * What a rulebook keeps of somebody besides hit points and conditions, from one fight to the next.
 * A book without such rules keeps nothing.
 */
public interface Lasting {

  /** The same, to be changed apart from this. */
  Lasting copy();
}
