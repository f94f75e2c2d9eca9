package dev.cleave.engine.actor;

/** A state somebody may be in. Each rulebook lists its own as an enum. */
public interface Condition {

  int ordinal();

  /** In the game's words: "prone". */
  String label();

  /** The rule that says what it means. */
  String rule();
}
