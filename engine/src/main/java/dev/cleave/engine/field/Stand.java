package dev.cleave.engine.field;

/** Where somebody stood and how, so that a way can be tried and taken back. */
@FunctionalInterface
public interface Stand {

  /** Puts him back as he was. */
  void restore();
}
