package dev.cleave.engine.actor;

import java.util.List;

/**
 * A rulebook's knowledge of wounds that outlast a fight: how a scenario states them, what is said
 * of them, and how they are kept. A book without such rules knows of none.
 */
public interface Infirmary {

  Infirmary NONE = new Infirmary() {};

  /** Names of the lasting wounds and curses a scenario may give somebody. */
  default List<String> afflictions() {
    return List.of();
  }

  /** One of its own words: "2 fingers destroyed". */
  default boolean knows(String affliction) {
    return false;
  }

  /** A time somebody must still lie, in its own words: "3 days". */
  default boolean knowsRest(String words) {
    return false;
  }

  /**
   * Gives somebody what a scenario says he brings along, and brings his state in line with it.
   *
   * @param rest empty for none
   */
  default void admit(Combatant who, List<String> afflictions, String rest) {}

  /** Brings somebody's state in line with all it keeps of him. */
  default void settle(Combatant who) {}

  /** Losses for good, as a scenario would state them. */
  default List<String> stated(Combatant who) {
    return List.of();
  }

  /** How long he must still lie, as a scenario would state it; empty if he need not. */
  default String rest(Combatant who) {
    return "";
  }

  /** Losses for good, as they came about: "one ear burned off". */
  default List<String> scars(Combatant who) {
    return List.of();
  }

  /** Anything else to be said of how he fares: "dies after round 6". */
  default List<String> remarks(Combatant who) {
    return List.of();
  }

  /** A number it keeps of somebody by the name cases use, 0 if it keeps none. */
  default int number(Combatant who, String name) {
    return 0;
  }

  /** Writes down all it keeps of somebody. */
  default void pack(Combatant who, Notebook into) {}

  /** Gives it back to him in place of what it keeps of him now. */
  default void unpack(Combatant who, Notes from) {}
}
