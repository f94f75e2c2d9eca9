package dev.cleave.engine.table;

/**
 * An answer to a question: a complete action, a choice, a yes or no. Its text is for people and
 * journals; whoever draws or sorts answers asks for the rest of it here, and for whom it is aimed
 * at and where it leads in its {@link Lead}.
 */
public interface Answer {

  /** As scripts, journals and people write it: "charge Augilar". */
  String text();

  /** The words it goes by, whomever it is aimed at and wherever it leads: "charge", "stand up". */
  default String verb() {
    return text();
  }

  /** How one goes by it: "march", "run"; empty if it takes nobody anywhere. */
  default String gait() {
    return "";
  }

  /** One may add where to look on the way: "march to 4,5 facing N". */
  default boolean mayFace() {
    return false;
  }

  /** Leaves be what was asked about: no, nothing, done. */
  default boolean declines() {
    return false;
  }
}
