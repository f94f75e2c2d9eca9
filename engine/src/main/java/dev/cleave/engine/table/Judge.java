package dev.cleave.engine.table;

import dev.cleave.engine.scene.Act;

/** The Judge's hand in a fight: an act takes effect at once and is taken down. */
@FunctionalInterface
public interface Judge {

  void act(Act act);
}
