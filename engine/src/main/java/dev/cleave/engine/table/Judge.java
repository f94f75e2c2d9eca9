package dev.cleave.engine.table;

/** The Judge's hand in a fight: an act takes effect at once and is taken down. */
@FunctionalInterface
public interface Judge {

  void act(Act act);
}
