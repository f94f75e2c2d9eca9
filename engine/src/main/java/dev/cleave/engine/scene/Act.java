package dev.cleave.engine.scene;

/**
 * Something the Judge does whatever the rules say. The journal records it as the Judge's. It
 * belongs to the scene that has read it.
 */
public interface Act {

  /** As journals and people write it. */
  String text();

  /** Does it, in the scene it belongs to. */
  void apply();
}
