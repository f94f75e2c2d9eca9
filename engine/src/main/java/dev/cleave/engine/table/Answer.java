package dev.cleave.engine.table;

/** What somebody may answer: a complete action, a choice, a yes or no. */
public interface Answer {

  /** As scripts, journals and people write it: "charge Augilar". */
  String text();
}
