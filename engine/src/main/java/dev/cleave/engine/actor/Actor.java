package dev.cleave.engine.actor;

/** Somebody who takes part in a scene: who rolls, who is asked, to whom things happen. */
public interface Actor {

  /** Its place among those of the scene; never changes. */
  int index();

  String name();

  Side side();
}
